import Foundation
import PortableMath
import Testing

@Suite("Arctangent")
struct ArctangentTests {
  @Test("Agrees with the C library to 2 ulp on quotients in every quadrant")
  func agrees() {
    for sign in [1.0, -1.0] {
      let values = arguments(in: -3...3, seed: 21)
      let found = worst(
        of: values, { Elementary.arctangent(y: $0, x: sign) }, against: { atan2($0, sign) })
      let swapped = worst(
        of: values, { Elementary.arctangent(y: sign, x: $0) }, against: { atan2(sign, $0) })
      #expect(found.error <= 2, "(\(sign), \(found.argument)), seed 21")
      #expect(swapped.error <= 2, "(\(swapped.argument), \(sign)), seed 21")
    }
  }

  @Test("Agrees with the C library to 2 ulp for coordinates of any magnitude")
  func anyMagnitude() {
    let ys = magnitudes(exponents: -1_074...1_023, seed: 22)
    let xs = magnitudes(exponents: -1_074...1_023, seed: 23)
    for (y, x) in zip(ys, xs) {
      let error = ulps(Elementary.arctangent(y: -y, x: -x), from: atan2(-y, -x))
      let near = ulps(Elementary.arctangent(y: y, x: x), from: atan2(y, x))
      if !(error <= 2 && near <= 2) { Issue.record("(\(x), \(y)), seeds 22 and 23") }
    }
  }

  @Test("Treats every pair of special values as the C library does")
  func special() {
    let values = [
      0, -0.0, 1, -1, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
      -Double.leastNonzeroMagnitude, 1.7e308,
    ]
    for y in values {
      for x in values {
        let found = Elementary.arctangent(y: y, x: x)
        let expected = atan2(y, x)
        let same = ulps(found, from: expected) <= 1 && found.sign == expected.sign
        if !same && !expected.isNaN { Issue.record("(\(x), \(y)): \(found), not \(expected)") }
        #expect(found.isNaN == expected.isNaN)
      }
    }
  }
}
