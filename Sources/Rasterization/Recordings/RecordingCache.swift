internal import Digests
internal import Drawing
internal import Pixels

/// Recorded pictures that have been drawn, by content.
///
/// A picture is drawn once, however often and in however many parts it shows. What a list does not
/// show is let go when its canvas begins; so a picture that stays from frame to frame, as snapshots
/// do, is kept, and no other memory is.
struct RecordingCache: Sendable {
  private var entries: [Digest128: Pixmap] = [:]
  /// Pixels of all entries.
  private var area = 0

  /// Lets go of what a list, all or parts of which are to be drawn, does not show.
  mutating func beginCanvas(of list: DisplayList) {
    if entries.isEmpty { return }
    let shown = list.pictures
    entries = entries.filter { shown.contains($0.key) }
    area = entries.values.reduce(0) { $0 + $1.area }
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
  func pixels(of digest: Digest128) -> Pixmap? { entries[digest] }

  /// Keeps a drawn picture.
  mutating func keep(_ pixels: Pixmap, of digest: Digest128) {
    entries[digest] = pixels
    area += pixels.area
  }
}

extension DisplayList {
  /// The digests of all pictures that the list itself paints with.
  fileprivate var pictures: Set<Digest128> {
    var pictures: Set<Digest128> = []
    for case .fill(_, .image(let paint)) in commands { pictures.insert(paint.image.source.digest) }
    return pictures
  }
}

extension Pixmap {
  fileprivate var area: Int { width * height }
}
