package import SceneFormat

/// A limit of the scene format with the option that raises or lowers it.
package struct LimitOption: Sendable {
  /// How the limit is given.
  package let option: OptionSpecification
  /// Puts a number in its place.
  package let apply: @Sendable (inout SceneLimits, Int) -> Void

  private init(
    _ name: String, _ help: String, _ apply: @escaping @Sendable (inout SceneLimits, Int) -> Void
  ) {
    option = OptionSpecification("limit-" + name, "N", in: .limits, help: help)
    self.apply = apply
  }

  /// Greatest number of pixels of an image, the one limit that the scene's text can't be held
  /// against.
  package static let imagePixels = OptionSpecification(
    "limit-image-pixels", "N", in: .limits, help: "Pixels of an image (default: 67108864).")

  /// Greatest number of pixels of the surfaces that a frame needs at once besides the canvas.
  package static let surfacePixels = OptionSpecification(
    "limit-surface-pixels", "N", in: .limits,
    help: "Pixels of all surfaces that a frame needs at once (default: 268435456).")

  /// Every limit of a scene's text.
  package static let all: [LimitOption] = [
    LimitOption("file-bytes", "Bytes of the scene file (default: 16777216).") {
      $0.fileBytes = $1
    },
    LimitOption("nesting", "Depth of arrays and objects (default: 64).") { $0.nesting = $1 },
    LimitOption("values", "Values in the scene file (default: 4000000).") { $0.values = $1 },
    LimitOption("layers", "Layers of all screens (default: 20000).") { $0.layers = $1 },
    LimitOption("path-elements", "Elements of all paths (default: 200000).") {
      $0.pathElements = $1
    },
    LimitOption("tracks", "Tracks of all animators (default: 20000).") { $0.tracks = $1 },
    LimitOption("transitions", "Transitions (default: 10000).") { $0.transitions = $1 },
    LimitOption("canvas-side", "Pixels of a side of the canvas (default: 16384).") {
      $0.canvasSide = $1
    },
    LimitOption("canvas-pixels", "Pixels of the canvas (default: 268435456).") {
      $0.canvasPixels = $1
    },
    LimitOption("frames", "Frames of the timeline (default: 100000).") { $0.frames = $1 },
    LimitOption("variants", "Variants of a scene (default: the scene's, else 1000).") {
      $0.variants = $1
    },
  ]

  /// Every option that sets a limit.
  package static var options: [OptionSpecification] {
    all.map(\.option) + [imagePixels, surfacePixels]
  }
}
