extension Elementary {
  /// The natural logarithm.
  ///
  /// Off by less than 1 ulp.
  ///
  /// - Parameter value: Any value.
  /// - Returns: NaN below zero and for NaN, −∞ at zero.
  public static func logarithm(_ value: Double) -> Double {
    guard value > 0 else { return value == 0 ? -.infinity : .nan }
    guard value < .infinity else { return .infinity }
    return extendedLogarithm(value).rounded
  }

  /// The natural logarithm of a positive finite number, off by less than 2⁻⁶³ of itself.
  static func extendedLogarithm(_ value: Double) -> DoubleDouble {
    var mantissa = value.significand
    var exponent = Double(value.exponent)
    if mantissa > 0x1.6a09e667f3bcdp+0 {
      mantissa /= 2
      exponent += 1
    }
    let near = logarithmNearOne(mantissa)
    guard exponent != 0 else { return near }
    // ln 2 in two pieces; the first has 32 bits, so that its product with the exponent is exact.
    let whole = DoubleDouble.sum(exponent * 0x1.62e42feep-1, exponent * 0x1.a39ef35793c76p-33)
    return whole + near
  }

  /// The logarithm of a number between √½ and √2.
  ///
  /// With s = (m − 1) / (m + 1) it is 2 (s + s³/3 + s⁵/5 + …), and s is at most 0.172.
  private static func logarithmNearOne(_ mantissa: Double) -> DoubleDouble {
    let denominator = DoubleDouble.sum(mantissa, 1)
    var ratio = DoubleDouble.quotient(mantissa - 1, denominator.high)
    ratio.low -= ratio.high * denominator.low / denominator.high
    let square = ratio * ratio
    let z = square.high
    var tail = 1.0 / 25
    tail = tail * z + 1.0 / 23
    tail = tail * z + 1.0 / 21
    tail = tail * z + 1.0 / 19
    tail = tail * z + 1.0 / 17
    tail = tail * z + 1.0 / 15
    tail = tail * z + 1.0 / 13
    tail = tail * z + 1.0 / 11
    tail = tail * z + 1.0 / 9
    tail = tail * z + 1.0 / 7
    tail = tail * z + 1.0 / 5
    let third = DoubleDouble(0x1.5555555555555p-2, 0x1.5555555555555p-56)
    let sum = ratio + ratio * (square * third + z * z * tail)
    return DoubleDouble(2 * sum.high, 2 * sum.low)
  }
}
