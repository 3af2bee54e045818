/// What a scene may ask for before it is refused; every limit can be raised.
package struct SceneLimits: Hashable, Sendable {
  /// Greatest size of a scene or params file, in bytes; more than 2³¹ counts as 2³¹.
  package var fileBytes = 16 << 20
  /// Greatest depth of arrays and objects in each other; more than 512 counts as 512.
  package var nesting = 64
  /// Greatest number of values in a file; bounds the memory that reading takes.
  package var values = 4_000_000
  /// Greatest number of layers in all screens together.
  package var layers = 20_000
  /// Greatest number of path elements in all layers and tracks together.
  package var pathElements = 200_000
  /// Greatest number of tracks of all animators together.
  package var tracks = 20_000
  /// Greatest number of transitions.
  package var transitions = 10_000
  /// Greatest width or height of a frame, in pixels.
  package var canvasSide = 16_384
  /// Greatest number of pixels in a frame: 268 megapixels, a square of the greatest side.
  package var canvasPixels = 268_435_456
  /// Greatest number of frames on the timeline.
  package var frames = 100_000
  /// Greatest number of variants, whatever the scene says; nil for what it says.
  package var variants: Int?
  /// Greatest number of variants of a scene that says nothing about it.
  package var usualVariants = SceneDefaults.maxVariants.value
  /// Greatest number of errors and warnings that are kept; the rest are counted.
  package var diagnostics = 1_000

  /// The limits that hold where nobody says otherwise.
  package init() {}
}

extension SceneLimits {
  /// A limit that can be set by name.
  package struct Field: Sendable {
    /// What project files call it.
    package let name: String
    /// Puts a number in its place; a scene's own word, where it has one, wins over it.
    package let apply: @Sendable (inout SceneLimits, Int) -> Void
  }

  /// Every limit of what a scene may ask for.
  package static let fields: [Field] = [
    Field(name: "fileBytes") { $0.fileBytes = $1 }, Field(name: "nesting") { $0.nesting = $1 },
    Field(name: "values") { $0.values = $1 }, Field(name: "layers") { $0.layers = $1 },
    Field(name: "pathElements") { $0.pathElements = $1 },
    Field(name: "tracks") { $0.tracks = $1 }, Field(name: "transitions") { $0.transitions = $1 },
    Field(name: "canvasSide") { $0.canvasSide = $1 },
    Field(name: "canvasPixels") { $0.canvasPixels = $1 }, Field(name: "frames") { $0.frames = $1 },
    Field(name: "variants") { $0.usualVariants = $1 },
  ]
}
