// swift-tools-version: 6.2
import PackageDescription

// The checkout of Segue: two folders up, or wherever SEGUE_CHECKOUT says.
let segue = Context.environment["SEGUE_CHECKOUT"] ?? "../.."

let package = Package(
  name: "AnimatorTests",
  dependencies: [
    .package(name: "segue", path: segue)
  ],
  targets: [
    // The app's own sources, as they are: they find UIKit here as they find it on an iPhone.
    .target(
      name: "Transitions",
      dependencies: [
        .product(name: "UIKit", package: "segue", condition: .when(platforms: [.linux]))
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "TransitionsTests",
      dependencies: ["Transitions", .product(name: "Staging", package: "segue")],
      exclude: ["Goldens"]),
  ]
)
