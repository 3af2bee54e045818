internal import Pixels

/// Pairs of colours, one in place of the other, that flat areas changed.
struct RecolouredPairs {
  /// The most pairs that are kept: an area with more is no flat one.
  private static let most = 256

  /// The expected colour above the actual one.
  private var pairs: Set<UInt64> = []
  /// What was asked last: neighbours mostly ask the same.
  private var last: (pair: UInt64, isKnown: Bool)?

  init(expected: PixelGrid, actual: PixelGrid, flat: FlatPixels, _ box: PixelBox) {
    let (one, other, marks) = (expected.pixels.span, actual.pixels.span, flat.marks.span)
    var known: UInt64?
    for row in 0..<box.height {
      let start = (box.y + row) * expected.width + box.x
      for column in 0..<box.width where marks[row &* box.width &+ column] {
        let pair = Self.pair(one[start &+ column], other[start &+ column])
        if pair == known { continue }
        known = pair
        pairs.insert(pair)
        if pairs.count >= Self.most { return }
      }
    }
  }

  /// Whether there is none.
  var isEmpty: Bool { pairs.isEmpty }

  /// Whether flat areas changed one colour into the other.
  mutating func contains(_ expected: UInt32, _ actual: UInt32) -> Bool {
    let pair = Self.pair(expected, actual)
    if let last, last.pair == pair { return last.isKnown }
    let isKnown = pairs.contains(pair)
    last = (pair, isKnown)
    return isKnown
  }

  private static func pair(_ one: UInt32, _ other: UInt32) -> UInt64 {
    UInt64(one) << 32 | UInt64(other)
  }
}
