extension Elementary {
  /// e raised to a power.
  ///
  /// Off by less than 1 ulp. Above 709.78 the result is infinite, below −745.13 zero.
  ///
  /// - Parameter exponent: Any value.
  /// - Returns: 0 or more; 1 exactly at 0; NaN for NaN.
  public static func exponential(_ exponent: Double) -> Double {
    guard !exponent.isNaN else { return .nan }
    guard exponent < 710 else { return .infinity }
    guard exponent > -746 else { return 0 }
    let (value, scale) = scaledExponential(DoubleDouble(exponent))
    return scaled(value.rounded, by: scale)
  }

  /// e raised to a power, as a number near 1 and a power of two to multiply it with.
  ///
  /// The number is off by less than 2⁻⁵⁶ of itself.
  ///
  /// - Parameter exponent: Between −746 and 710.
  /// - Returns: The number, within ½...2, and the power.
  static func scaledExponential(
    _ exponent: DoubleDouble
  ) -> (value: DoubleDouble, scale: Int) {
    let scale = nearestInteger(exponent.high * 0x1.71547652b82fep+0)
    // ln 2 in two pieces; the first has 32 bits, so that its product with the scale is exact.
    let rest =
      DoubleDouble.sum(
        exponent.high - scale * 0x1.62e42feep-1, -scale * 0x1.a39ef35793c76p-33)
      + exponent.low
    let x = rest.high
    var tail = 1.0 / 6_227_020_800
    tail = tail * x + 1.0 / 479_001_600
    tail = tail * x + 1.0 / 39_916_800
    tail = tail * x + 1.0 / 3_628_800
    tail = tail * x + 1.0 / 362_880
    tail = tail * x + 1.0 / 40_320
    tail = tail * x + 1.0 / 5_040
    tail = tail * x + 1.0 / 720
    tail = tail * x + 1.0 / 120
    tail = tail * x + 1.0 / 24
    tail = tail * x + 1.0 / 6
    let square = DoubleDouble.product(x, x)
    let cubic = square.high * x * tail
    let lead = DoubleDouble.ordered(1, x)
    let small = lead.low + (rest.low * (1 + x) + (cubic + 0.5 * square.low))
    return (DoubleDouble.sum(lead.high, 0.5 * square.high) + small, Int(scale))
  }

  /// `value` times 2 to the power `scale`, with one rounding where the result is subnormal.
  ///
  /// The value must itself be far from subnormal, say between 2⁻¹⁰ and 2.
  static func scaled(_ value: Double, by scale: Int) -> Double {
    // In two steps, as 2 to the power of 1,024 or −1,075 is no normal Double itself.
    let half = scale / 2
    return value * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: scale - half, significand: 1)
  }
}
