import Testing
import Timing

@Suite("The frame rule")
struct FrameCountTests {
  @Test(
    "A span takes span times fps frames, snapped within 1/1000 frame, else rounded up",
    arguments: [
      (350_000_000, FrameRate(60), 21),
      (32_866_667_000, FrameRate(30), 986),
      (32_867_000_000, FrameRate(30), 987),
      (1_534_000_000, FrameRate(60), 93),
      (0, FrameRate(60), 0),
      (1, FrameRate(60), 0),
      (16_667, FrameRate(60), 1),
      (500_000_000, FrameRate(60), 30),
      (1_001_000_000, FrameRate(30_000, over: 1_001), 30),
      (10_000_000_000, FrameRate(2_997, over: 100), 300),
    ] as [(Int64, FrameRate, Int)])
  func frameCount(nanoseconds: Int64, rate: FrameRate, expected: Int) {
    #expect(rate.frameCount(spanning: Nanoseconds(count: nanoseconds)) == expected)
  }

  @Test("Exactly 1/1000 frame over a whole number is snapped, a nanosecond more is not")
  func snapIsInclusive() {
    let rate = FrameRate(1)

    #expect(rate.frameCount(spanning: Nanoseconds(count: 5_001_000_000)) == 5)
    #expect(rate.frameCount(spanning: Nanoseconds(count: 5_001_000_001)) == 6)
    #expect(rate.frameCount(spanning: Nanoseconds(count: 4_999_000_000)) == 5)
    #expect(rate.frameCount(spanning: Nanoseconds(count: 4_000_999_999)) == 4)
  }

  @Test("A whole number of frames at any rate survives rounding to nanoseconds")
  func roundedSpans() {
    let rates = [24, 25, 30, 50, 60, 90, 120, 240, 1_000].map { FrameRate($0) }
    for rate in rates + [FrameRate(30_000, over: 1_001), FrameRate(24_000, over: 1_001)] {
      for count in stride(from: 1, through: 100_000, by: 997) {
        let span = Nanoseconds(seconds: rate.time(ofFrame: count).seconds)
        if rate.frameCount(spanning: span) != count { Issue.record("\(count) at \(rate)") }
      }
    }
  }

  @Test("The longest span at the highest rate does not overflow")
  func extremes() {
    let rate = FrameRate(FrameRate.maximum * FrameRate.maximumDenominator - 1, over: 1_000_000_000)

    #expect(rate.frameCount(spanning: Nanoseconds(count: .max)) == 9_223_372_036_854_767)
    #expect(FrameRate(1, over: 1_000_000_000).frameCount(spanning: Nanoseconds(count: .max)) == 10)
    #expect(rate.latestEvent(forFrame: 9_223_372_036_854_770).count > 9_223_372_036_854_000_000)
    #expect(rate.latestEvent(forFrame: .max) == Nanoseconds(count: .max))
  }

  @Test("A negative length is refused")
  func negative() async {
    await #expect(processExitsWith: .failure) {
      _ = FrameRate(60).frameCount(spanning: Nanoseconds(count: -1))
    }
  }
}
