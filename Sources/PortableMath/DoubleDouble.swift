/// The unevaluated sum of two Doubles, good for about 104 bits.
///
/// `low` is at most half a unit in the last place of `high`. The sums and products are exact, or
/// off by a unit in the 104th bit, for values far from overflow and underflow; the callers see to
/// that.
///
/// - SeeAlso: T. J. Dekker, "A floating-point technique for extending the available precision",
///   1971.
struct DoubleDouble {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// `a + b`, exactly.
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    let bPart = sum - a
    return DoubleDouble(sum, (a - (sum - bPart)) + (b - bPart))
  }

  /// `a + b`, exactly, where `a` is zero or the larger in size.
  static func ordered(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    return DoubleDouble(sum, b - (sum - a))
  }

  /// `a · b`, exactly.
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let product = a * b
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    let error = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    return DoubleDouble(product, error)
  }

  /// `a / b`, off by a unit in about the 104th bit.
  static func quotient(_ a: Double, _ b: Double) -> DoubleDouble {
    let quotient = a / b
    let back = product(quotient, b)
    return DoubleDouble(quotient, ((a - back.high) - back.low) / b)
  }

  /// Two parts of 26 bits whose sum is `value`, so that products of parts are exact.
  private static func halves(_ value: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * value  // 2²⁷ + 1
    let high = scaled - (scaled - value)
    return (high, value - high)
  }

  /// The sum with a Double.
  static func + (left: DoubleDouble, right: Double) -> DoubleDouble {
    let total = sum(left.high, right)
    return ordered(total.high, total.low + left.low)
  }

  /// The sum of two.
  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let total = sum(left.high, right.high)
    return ordered(total.high, total.low + (left.low + right.low))
  }

  /// The product with a Double.
  static func * (left: DoubleDouble, right: Double) -> DoubleDouble {
    let total = product(left.high, right)
    return ordered(total.high, total.low + left.low * right)
  }

  /// The product of two.
  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let total = product(left.high, right.high)
    return ordered(total.high, total.low + (left.high * right.low + left.low * right.high))
  }

  /// Both parts negated.
  static prefix func - (value: DoubleDouble) -> DoubleDouble {
    DoubleDouble(-value.high, -value.low)
  }

  /// The nearest Double.
  var rounded: Double { high + low }
}
