import Testing
import Timing

@Suite("Numbers for people")
struct ReadableNumberTests {
  @Test(
    "A number is rounded, without exponent, zeros at the end or a minus before zero",
    arguments: [
      (4.999999999999999, "5"), (-0.0, "0"), (-0.0000001, "0"), (0.35, "0.35"), (-1.5, "-1.5"),
      (2e-9, "0"), (0.0000006, "0.000001"), (1e15, "1000000000000000"), (1.000001, "1.000001"),
      (0.1 + 0.2, "0.3"), (100, "100"), (999_999.9999999, "1000000"), (.infinity, "inf"),
    ])
  func numbers(number: Double, text: String) {
    #expect(ReadableNumber.text(number) == text)
  }

  @Test("A time is exact to the nanosecond")
  func times() {
    #expect(ReadableNumber.text(Nanoseconds(count: 2)) == "0.000000002")
    #expect(ReadableNumber.text(Nanoseconds(count: 1_500_000_000)) == "1.5")
    #expect(ReadableNumber.text(Nanoseconds(count: 16_666_667)) == "0.016666667")
  }

  @Test("One is counted in the singular")
  func counts() {
    #expect(ReadableNumber.count(1, "frame") == "1 frame")
    #expect(ReadableNumber.count(0, "frame") == "0 frames")
    #expect(ReadableNumber.count(13, "frame") == "13 frames")
  }
}
