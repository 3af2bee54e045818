/// The range of one axis and the round values on it.
struct PlotScale: Equatable {
  /// The least value shown.
  let lower: Double
  /// The greatest value shown; more than the least.
  let upper: Double
  /// Round values inside, ascending.
  let ticks: [Double]
  /// Digits after the point that tell the ticks apart.
  let digits: Int

  /// Values beyond this are left out of plots: their differences would not be numbers.
  static let greatest = 1e300

  /// A scale that holds all values, with at most five ticks.
  ///
  /// Equal values get a range around them, and no values 0...1.
  ///
  /// - Parameters:
  ///   - values: Finite numbers.
  ///   - isTight: Whether the range ends at the outer values, as a time line does, or is a little
  ///     wider, so that curves do not touch the edges.
  init(holding values: [Double], isTight: Bool = false) {
    var (lower, upper) = (values.min() ?? 0, values.max() ?? 1)
    if upper - lower < 1e-9 * max(1, abs(lower)) {
      let room = max(0.5, abs(lower) * 0.1)
      (lower, upper) = (lower - room, upper + room)
    } else if !isTight {
      let room = (upper - lower) * 0.06
      (lower, upper) = (lower - room, upper + room)
    }
    let (step, digits) = Self.step(for: upper - lower)
    (self.lower, self.upper, self.digits) = (lower, upper, digits)
    let first = (lower / step).rounded(.up)
    let last = (upper / step).rounded(.down)
    let count = last >= first ? min(6, Int(last - first) + 1) : 0
    ticks = (0..<count).map { (first + Double($0)) * step }
  }

  /// Where a value lies, from 0 at the least to 1 at the greatest.
  func share(of value: Double) -> Double { (value - lower) / (upper - lower) }

  /// The least of 1, 2 and 5 times a power of ten that fits into the range at most four times,
  /// and the digits after the point that its multiples need.
  private static func step(for range: Double) -> (step: Double, digits: Int) {
    var (power, digits) = (1.0, 0)
    while range / power > 4 { (power, digits) = (power * 10, digits - 1) }
    while range / power <= 0.4 { (power, digits) = (power / 10, digits + 1) }
    // Now 0.4 < range / power <= 4.
    for factor in [0.1, 0.2, 0.5] where range / (power * factor) <= 4 {
      return (power * factor, max(0, digits + 1))
    }
    return (power, max(0, digits))
  }
}
