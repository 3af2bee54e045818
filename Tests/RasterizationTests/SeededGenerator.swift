/// Marsaglia's xorshift with a fixed seed, which failing tests print.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// A number of 1/256 steps within a range, so that 24.8 rounding changes nothing.
  mutating func fixed(_ range: ClosedRange<Double>) -> Double {
    (number(range) * 256).rounded() / 256
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let unit = Double(next() >> 11) / Double(1 << 53)
    return range.lowerBound + (range.upperBound - range.lowerBound) * unit
  }
}
