import FrameSequences
import Goldens
import PNGCodec
import Testing

@Suite("Motion without a golden")
struct MotionMonitorTests {
  private func findings(
    _ pictures: [StraightImage], during transition: Range<Int>? = nil
  ) -> [ComparisonFinding] {
    var monitor = MotionMonitor()
    for (number, picture) in pictures.enumerated() {
      let isMoving = transition?.contains(number) ?? false
      monitor.take(
        picture, number: number, time: ExactFraction(Int64(number), over: 30),
        transition: isMoving ? "open" : nil, progress: isMoving ? 0 : nil)
    }
    return monitor.findings
  }

  private let golden = Motion.golden.pictures

  @Test("Good motion that comes to rest is found good")
  func good() {
    #expect(findings(golden) == [])
    #expect(findings(golden, during: 1..<28) == [])
    #expect(findings([]) == [])
  }

  @Test("A repeated frame in the midst is told, at rest it is not")
  func repeated() {
    var frames = golden
    frames[13] = frames[12]
    #expect(
      findings(frames).map(\.text)
        == ["frame 13 (0.433 s) repeats frame 12 in the midst of the motion"])
  }

  @Test("A frame that is off alone flickers")
  func flicker() {
    var frames = golden
    frames[13] = Canvas.plain()
    #expect(findings(frames).map(\.kind) == [.flicker])
  }

  @Test("A jump into rest is told")
  func jump() {
    var frames = Array(golden[0..<20])
    frames += [Canvas.noise(seed: 2), Canvas.noise(seed: 2)]
    #expect(findings(frames).map(\.kind) == [.settlingJump])
  }

  @Test("Motion that has not ended, or has begun before, is told")
  func ends() {
    #expect(findings(Array(golden[0..<20])).map(\.kind) == [.endsMoving])
    #expect(findings(golden, during: 1..<30).map(\.kind) == [.endsMoving])
    var monitor = MotionMonitor()
    for number in 0..<3 {
      monitor.take(
        golden[5], number: number, time: nil, transition: number == 0 ? "open" : nil,
        progress: number == 0 ? 0.5 : nil)
    }
    #expect(monitor.findings.map(\.kind) == [.startsMoving])
  }
}
