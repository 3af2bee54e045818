import Foundation
import PortableMath
import Testing

@Suite("Sine and cosine")
struct CircularTests {
  @Test(
    "Agree with the C library to 2 ulp, densely and at random",
    arguments: [-0.8...0.8, -7...7, -1_000...1_000, -100_000...100_000])
  func agree(range: ClosedRange<Double>) {
    let values = arguments(in: range, seed: 11)

    let sine = worst(of: values, Elementary.sine, against: sin)
    let cosine = worst(of: values, Elementary.cosine, against: cos)

    #expect(sine.error <= 2, "sine of \(sine.argument), seed 11")
    #expect(cosine.error <= 2, "cosine of \(cosine.argument), seed 11")
  }

  @Test("Keep their digits next to every multiple of a quarter turn up to 100,000")
  func nearQuarterTurns() {
    let values = (1...63_000).flatMap { turns -> [Double] in
      let near = Double(turns) * (Double.pi / 2)
      return [near.nextDown, near, near.nextUp]
    }

    let sine = worst(of: values, Elementary.sine, against: sin)
    let cosine = worst(of: values, Elementary.cosine, against: cos)

    #expect(sine.error <= 2, "sine of \(sine.argument)")
    #expect(cosine.error <= 2, "cosine of \(cosine.argument)")
  }

  @Test("Agree with the C library on tiny angles")
  func tiny() {
    let values = magnitudes(exponents: -1_074...(-1), seed: 12)

    #expect(worst(of: values, Elementary.sine, against: sin).error <= 2)
    #expect(worst(of: values, Elementary.cosine, against: cos).error <= 2)
  }

  @Test("Are off by little more than the size times 4e-17 on large angles")
  func large() {
    for value in magnitudes(exponents: 21...40, seed: 13) {
      let allowed = value * 5e-17 + 3e-16
      let error = (Elementary.sine(value) - sin(value)).magnitude
      if error > allowed { Issue.record("sine of \(value) is off by \(error), seed 13") }
    }
  }

  @Test("Stay on the unit circle for huge angles")
  func huge() {
    for value in magnitudes(exponents: 41...1_023, seed: 14) {
      let (sine, cosine) = Elementary.sineAndCosine(value)
      if (sine * sine + cosine * cosine - 1).magnitude > 1e-15 { Issue.record("\(value)") }
    }
  }

  @Test("Treat zeros, infinities and NaN as IEEE 754 does")
  func special() {
    #expect(Elementary.sine(-0.0).sign == .minus)
    #expect(Elementary.sine(0) == 0 && Elementary.cosine(0) == 1)
    for value in [Double.infinity, -.infinity, .nan] {
      #expect(Elementary.sine(value).isNaN && Elementary.cosine(value).isNaN)
    }
  }

  @Test("Are the two parts of the pair")
  func pair() {
    let pair = Elementary.sineAndCosine(2.5)

    #expect(pair.sine == Elementary.sine(2.5) && pair.cosine == Elementary.cosine(2.5))
    #expect(Elementary.sine(-2.5) == -pair.sine && Elementary.cosine(-2.5) == pair.cosine)
  }
}
