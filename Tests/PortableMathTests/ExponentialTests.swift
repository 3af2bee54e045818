import Foundation
import PortableMath
import Testing
import TestSupport

@Suite("Exponential, logarithm and power")
struct ExponentialTests {
  @Test(
    "The exponential agrees with the C library to 2 ulp",
    arguments: [-1...1, -40...40, -745...709.75])
  func exponential(range: ClosedRange<Double>) {
    let found = worst(
      of: arguments(in: range, seed: 31), Elementary.exponential, against: { exp($0) })

    #expect(found.error <= 2, "\(found.argument), seed 31")
  }

  @Test("The exponential ends where Doubles do")
  func exponentialEnds() {
    #expect(Elementary.exponential(0) == 1)
    #expect(Elementary.exponential(709.782712893384) == exp(709.782712893384))
    #expect(Elementary.exponential(709.7827128933841) == .infinity)
    #expect(Elementary.exponential(-745) == .leastNonzeroMagnitude)
    #expect(Elementary.exponential(-745.14) == 0)
    #expect(Elementary.exponential(.infinity) == .infinity)
    #expect(Elementary.exponential(-.infinity) == 0)
    #expect(Elementary.exponential(.nan).isNaN)
  }

  @Test("The logarithm agrees with the C library to 2 ulp over all magnitudes and near 1")
  func logarithm() {
    let values =
      magnitudes(exponents: -1_074...1_023, seed: 32) + arguments(in: 0.4...2.2, seed: 33)
      + arguments(in: (1 - 1e-9)...(1 + 1e-9), seed: 34)

    let found = worst(of: values, Elementary.logarithm, against: { log($0) })

    #expect(found.error <= 2, "\(found.argument), seeds 32 to 34")
  }

  @Test("The logarithm of zero is minus infinity and that of a negative number NaN")
  func logarithmEnds() {
    #expect(Elementary.logarithm(1) == 0)
    #expect(Elementary.logarithm(0) == -.infinity)
    #expect(Elementary.logarithm(-0.0) == -.infinity)
    #expect(Elementary.logarithm(.infinity) == .infinity)
    #expect(Elementary.logarithm(-1).isNaN)
    #expect(Elementary.logarithm(-.infinity).isNaN)
    #expect(Elementary.logarithm(.nan).isNaN)
  }

  @Test("The power agrees with the C library to 2 ulp, from subnormal to overflowing results")
  func power() {
    let bases =
      magnitudes(exponents: -40...40, seed: 35) + magnitudes(exponents: -1_074...1_023, seed: 36)
      + arguments(in: 0.999...1.001, seed: 37)
    var random = SeededGenerator(seed: 38)
    for base in bases {
      let reach = 760 / max(Elementary.logarithm(base).magnitude, 1e-4)
      let exponent = Double.random(in: -reach...reach, using: &random)
      let error = ulps(Elementary.power(base, exponent), from: pow(base, exponent))
      if !(error <= 2) { Issue.record("\(base) to \(exponent): \(error) ulp, seeds 35 to 38") }
    }
  }

  @Test("The power treats every pair of special values as the C library does")
  func powerSpecial() {
    let values = [
      0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 1.5, -1.5, .infinity, -.infinity, .nan,
      .leastNonzeroMagnitude,
      -Double.leastNonzeroMagnitude, 1e308, -1e308, 0x1p53, 0x1p53 - 1, 1.0.nextUp, 1.0.nextDown,
    ]
    for base in values {
      for exponent in values {
        let found = Elementary.power(base, exponent)
        let expected = pow(base, exponent)
        let same = ulps(found, from: expected) <= 1 && found.sign == expected.sign
        if !same && !expected.isNaN {
          Issue.record("\(base) to \(exponent): \(found), not \(expected)")
        }
        #expect(found.isNaN == expected.isNaN, "\(base) to \(exponent)")
      }
    }
  }

  @Test("Squares, cubes and roots of small integers are exact")
  func exactPowers() {
    for base in 1...100 {
      let value = Double(base)
      #expect(Elementary.power(value, 2) == value * value)
      #expect(Elementary.power(value, 3) == value * value * value)
      #expect(Elementary.power(value * value, 0.5) == value)
      #expect(Elementary.power(-value, 3) == -value * value * value)
    }
  }
}
