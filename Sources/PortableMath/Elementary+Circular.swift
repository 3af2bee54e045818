internal import Glibc

extension Elementary {
  /// The sine of an angle.
  ///
  /// Off by less than 1 ulp up to 1.6 million radians; beyond, see `sineAndCosine(_:)`.
  ///
  /// - Parameter radians: Any value; not finite gives NaN.
  /// - Returns: −1...1.
  public static func sine(_ radians: Double) -> Double {
    sineAndCosine(radians).sine
  }

  /// The cosine of an angle.
  ///
  /// Off by less than 1 ulp up to 1.6 million radians; beyond, see `sineAndCosine(_:)`.
  ///
  /// - Parameter radians: Any value; not finite gives NaN.
  /// - Returns: −1...1.
  public static func cosine(_ radians: Double) -> Double {
    sineAndCosine(radians).cosine
  }

  /// The sine and the cosine of one angle, for the price of one.
  ///
  /// Off by less than 1 ulp each up to 1.6 million radians. Beyond, the angle is first taken modulo
  /// the Double nearest 2π, which turns it by up to 4e-17 of its size: still on the circle and the
  /// same everywhere, but a rotation by so much is noise anyway.
  ///
  /// - Parameter radians: Any value; not finite gives NaN twice.
  /// - Returns: The point of the unit circle at that angle.
  public static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
    guard radians.isFinite else { return (.nan, .nan) }
    guard radians.magnitude > 0x1p-27 else { return (radians, 1) }
    let (rest, quarter) = quarterTurns(in: radians)
    let sine = sineSeries(rest)
    let cosine = cosineSeries(rest)
    switch quarter {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// An angle as a number of quarter turns, modulo 4, and a rest of at most an eighth turn.
  private static func quarterTurns(in radians: Double) -> (rest: DoubleDouble, quarter: Int) {
    guard radians.magnitude > 0x1.921fb54442d18p-1 else { return (DoubleDouble(radians), 0) }
    let near =
      radians.magnitude < 1_600_000
      ? radians : radians.remainder(dividingBy: 0x1.921fb54442d18p+2)
    let turns = nearestInteger(near * 0x1.45f306dc9c883p-1)
    // π/2 in pieces of 33 bits: a piece times fewer than 2²⁰ turns is exact, and with the fourth
    // piece the rest keeps 53 good bits even for the angles closest to a quarter turn.
    let first = DoubleDouble.sum(near - turns * 0x1.921fb544p+0, -turns * 0x1.0b4611a6p-34)
    let rest = first + -turns * 0x1.3198a2ep-69 + -turns * 0x1.b839a252049c1p-104
    return (rest, Int(turns) & 3)
  }

  /// The sine of at most an eighth turn.
  private static func sineSeries(_ angle: DoubleDouble) -> Double {
    let x = angle.high
    let z = x * x
    var tail = 1.0 / 355_687_428_096_000
    tail = tail * z - 1.0 / 1_307_674_368_000
    tail = tail * z + 1.0 / 6_227_020_800
    tail = tail * z - 1.0 / 39_916_800
    tail = tail * z + 1.0 / 362_880
    tail = tail * z - 1.0 / 5_040
    tail = tail * z + 1.0 / 120
    tail = tail * z - 1.0 / 6
    return x + (x * z * tail + angle.low * (1 - 0.5 * z))
  }

  /// The cosine of at most an eighth turn.
  private static func cosineSeries(_ angle: DoubleDouble) -> Double {
    let x = angle.high
    let z = x * x
    var tail = -1.0 / 6_402_373_705_728_000
    tail = tail * z + 1.0 / 20_922_789_888_000
    tail = tail * z - 1.0 / 87_178_291_200
    tail = tail * z + 1.0 / 479_001_600
    tail = tail * z - 1.0 / 3_628_800
    tail = tail * z + 1.0 / 40_320
    tail = tail * z - 1.0 / 720
    tail = tail * z + 1.0 / 24
    let lead = DoubleDouble.ordered(1, -0.5 * z)
    return lead.high + (lead.low + (z * z * tail - x * angle.low))
  }

  /// The nearest integer, ties to even; `value` below 2⁵¹ in size.
  static func nearestInteger(_ value: Double) -> Double {
    // At 1.5 · 2⁵² the last bit of a Double counts ones, so that the sum rounds to an integer.
    (value + 0x1.8p52) - 0x1.8p52
  }
}
