import TestSupport

/// The distance of `value` from `expected` in units in the last place of `expected`.
func ulps(_ value: Double, from expected: Double) -> Double {
  if value == expected || (value.isNaN && expected.isNaN) { return 0 }
  return (value - expected).magnitude / expected.ulp
}

#if DEBUG
  let samples = 20_000
#else
  let samples = 400_000
#endif

/// Evenly spaced values over a range, then random ones in it.
func arguments(in range: ClosedRange<Double>, seed: UInt64) -> [Double] {
  var random = SeededGenerator(seed: seed)
  let width = range.upperBound - range.lowerBound
  let dense = (0...samples).map { range.lowerBound + width * Double($0) / Double(samples) }
  return dense + (0..<samples).map { _ in Double.random(in: range, using: &random) }
}

/// Positive values of every order of magnitude in a range of binary exponents.
func magnitudes(exponents: ClosedRange<Int>, seed: UInt64) -> [Double] {
  var random = SeededGenerator(seed: seed)
  return (0..<samples).map { _ in
    Double(
      sign: .plus, exponent: Int.random(in: exponents, using: &random),
      significand: Double.random(in: 1..<2, using: &random))
  }
}

/// The argument at which a function is farthest from its reference, and how far, in ulp.
func worst(
  of values: [Double], _ function: (Double) -> Double, against reference: (Double) -> Double
) -> (argument: Double, error: Double) {
  var worst = (argument: 0.0, error: -1.0)
  for value in values {
    let error = ulps(function(value), from: reference(value))
    if !(error <= worst.error) { worst = (value, error) }
  }
  return worst
}
