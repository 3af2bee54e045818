public import Drawing
public import Pixels

/// Turns display lists into pixels.
///
/// The same list gives the same bytes on every machine: coverage is exact area in integers, blending
/// is exactly rounded, and nothing depends on time, hashing order, the C library's mathematics, or
/// on what was rendered before. A rasterizer keeps working storage from frame to frame, recorded
/// pictures that the last frame shows, and what did not change of groups and shadows; use one for
/// each core.
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
  var pool: SurfacePool
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
  /// Contents of groups that are drawn already.
  var groups: ContentCache<Surface>
  /// Blurred silhouettes of shapes.
  var silhouettes: ContentCache<AlphaPlane>
  /// Recorded pictures that are drawn already.
  var recordings = RecordingCache()
  /// Whether this one draws a recording within another list.
  var isInRecording = false

  /// A rasterizer without any storage yet.
  public init() {
    self.init(keptPixels: 1 << 22)
  }

  /// A rasterizer without any storage yet.
  ///
  /// No pixel of a picture depends on the options.
  ///
  /// - Parameters:
  ///   - keptPixels: Most pixels that are kept from picture to picture, of 4 bytes each for contents
  ///     of groups, and as many of 1 byte each for silhouettes of shadows; 0 for none.
  ///   - keepsRuns: Whether rows of few runs of one colour are blended run by run, not pixel by
  ///     pixel.
  package init(keptPixels: Int, keepsRuns: Bool = true) {
    pool = SurfacePool(keepsRuns: keepsRuns)
    groups = ContentCache(limit: keptPixels)
    silhouettes = ContentCache(limit: keptPixels)
  }

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
    var picture = RunPicture(width: pixmap.width, height: pixmap.height, taking: &pixmap)
    render(list, into: &picture)
    pixmap = picture.takePixmap()
  }

  /// Renders a list over whatever a picture of its size held.
  ///
  /// - Precondition: As for pixmaps.
  package mutating func render(_ list: DisplayList, into picture: inout RunPicture) {
    draw(
      list, on: &picture,
      within: [PixelBounds(minX: 0, minY: 0, maxX: list.width, maxY: list.height)])
  }

  /// Draws parts of a list's picture, over whatever they held; all other pixels stay.
  ///
  /// What a part holds does not depend on which parts are drawn, but for backdrops: each that
  /// reaches a part needs all that it sees in the same part.
  mutating func draw(
    _ list: DisplayList, on picture: inout RunPicture, within parts: [PixelBounds]
  ) {
    precondition(list.isBalanced, "every clip and group of a display list is closed in turn")
    precondition(
      list.width <= Self.greatestSide && list.height <= Self.greatestSide,
      "a canvas has at most \(Self.greatestSide) pixels a side")
    precondition(
      list.width == picture.width && list.height == picture.height,
      "a picture is as large as the list rendered into it")
    canvas = PixelBounds(minX: 0, minY: 0, maxX: list.width, maxY: list.height)
    surface = Surface(&picture, keepsRuns: pool.keepsRuns)
    if !isInRecording { recordings.beginCanvas(of: list) }
    groups.beginCanvas()
    silhouettes.beginCanvas()
    let extents = GroupExtents(of: list)
    for part in parts {
      clip = ClipRegion(part)
      scopes.removeAll(keepingCapacity: true)
      surface.replace(part, with: PremultipliedColor(list.background))
      run(list, extents)
    }
    picture = RunPicture(
      width: list.width, height: list.height, rows: surface.rows, pixels: surface.pixels)
    surface = Surface.none
  }
}
