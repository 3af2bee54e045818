internal import Digests

/// Pixels of some kind for a part of device space.
protocol BoundedContent: Sendable {
  /// Where there are pixels.
  var bounds: PixelBounds { get }
}

extension Surface: BoundedContent {}

extension AlphaPlane: BoundedContent {}

/// What was drawn on the way to a picture, by what it was made of, as long as there is room.
///
/// A group whose opacity, mask, clip or shadow changes from frame to frame, but not its content, is
/// drawn once and composited often: what a screen keeps as a texture. The key covers all that the
/// content is made of, in device space, so equal keys mean equal pixels; a content that moves by a
/// part of a pixel is another one. Only what two canvases in a row ask for is kept, since to keep
/// what is never asked for again costs fresh memory for every frame.
struct ContentCache<Content: BoundedContent>: Sendable {
  /// Least pixels for which a look into the cache is less work than drawing.
  private static var leastPixels: Int { 4096 }

  /// Most pixels of all entries.
  private let limit: Int
  private var entries: [Digest128: Entry] = [:]
  /// Pixels of all entries.
  private var area = 0
  /// What this canvas and the one before asked for.
  private var asked: Set<Digest128> = []
  private var askedBefore: Set<Digest128> = []
  /// Counts uses.
  private var uses = 0

  private struct Entry {
    var content: Content
    /// The number of the last use.
    var lastUse: Int
  }

  /// An empty cache.
  ///
  /// - Parameter limit: Most pixels to keep; 0 or more.
  init(limit: Int) {
    self.limit = limit
  }

  /// From here on another canvas is drawn, or parts of it.
  mutating func beginCanvas() {
    swap(&asked, &askedBefore)
    asked.removeAll(keepingCapacity: true)
  }

  /// Whether contents of some bounds are kept at all.
  func takes(_ bounds: PixelBounds) -> Bool {
    (Self.leastPixels...max(Self.leastPixels, limit)).contains(bounds.area) && limit > 0
  }

  /// A content that was kept, if it has all pixels of some bounds.
  mutating func content(_ key: Digest128, covering bounds: PixelBounds) -> Content? {
    asked.insert(key)
    guard let content = entries[key]?.content, content.bounds.contains(bounds) else { return nil }
    uses += 1
    entries[key]?.lastUse = uses
    return content
  }

  /// Whether a content should be kept once it is drawn.
  func wants(_ key: Digest128) -> Bool { askedBefore.contains(key) }

  /// Keeps a content; what was used the longest ago makes room.
  mutating func keep(_ content: Content, as key: Digest128) {
    remove(key)
    guard content.bounds.area <= limit else { return }
    while area + content.bounds.area > limit,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      remove(oldest.key)
    }
    uses += 1
    entries[key] = Entry(content: content, lastUse: uses)
    area += content.bounds.area
  }

  private mutating func remove(_ key: Digest128) {
    if let entry = entries.removeValue(forKey: key) { area -= entry.content.bounds.area }
  }
}
