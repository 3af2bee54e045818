extension Elementary {
  /// The angle from the positive x axis to the point (x, y), towards the positive y axis.
  ///
  /// Off by less than 1 ulp. Signs of zeros and infinities count as IEEE 754 recommends: (−0, −1)
  /// gives −π, and a point at infinity on a diagonal ±π/4 or ±3π/4.
  ///
  /// - Returns: −π...π; NaN if a coordinate is.
  public static func arctangent(y: Double, x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    let angle = firstQuadrantArctangent(y: y.magnitude, x: x.magnitude)
    let turned = x.sign == .minus ? (halfTurn + -angle).rounded : angle.rounded
    return y.sign == .minus ? -turned : turned
  }

  private static var halfTurn: DoubleDouble {
    DoubleDouble(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53)
  }

  private static var quarterTurn: DoubleDouble {
    DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
  }

  /// The angle of a point with coordinates of zero or more, infinity included.
  private static func firstQuadrantArctangent(y: Double, x: Double) -> DoubleDouble {
    guard y != 0 else { return DoubleDouble(0) }
    guard y != x else { return eighths[8] }
    guard y < x else { return quarterTurn + -arctangentBelowOne(x, over: y) }
    return arctangentBelowOne(y, over: x)
  }

  /// The arctangent of a quotient between 0 and 1.
  private static func arctangentBelowOne(_ numerator: Double, over denominator: Double)
    -> DoubleDouble
  {
    guard denominator < .infinity, numerator > 0 else { return DoubleDouble(0) }
    // Scaling both by a power of two keeps the exact product inside the quotient from overflowing
    // or underflowing.
    let plain = numerator / denominator
    guard plain > 0x1p-400 else { return DoubleDouble(plain) }
    let scale = Double(sign: .plus, exponent: -(denominator.exponent / 2), significand: 1)
    let ratio = DoubleDouble.quotient(numerator * scale * scale, denominator * scale * scale)
    let eighth = nearestInteger(8 * ratio.high)
    guard eighth > 0 else { return seriesArctangent(ratio) }
    // atan q = atan c + atan((q − c) / (1 + q c)), with c the nearest eighth.
    let center = eighth / 8
    let difference = (ratio.high - center) + ratio.low
    let small = seriesArctangent(DoubleDouble(difference / (1 + center * ratio.high)))
    return eighths[Int(eighth)] + small
  }

  /// The arctangent of at most 1/16 in size, by its power series.
  private static func seriesArctangent(_ ratio: DoubleDouble) -> DoubleDouble {
    let x = ratio.high
    let z = x * x
    var tail = -1.0 / 15
    tail = tail * z + 1.0 / 13
    tail = tail * z - 1.0 / 11
    tail = tail * z + 1.0 / 9
    tail = tail * z - 1.0 / 7
    tail = tail * z + 1.0 / 5
    tail = tail * z - 1.0 / 3
    return DoubleDouble.ordered(x, ratio.low + x * z * tail)
  }

  /// The arctangents of 0, ⅛, … 1.
  private static let eighths = [
    DoubleDouble(0),
    DoubleDouble(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
    DoubleDouble(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    DoubleDouble(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
    DoubleDouble(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    DoubleDouble(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
    DoubleDouble(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    DoubleDouble(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
    DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
  ]
}
