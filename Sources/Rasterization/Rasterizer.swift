public import Drawing
public import Pixels

/// Turns display lists into pixels.
///
/// The same list gives the same bytes on every machine: coverage is exact area in integers, blending
/// is exactly rounded, and nothing depends on time, hashing order, the C library's mathematics, or
/// on what was rendered before. A rasterizer only keeps working storage from frame to frame, and
/// recorded pictures that the last frame showed; use one for each core.
///
/// ```swift
/// var rasterizer = Rasterizer()
/// let pixmap = rasterizer.render(list)
/// ```
public struct Rasterizer: Sendable {
  /// Greatest width and height of a canvas, in pixels.
  public static let greatestSide = DeviceEdge.reach

  /// Walks one shape at a time.
  var scanner = ShapeScanner()
  /// Storage of finished groups.
  var pool = SurfacePool()
  /// What commands draw on.
  var surface = Surface.none
  /// All pixels of the picture.
  var canvas = PixelBounds.empty
  /// Which of its pixels they reach.
  var clip = ClipRegion(.empty)
  /// The runs of the current row that the clip lets through.
  var visible: [CoverageRun] = []
  /// Colours of the current row's paint.
  var colors: [UInt32] = []
  /// What is to be taken up again at the matching end.
  var scopes: [Scope] = []
  /// Recorded pictures that are drawn already.
  var recordings = RecordingCache()
  /// Whether this one draws a recording within another list.
  var isInRecording = false

  /// A rasterizer without any storage yet.
  public init() {}

  /// Renders a list into a new pixmap of its size.
  ///
  /// - Precondition: The list's begins and ends match, and its sides are from 0 to
  ///   ``greatestSide``.
  public mutating func render(_ list: DisplayList) -> Pixmap {
    var pixmap = Pixmap(width: list.width, height: list.height)
    render(list, into: &pixmap)
    return pixmap
  }

  /// Renders a list over whatever a pixmap of its size held.
  ///
  /// - Precondition: The list's begins and ends match, its sides are from 0 to ``greatestSide``,
  ///   and the pixmap has the same sides.
  package mutating func render(_ list: DisplayList, into pixmap: inout Pixmap) {
    precondition(list.isBalanced, "every clip and group of a display list is closed in turn")
    precondition(
      list.width <= Self.greatestSide && list.height <= Self.greatestSide,
      "a canvas has at most \(Self.greatestSide) pixels a side")
    precondition(
      list.width == pixmap.width && list.height == pixmap.height,
      "a pixmap is as large as the list rendered into it")
    canvas = PixelBounds(minX: 0, minY: 0, maxX: list.width, maxY: list.height)
    surface = Surface(bounds: canvas, pixels: pixmap.takeStorage())
    clip = ClipRegion(canvas)
    if !isInRecording { recordings.beginCanvas() }
    scopes.removeAll(keepingCapacity: true)
    fillBackground(with: PremultipliedColor(list.background))
    run(list)
    swap(&pixmap.storage, &surface.pixels)
    surface = Surface.none
  }

  /// Sets every pixel of the canvas.
  private mutating func fillBackground(with color: PremultipliedColor) {
    var pixels = surface.pixels.mutableSpan
    pixels.replace(0..<pixels.count, with: color)
  }
}

extension Pixmap {
  /// Moves the pixels out, so that they can be drawn on without a copy.
  fileprivate mutating func takeStorage() -> [UInt32] {
    var taken: [UInt32] = []
    swap(&taken, &storage)
    return taken
  }
}
