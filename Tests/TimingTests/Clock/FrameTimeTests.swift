import Testing
import Timing

@Suite("Times of frames")
struct FrameTimeTests {
  @Test("A frame's time is an exact fraction in lowest terms")
  func fractions() {
    #expect(FrameRate(60).time(ofFrame: 21).description == "7/20")
    #expect(FrameRate(60).time(ofFrame: 180).description == "3")
    #expect(FrameRate(60).time(ofFrame: 0).description == "0")
    #expect(FrameRate(30_000, over: 1_001).time(ofFrame: 1).description == "1001/30000")
    #expect(FrameRate(60).time(ofFrame: 1).seconds == 1.0 / 60)
    #expect(FrameTime(Nanoseconds(count: 350_000_000)).description == "7/20")
  }

  @Test("The latest event of a frame is 1/1000 frame after its time, in whole nanoseconds")
  func latestEvents() {
    // 1/60 s is 16,666,666.67 ns and a thousandth of it 16,666.67 ns.
    #expect(FrameRate(60).latestEvent(forFrame: 0).count == 16_666)
    #expect(FrameRate(60).latestEvent(forFrame: 1).count == 16_683_333)
    #expect(FrameRate(60).latestEvent(forFrame: 60).count == 1_000_016_666)
    #expect(FrameRate(1).latestEvent(forFrame: 5).count == 5_001_000_000)
    #expect(FrameRate(30_000, over: 1_001).latestEvent(forFrame: 30).count == 1_001_033_366)
  }

  @Test("An event is at a frame exactly if it is no later than its latest event")
  func eventsAgreeWithFrames() {
    for rate in [FrameRate(60), FrameRate(24_000, over: 1_001), FrameRate(7), FrameRate(999_983)] {
      for index in stride(from: 0, through: 100_000, by: 1_237) {
        let last = rate.latestEvent(forFrame: index)
        let next = last + Nanoseconds(count: 1)
        if rate.firstFrame(at: last) > index || rate.firstFrame(at: next) <= index {
          Issue.record("frame \(index) at \(rate)")
        }
      }
    }
  }

  @Test("The frame at a time is the last one at or before it, or one at most 1/1000 frame later")
  func lastFrames() {
    let rate = FrameRate(60)

    #expect(rate.lastFrame(at: .zero) == 0)
    #expect(rate.lastFrame(at: Nanoseconds(count: 16_650_000)) == 1)
    #expect(rate.lastFrame(at: Nanoseconds(count: 16_649_999)) == 0)
    #expect(rate.lastFrame(at: Nanoseconds(count: 33_000_000)) == 1)
    #expect(rate.lastFrame(at: Nanoseconds(seconds: 1)) == 60)
    #expect(FrameRate(1).lastFrame(at: Nanoseconds(count: 4_999_000_000)) == 5)
    #expect(FrameRate(1).lastFrame(at: Nanoseconds(count: 4_998_999_999)) == 4)
  }
}
