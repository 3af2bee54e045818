import Testing
import Timing

@Suite("Frame timeline")
struct FrameTimelineTests {
  let timeline = FrameTimeline(
    rate: FrameRate(60), duration: Nanoseconds(count: 350_000_000), holdBefore: 2, holdAfter: 3)

  @Test("Held frames and the timeline's are numbered in one row")
  func numbering() {
    #expect(timeline.animatedFrameCount == 21)
    #expect(timeline.frameCount == 26)
    #expect(timeline.moment(ofFrame: 0) == .beforeStart)
    #expect(timeline.moment(ofFrame: 1) == .beforeStart)
    #expect(timeline.moment(ofFrame: 2) == .animated(index: 0))
    #expect(timeline.moment(ofFrame: 22) == .animated(index: 20))
    #expect(timeline.moment(ofFrame: 23) == .settled)
    #expect(timeline.moment(ofFrame: 25) == .settled)
  }

  @Test("Frames before the start carry time 0 and settled frames the length")
  func times() {
    let texts = [0, 1, 2, 3, 22, 23, 25].map { timeline.time(ofFrame: $0).description }

    #expect(texts == ["0", "0", "0", "1/60", "1/3", "7/20", "7/20"])
    #expect(timeline.latestEvent(forFrame: 1) == nil)
    #expect(timeline.latestEvent(forFrame: 3) == Nanoseconds(count: 16_683_333))
    #expect(timeline.latestEvent(forFrame: 23) == Nanoseconds(count: .max))
  }

  @Test("A time is shown by the last frame at or before it, the end by the settled one")
  func frameAtTime() {
    #expect(timeline.frame(at: .zero) == 2)
    #expect(timeline.frame(at: Nanoseconds(seconds: 0.175)) == 12)
    #expect(timeline.frame(at: Nanoseconds(seconds: 0.349)) == 22)
    #expect(timeline.frame(at: timeline.duration) == 23)
    #expect(timeline.frame(at: Nanoseconds(count: -1)) == nil)
    #expect(timeline.frame(at: timeline.duration + Nanoseconds(count: 1)) == nil)
  }

  @Test("Without frames held after it, the end is shown by the last frame")
  func endWithoutHold() {
    let bare = FrameTimeline(rate: FrameRate(60), duration: timeline.duration, holdAfter: 0)
    let empty = FrameTimeline(rate: FrameRate(60), duration: .zero, holdAfter: 0)

    #expect(bare.frame(at: bare.duration) == 20)
    #expect(empty.frameCount == 0)
    #expect(empty.frame(at: .zero) == nil)
    #expect(empty.frames(from: .zero, through: .zero) == 0..<0)
  }

  @Test("A range of times takes the frames whose times are in it, ends included")
  func ranges() {
    let time = { (seconds: Double) in Nanoseconds(seconds: seconds) }

    #expect(timeline.frames(from: time(0.1), through: time(0.25)) == 8..<18)
    #expect(timeline.frames(from: time(0.101), through: time(0.116)) == 9..<9)
    #expect(timeline.frames(from: .zero, through: .zero) == 0..<3)
    #expect(timeline.frames(from: .zero, through: timeline.duration) == 0..<26)
    #expect(timeline.frames(from: time(0.34), through: timeline.duration) == 23..<26)
    #expect(timeline.frames(from: timeline.duration, through: timeline.duration) == 23..<26)
  }

  @Test("A range that leaves the timeline or runs backwards is none")
  func badRanges() {
    let time = { (seconds: Double) in Nanoseconds(seconds: seconds) }

    #expect(timeline.frames(from: time(-0.1), through: time(0.1)) == nil)
    #expect(timeline.frames(from: time(0.1), through: time(0.36)) == nil)
    #expect(timeline.frames(from: time(0.2), through: time(0.1)) == nil)
  }

  @Test("Every frame's own time asks for that frame, up to 100,000")
  func roundTrip() {
    let long = FrameTimeline(
      rate: FrameRate(30_000, over: 1_001), duration: Nanoseconds(seconds: 3_336))
    #expect(long.animatedFrameCount == 99_981)
    for frame in stride(from: 0, to: long.animatedFrameCount, by: 371) {
      let time = Nanoseconds(seconds: long.time(ofFrame: frame).seconds)
      if long.frame(at: time) != frame { Issue.record("\(frame)") }
      if long.frames(from: time, through: time)?.contains(frame) != true {
        Issue.record("\(frame)")
      }
    }
  }

  @Test("A frame outside the timeline is refused")
  func outside() async {
    await #expect(processExitsWith: .failure) {
      let timeline = FrameTimeline(rate: FrameRate(60), duration: .zero)
      _ = timeline.moment(ofFrame: 1)
    }
  }
}
