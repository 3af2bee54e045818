extension Elementary {
  /// The normal distribution function Φ: the share of a standard Gaussian left of `deviations`.
  ///
  /// Off by less than 2 ulp, in the lower tail as well.
  ///
  /// - Parameter deviations: Distance from the mean, in standard deviations; any value.
  /// - Returns: 0...1, ½ at 0; NaN for NaN.
  public static func normalDistribution(_ deviations: Double) -> Double {
    guard !deviations.isNaN else { return .nan }
    guard deviations < 9 else { return 1 }
    guard deviations > -39 else { return 0 }
    guard deviations != 0 else { return 0.5 }
    let (tail, scale) = upperTail(deviations.magnitude)
    if deviations < 0 { return scaled(tail.rounded, by: scale) }
    let factor = Double(sign: .plus, exponent: scale, significand: 1)
    return (DoubleDouble(-tail.high * factor, -tail.low * factor) + 1).rounded
  }

  /// The share of a standard Gaussian right of `x`, and the power of two to multiply it with.
  ///
  /// The density at x, of 0...39, times Mills' ratio.
  private static func upperTail(_ x: Double) -> (share: DoubleDouble, scale: Int) {
    let square = DoubleDouble.product(x, x)
    let (bell, scale) = scaledExponential(DoubleDouble(-0.5 * square.high, -0.5 * square.low))
    let ratio = x < 3.25 ? nearMillsRatio(x) : farMillsRatio(x)
    let perRootTwoPi = DoubleDouble(0x1.9884533d43651p-2, -0x1.cbc0d30ebfd15p-56)
    return (bell * perRootTwoPi * ratio, scale)
  }

  /// Mills' ratio, Φ(−x) / φ(x), from its Taylor series about the nearest multiple of ½.
  ///
  /// The ratio R satisfies R′ = x R − 1; so its Taylor coefficients about c follow from each other:
  /// a₁ = c a₀ − 1, (n + 1) aₙ₊₁ = c aₙ + aₙ₋₁.
  private static func nearMillsRatio(_ x: Double) -> DoubleDouble {
    let index = nearestInteger(2 * x)
    let center = index / 2
    let offset = x - center
    let start = millsRatios[Int(index)]
    var (previous, current) = (start.high, center * start.high - 1)
    var (power, tail) = (offset, 0.0)
    for order in 1...18 {
      tail += current * power
      (previous, current) = (current, (center * current + previous) / Double(order + 1))
      power *= offset
    }
    return start + tail
  }

  /// Mills' ratio by its continued fraction 1 / (x + 1 / (x + 2 / (x + 3 / …))).
  ///
  /// 54 levels reach 2⁻⁵⁸ from x = 3.25 on.
  private static func farMillsRatio(_ x: Double) -> DoubleDouble {
    var fraction = x
    for level in stride(from: 54.0, through: 2, by: -1) {
      fraction = x + level / fraction
    }
    let denominator = DoubleDouble.sum(x, 1 / fraction)
    var ratio = DoubleDouble.quotient(1, denominator.high)
    ratio.low -= ratio.high * denominator.low / denominator.high
    return ratio
  }

  /// Mills' ratio at 0, ½, … 3.
  private static let millsRatios = [
    DoubleDouble(0x1.40d931ff62706p+0, -0x1.a6a0d6f814637p-54),
    DoubleDouble(0x1.c0b2d78fb0db8p-1, 0x1.f03fc945f6d6bp-56),
    DoubleDouble(0x1.4fb53a9eb0a1cp-1, 0x1.f3a27ff1fa5b6p-56),
    DoubleDouble(0x1.0818fcc1d2b2dp-1, -0x1.45705da5bff85p-55),
    DoubleDouble(0x1.af7b6a4d54e8dp-2, -0x1.1d868ca5c856ap-57),
    DoubleDouble(0x1.6ac4792d19de8p-2, 0x1.3a97f8f795bddp-57),
    DoubleDouble(0x1.37e684ee8e185p-2, 0x1.59d67caa83d55p-58),
  ]
}
