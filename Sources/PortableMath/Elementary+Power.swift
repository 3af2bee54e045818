extension Elementary {
  /// A number raised to a power.
  ///
  /// Off by less than 1 ulp where the result is a normal number, since the logarithm in between
  /// carries 63 bits.
  ///
  /// - Returns: What IEEE 754 recommends for `pow`: 1 for any base to the power 0 and for 1 to any
  ///   power; NaN for a negative finite base and a power that is not an integer.
  public static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    guard !base.isNaN, !exponent.isNaN else { return .nan }
    let size = base.magnitude
    guard exponent.isFinite else { return powerToInfinity(size, exponent) }
    let negative = base.sign == .minus && isOdd(exponent)
    if size == 0 || size == .infinity {
      let result = (size == 0) == (exponent > 0) ? 0 : Double.infinity
      return negative ? -result : result
    }
    guard base > 0 || isInteger(exponent) else { return .nan }
    let result = positivePower(size, exponent)
    return negative ? -result : result
  }

  private static func powerToInfinity(_ size: Double, _ exponent: Double) -> Double {
    guard size != 1 else { return 1 }
    return (size > 1) == (exponent > 0) ? .infinity : 0
  }

  /// A positive finite number to a finite power.
  private static func positivePower(_ base: Double, _ exponent: Double) -> Double {
    guard base != 1 else { return 1 }
    let logarithm = extendedLogarithm(base)
    let estimate = logarithm.high * exponent
    guard estimate < 710 else { return .infinity }
    guard estimate > -746 else { return 0 }
    let (value, scale) = scaledExponential(logarithm * exponent)
    return scaled(value.rounded, by: scale)
  }

  private static func isInteger(_ value: Double) -> Bool {
    let size = value.magnitude
    return size >= 0x1p52 || (size + 0x1p52) - 0x1p52 == size
  }

  private static func isOdd(_ value: Double) -> Bool {
    isInteger(value) && value.magnitude < 0x1p53 && UInt64(value.magnitude) & 1 == 1
  }
}
