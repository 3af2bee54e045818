import Testing
import Timing

@Suite("Times and rates as text")
struct ParsingTests {
  @Test(
    "Seconds are read as decimals and rounded to the nearest nanosecond, ties away from zero",
    arguments: [
      ("0.35", 350_000_000), ("0", 0), ("-2", -2_000_000_000), ("1e-3", 1_000_000),
      ("32.866667", 32_866_667_000), ("0.0000000005", 1), ("0.0000000004999999999999999999999", 0),
      ("0.00000000049999999999999999999999999999999999999", 0), ("-0.0000000005", -1),
      ("1.5E2", 150_000_000_000), ("1e-99999", 0), ("0e99999999999999999999999", 0),
      ("9223372036.854775807", .max), ("-9223372036.854775808", .min), ("00.10", 100_000_000),
      ("0.30000000000000000000000000000000000000000000000000000000000001", 300_000_000),
    ] as [(String, Int64)])
  func seconds(text: String, expected: Int64) {
    #expect(Nanoseconds(decimalSeconds: text)?.count == expected)
  }

  @Test(
    "What is no number, or too great a one, is no time",
    arguments: [
      "", "-", ".", "1.", ".5", "+1", "1e", "1e+", "0x10", "1 ", " 1", "NaN", "1,5", "--1", "1e1.5",
      "9223372036.854775808", "1e10", "1e99999999999999999999999", "١",
    ])
  func notSeconds(text: String) {
    #expect(Nanoseconds(decimalSeconds: text) == nil)
  }

  @Test("Milliseconds are read alike")
  func milliseconds() {
    #expect(Nanoseconds(decimalMilliseconds: "350")?.count == 350_000_000)
    #expect(Nanoseconds(decimalMilliseconds: "16.6666666")?.count == 16_666_667)
    #expect(Nanoseconds(decimalMilliseconds: "ms") == nil)
  }

  @Test("A time prints as the shortest exact decimal of seconds, which reads back the same")
  func printing() {
    for count: Int64 in [0, 1, -1, 350_000_000, 1_000_000_000, -1_500_000_000, .max, .min] {
      let time = Nanoseconds(count: count)
      #expect(Nanoseconds(decimalSeconds: time.description) == time)
    }
    #expect(Nanoseconds(count: 350_000_000).description == "0.35")
    #expect(Nanoseconds(count: -1_500_000_000).description == "-1.5")
  }

  @Test(
    "A rate is a number, taken exactly, or a fraction",
    arguments: [
      ("60", FrameRate(60)), ("29.97", FrameRate(2_997, over: 100)),
      ("30000/1001", FrameRate(30_000, over: 1_001)), ("60.0", FrameRate(60)),
      ("6e1", FrameRate(60)), ("0.5", FrameRate(1, over: 2)), ("120/2", FrameRate(60)),
      ("1000000", FrameRate(1_000_000)),
      ("23.976023976", FrameRate(23_976_023_976, over: 1_000_000_000)),
      ("0.000000001", FrameRate(1, over: 1_000_000_000)),
    ] as [(String, FrameRate)])
  func rates(text: String, expected: FrameRate) throws {
    #expect(try FrameRate(parsing: text) == expected)
  }

  @Test(
    "A text of another form is malformed",
    arguments: ["", "/", "60/", "/1", "a", "1/2/3", "60fps", "-1/2", "3 0", "NaN", "1.5/2"])
  func malformedRates(text: String) {
    #expect(throws: FrameRateError.malformed(text)) { try FrameRate(parsing: text) }
  }

  @Test(
    "A rate that is not positive, too great or too fine is out of range",
    arguments: [
      "0", "-1", "0/1", "1/0", "1000001", "1e7", "1e400", "0.0000000001", "1/1000000001",
      "99999999999999999999/1", "1.00000000000000000000000000000000000001",
    ])
  func ratesOutOfRange(text: String) {
    #expect(throws: FrameRateError.outOfRange(text)) { try FrameRate(parsing: text) }
  }

  @Test("A rate prints as it is written")
  func printingRates() {
    #expect(FrameRate(60).description == "60")
    #expect(FrameRate(60_000, over: 2_002).description == "30000/1001")
    #expect(FrameRateError.malformed("x").description.hasPrefix("'x' is no frame rate"))
    #expect(FrameRateError.outOfRange("0").description.contains("0 is out of range"))
  }

  @Test("A rate of zero is refused")
  func zeroRate() async {
    await #expect(processExitsWith: .failure) { _ = FrameRate(0) }
    await #expect(processExitsWith: .failure) { _ = FrameRate(1_000_001) }
  }
}
