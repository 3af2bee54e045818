internal import Digests
internal import Drawing
internal import Pixels

/// Recorded pictures that have been drawn, by content.
///
/// A picture is drawn once, however often and in however many parts it shows. What a canvas does
/// not use is let go when the next one begins; so a picture that stays from frame to frame, as
/// snapshots do, is kept, and no other memory is.
struct RecordingCache: Sendable {
  private var entries: [Digest128: Entry] = [:]
  /// Pixels of all entries.
  private var area = 0

  private struct Entry {
    var pixels: Pixmap
    var isUsed: Bool
  }

  /// Lets go of what was not used since the last call.
  mutating func beginCanvas() {
    if entries.isEmpty { return }
    entries = entries.filter(\.value.isUsed).mapValues { Entry(pixels: $0.pixels, isUsed: false) }
    area = entries.values.reduce(0) { $0 + $1.pixels.area }
  }

  /// Lets go of everything where there is no room for that many more pixels.
  ///
  /// There always is room for one recording with all the recordings in it.
  mutating func makeRoom(for pixels: Int) {
    guard area + pixels > RecordingLimits.pixels else { return }
    entries = [:]
    area = 0
  }

  /// The drawn picture, if it is there.
  mutating func pixels(of digest: Digest128) -> Pixmap? {
    entries[digest]?.isUsed = true
    return entries[digest]?.pixels
  }

  /// Keeps a drawn picture.
  mutating func keep(_ pixels: Pixmap, of digest: Digest128) {
    entries[digest] = Entry(pixels: pixels, isUsed: true)
    area += pixels.area
  }
}

extension Pixmap {
  fileprivate var area: Int { width * height }
}
