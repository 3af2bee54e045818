// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target of ours is compiled with.
///
/// Existentials are spelled `any`; imports are internal unless a file says otherwise, so a
/// dependency never leaks into an interface by accident; warnings are errors; every unsafe
/// expression is marked, and only targets that wrap a system library may hold one.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
]

/// A library target of ours: its folder may hold a README.
func house(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: ["README.md"], swiftSettings: strict)
}

/// A test target: it may use whatever the target under test may use.
func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.target(name: name), "TestSupport"] + dependencies,
    resources: resources, swiftSettings: strict)
}

let package = Package(
  name: "segue",
  products: [
    .library(name: "Rasterization", targets: ["Geometry", "Pixels", "Drawing", "Rasterization"]),
    .library(
      name: "Staging",
      targets: [
        "ViewKit", "LayerTree", "Geometry", "Drawing", "Pixels", "Digests", "Timing", "Staging",
      ]),
    .library(name: "SegueTesting", targets: ["SegueTesting"]),
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics", "AVFoundation"]),
    .library(name: "CommandLineTool", targets: ["CommandLineTool"]),
    .executable(name: "segue", targets: ["segue"]),
  ],
  targets: [
    // System libraries, and the targets that wrap them: the only unsafe code.
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    .target(name: "PNGShim", dependencies: ["CPNG"], exclude: ["README.md"]),
    house("Digests", ["CXXHash"]),
    house("PNGCodec", ["Pixels", "Digests", "PNGShim", "FrameDeflate"]),
    house("SystemFiles"),
    house("FoundationBoxes"),

    // The drawing spine: values in, pixels out.
    house("PortableMath"),
    house("Geometry", ["PortableMath"]),
    house("Pixels"),
    house("FrameDeflate", ["Pixels"]),
    house("Drawing", ["Geometry", "Pixels", "Digests"]),
    house("Rasterization", ["Geometry", "Pixels", "Drawing", "Digests", "PortableMath"]),

    // The view spine: scenes, views, layers and time in, display lists out.
    house("Timing", ["PortableMath"]),
    house(
      "LayerTree", ["FoundationBoxes", "Geometry", "Drawing", "Pixels", "Timing", "PortableMath"]),
    house(
      "ViewKit",
      [
        "FoundationBoxes", "LayerTree", "Geometry", "Drawing", "Timing", "Pixels", "PortableMath",
        "PNGCodec", "SystemFiles",
      ]),
    house("SceneFormat", ["Geometry", "Timing"]),
    house(
      "Staging",
      [
        "ViewKit", "LayerTree", "SceneFormat", "Drawing", "Geometry", "Pixels", "Timing",
        "PNGCodec", "Digests", "SystemFiles", "FrameSequences", "Rasterization",
      ]),

    // The names that code written for an iPhone imports. Swift Testing asks for overlays of its own
    // beside modules named UIKit and CoreGraphics, so that there have to be some.
    house("_Testing_UIKit"),
    house("_Testing_CoreGraphics"),
    house("UIKit", ["ViewKit", "LayerTree", "Geometry", "_Testing_UIKit"]),
    house("QuartzCore", ["LayerTree", "Geometry"]),
    house("CoreGraphics", ["LayerTree", "Geometry", "_Testing_CoreGraphics"]),
    house("AVFoundation", ["LayerTree", "Geometry"]),

    // Frames out, and the tool.
    house("FrameSequences", ["Pixels", "PNGCodec", "Digests", "SystemFiles"]),
    house("ComparisonReports", ["Pixels", "FrameSequences"]),
    house(
      "Goldens",
      ["FrameSequences", "Pixels", "PNGCodec", "Digests", "SystemFiles", "PortableMath"]),
    house(
      "SegueTesting",
      [
        "Staging", "Goldens", "ComparisonReports", "FrameSequences", "Pixels", "PNGCodec",
        "Digests",
      ]),
    house(
      "CommandLineTool",
      [
        "Staging", "SceneFormat", "FrameSequences", "Rasterization", "Drawing", "Pixels",
        "PNGCodec", "Timing", "Digests", "SystemFiles", "ViewKit", "Goldens", "ComparisonReports",
      ]),
    .executableTarget(name: "segue", dependencies: ["CommandLineTool"], swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Staging", "SceneFormat", "FrameSequences", "Rasterization", "Drawing", "Pixels",
        "PNGCodec", "Geometry", "Timing", "ViewKit", "LayerTree", "Digests", "SystemFiles",
        "Goldens",
      ],
      exclude: ["README.md"], swiftSettings: strict),

    // What libFuzzer calls; linked with it by Tests/Fuzz/run only.
    .target(
      name: "FuzzFrameWriter", dependencies: ["PNGCodec", "Pixels"],
      path: "Tests/Fuzz/FuzzFrameWriter", swiftSettings: strict),
    .target(
      name: "FuzzPNGReader", dependencies: ["PNGCodec"], path: "Tests/Fuzz/FuzzPNGReader",
      swiftSettings: strict),
    .target(
      name: "FuzzSceneReader", dependencies: ["SceneFormat"], path: "Tests/Fuzz/FuzzSceneReader",
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["Pixels"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests(of: "PortableMath"),
    tests(of: "Digests"),
    tests(of: "SystemFiles"),
    tests(of: "Geometry", ["PortableMath"]),
    tests(of: "Pixels"),
    tests(of: "Drawing", ["Geometry", "Pixels", "Digests"]),
    tests(of: "Rasterization", ["Geometry", "Pixels", "Drawing", "Digests"]),
    tests(of: "FrameDeflate", ["Pixels"]),
    tests(of: "PNGCodec", ["Pixels"]),
    tests(of: "Timing", ["PortableMath"]),
    tests(
      of: "LayerTree",
      ["Geometry", "Drawing", "Pixels", "Timing", "Rasterization", "Digests"]),
    tests(
      of: "ViewKit",
      ["LayerTree", "Geometry", "Drawing", "Pixels", "Timing", "Rasterization", "PNGCodec"]),
    tests(
      of: "SceneFormat", ["Geometry", "Timing"], resources: [.copy("BadScenes")]),
    tests(
      of: "Staging",
      [
        "ViewKit", "LayerTree", "SceneFormat", "Geometry", "Drawing", "Pixels", "Timing",
        "Rasterization", "FrameSequences", "Goldens", "Digests",
      ]),
    // Compiled as code for an iPhone is: it sees the umbrellas only, in Swift 5 mode.
    .testTarget(
      name: "UIKitSurfaceTests",
      dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "AVFoundation"],
      exclude: ["Surface.txt", "generate"], packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Animators as people publish them, compiled in the same way, and what is held true of each.
    .testTarget(
      name: "AnimatorCorpusTests",
      dependencies: ["UIKit", "Staging", "Drawing", "Pixels", "Digests"],
      exclude: ["Goldens"], packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(of: "FrameSequences", ["Pixels", "PNGCodec", "Digests"]),
    tests(of: "Goldens", ["FrameSequences", "Pixels", "PNGCodec", "Digests"]),
    tests(of: "ComparisonReports", ["Pixels", "PNGCodec", "FrameSequences", "Digests"]),
    tests(of: "SegueTesting", ["Staging", "ViewKit"]),
    tests(
      of: "CommandLineTool",
      ["segue", "FrameSequences", "PNGCodec", "Pixels", "Staging", "SceneFormat"],
      resources: [.copy("Help"), .copy("Reports")]),
  ],
  swiftLanguageModes: [.v6]
)

// The sanitizers look at the drawing spine and at all that holds unsafe code, or at the recording of
// animators; with one of these set, nothing else is built for them.
if Context.environment["SEGUE_DRAWING_SPINE"] != nil {
  let spine: Set = [
    "CPNG", "CXXHash", "PNGShim", "Digests", "PNGCodec", "SystemFiles", "PortableMath", "Geometry",
    "Pixels", "FrameDeflate", "Drawing", "Rasterization", "TestSupport",
  ]
  package.targets.removeAll {
    !spine.contains($0.name)
      && !($0.name.hasSuffix("Tests") && spine.contains(String($0.name.dropLast(5))))
  }
  package.products.removeAll { $0.name != "Rasterization" }
} else if Context.environment["SEGUE_RECORDING"] != nil {
  let others: Set = [
    "CommandLineTool", "segue", "Benchmarks", "FuzzFrameWriter", "FuzzPNGReader", "FuzzSceneReader",
  ]
  package.targets.removeAll {
    others.contains($0.name) || ($0.isTest && $0.name != "AnimatorCorpusTests")
  }
  package.products.removeAll { others.contains($0.name) }
}
