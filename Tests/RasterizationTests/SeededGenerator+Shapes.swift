import TestSupport

extension SeededGenerator {
  /// A number of 1/256 steps within a range, so that 24.8 rounding changes nothing.
  mutating func fixed(_ range: ClosedRange<Double>) -> Double {
    (number(range) * 256).rounded() / 256
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let unit = Double(next() >> 11) / Double(1 << 53)
    return range.lowerBound + (range.upperBound - range.lowerBound) * unit
  }
}
