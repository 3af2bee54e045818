internal import PNGCodec

/// How far the pixels of one row are apart in two pictures, found without a branch for each.
///
/// Its loops gather and never leave early, so that they become vector code; what they gather says where a
/// second look is worth while. The memory is kept from row to row.
struct RowDifferences {
  /// The greatest difference of a channel, for each pixel of the row: 0 where nothing differs.
  private(set) var greatest: [UInt32]
  /// The greatest difference of each channel in the row.
  private(set) var steps = ChannelSteps()

  /// Room for rows of a width.
  init(width: Int) { greatest = Array(repeating: 0, count: width) }

  /// Looks at a row.
  ///
  /// - Precondition: Both rows are as wide as the room.
  mutating func look(at expected: Span<UInt32>, _ actual: Span<UInt32>) {
    let count = greatest.count
    precondition(expected.count == count && actual.count == count, "rows are of one width")
    var target = greatest.mutableSpan
    var (red, green, blue, alpha) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
    for x in target.indices {
      let (one, other) = (expected[x], actual[x])
      let reds = Self.apart(one & 255, other & 255)
      let greens = Self.apart(one >> 8 & 255, other >> 8 & 255)
      let blues = Self.apart(one >> 16 & 255, other >> 16 & 255)
      let alphas = Self.apart(one >> 24, other >> 24)
      red = max(red, reds)
      green = max(green, greens)
      blue = max(blue, blues)
      alpha = max(alpha, alphas)
      target[x] = max(max(reds, greens), max(blues, alphas))
    }
    steps = ChannelSteps()
    (steps.red, steps.green, steps.blue) = (Int(red), Int(green), Int(blue))
    steps.alpha = Int(alpha)
  }

  @inline(__always)
  private static func apart(_ one: UInt32, _ other: UInt32) -> UInt32 {
    max(one, other) &- min(one, other)
  }

  /// The columns from the first that differs to the last; `nil` where none does.
  var columns: ClosedRange<Int>? {
    guard let first = greatest.firstIndex(where: { $0 > 0 }),
      let last = greatest.lastIndex(where: { $0 > 0 })
    else { return nil }
    return first...last
  }
}
