// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
]

let package = Package(
  name: "port",
  products: [
    .executable(name: "port", targets: ["port"])
  ],
  targets: [
    .target(name: "Porting", swiftSettings: strict),
    .executableTarget(name: "port", dependencies: ["Porting"], swiftSettings: strict),
    .testTarget(name: "PortingTests", dependencies: ["Porting"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
