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
  /// Greatest number of errors and warnings that are kept; the rest are counted.
  package var diagnostics = 1_000

  /// The limits that hold where nobody says otherwise.
  package init() {}
}
