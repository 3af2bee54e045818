// swift-tools-version: 6.2
import PackageDescription

// The checkout of Segue: two folders up, or wherever SEGUE_CHECKOUT says.
let segue = Context.environment["SEGUE_CHECKOUT"] ?? "../.."

let package = Package(
  name: "AnimatorTool",
  dependencies: [
    .package(name: "segue", path: segue)
  ],
  targets: [
    .executableTarget(
      name: "animate",
      dependencies: [
        .product(name: "CommandLineTool", package: "segue"),
        .product(name: "UIKit", package: "segue"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
