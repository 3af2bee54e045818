import Testing
import Timing

@Suite("Nanoseconds")
struct NanosecondsTests {
  @Test("Doubles are rounded to the nearest nanosecond, ties away from zero")
  func rounding() {
    #expect(Nanoseconds(seconds: 0.35).count == 350_000_000)
    #expect(Nanoseconds(seconds: 1.0 / 60).count == 16_666_667)
    #expect(Nanoseconds(seconds: 2.5e-9).count == 3)
    #expect(Nanoseconds(seconds: -2.5e-9).count == -3)
    #expect(Nanoseconds(count: 350_000_000).seconds == 0.35)
  }

  @Test("What is out of range stays at its end, and NaN is zero")
  func clamping() {
    let (least, most) = (Nanoseconds(count: .min), Nanoseconds(count: .max))
    let one = Nanoseconds(count: 1)

    #expect(Nanoseconds(seconds: 1e300) == most && Nanoseconds(seconds: .infinity) == most)
    #expect(Nanoseconds(seconds: -1e300) == least && Nanoseconds(seconds: .nan) == .zero)
    #expect(most + one == most && least - one == least)
    #expect(most - least == most && least + least == least)
    #expect(least + one > least && most - one < most)
  }
}
