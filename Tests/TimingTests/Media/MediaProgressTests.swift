import Testing
import Timing

@Suite("Progress of an animation")
struct MediaProgressTests {
  /// A row of a table: local time, fraction or none, cycle, way back.
  typealias Row = (time: Double, fraction: Double?, cycle: Int, isReversing: Bool)

  func expect(
    _ timing: MediaTiming, _ rows: [Row], _ location: SourceLocation = #_sourceLocation
  ) {
    for row in rows {
      let found = timing.progress(atLocalTime: row.time)
      let same =
        found.fraction == row.fraction && found.cycle == row.cycle
        && found.isReversing == row.isReversing
      #expect(same, "at \(row.time): \(found)", sourceLocation: location)
    }
  }

  @Test("One cycle runs from 0, included, to its end, excluded")
  func oneCycle() {
    let timing = MediaTimingTests.timing { _ in }

    expect(timing, [(0, 0, 0, false), (0.5, 0.25, 0, false), (1.999, 0.9995, 0, false)])
    expect(timing, [(-0.1, nil, 0, false), (2, nil, 0, false), (9, nil, 0, false)])
  }

  @Test("Fill modes decide what shows before and after", arguments: FillMode.allCases)
  func fill(mode: FillMode) {
    let timing = MediaTimingTests.timing { $0.fillMode = mode }
    let before = timing.progress(atLocalTime: -1)
    let after = timing.progress(atLocalTime: 2)

    #expect(before.phase == .before && after.phase == .after)
    #expect(before.fraction == (mode == .backwards || mode == .both ? 0 : nil))
    #expect(after.fraction == (mode == .forwards || mode == .both ? 1 : nil))
    #expect(!before.isFinished && after.isFinished)
    #expect(timing.progress(atLocalTime: 1).hasEffect)
  }

  @Test("Cycles begin anew at each boundary, and the last one's end is held")
  func repeats() {
    let timing = MediaTimingTests.timing {
      $0.repeatCount = 3
      $0.fillMode = .forwards
    }

    expect(
      timing,
      [
        (1.5, 0.75, 0, false), (2, 0, 1, false), (3, 0.5, 1, false), (4, 0, 2, false),
        (5.5, 0.75, 2, false), (6, 1, 2, false), (60, 1, 2, false),
      ])
  }

  @Test("A fractional count ends within a cycle, and holds there")
  func fractionalRepeats() {
    let timing = MediaTimingTests.timing {
      $0.repeatCount = 2.25
      $0.fillMode = .both
    }

    expect(timing, [(-1, 0, 0, false), (4.25, 0.125, 2, false), (4.5, 0.25, 2, false)])
    expect(timing, [(4.4375, 0.21875, 2, false), (100, 0.25, 2, false)])
  }

  @Test("The way back mirrors the way there")
  func reverse() {
    let timing = MediaTimingTests.timing {
      $0.autoreverses = true
      $0.fillMode = .forwards
    }

    expect(
      timing,
      [
        (0.5, 0.25, 0, false), (2, 1, 0, false), (2.5, 0.75, 0, true), (3.5, 0.25, 0, true),
        (4, 0, 0, true), (9, 0, 0, true),
      ])
  }

  @Test("There and back repeats as one cycle, and may end on the way back")
  func reverseRepeats() {
    let timing = MediaTimingTests.timing {
      $0.autoreverses = true
      $0.repeatCount = 1.75
      $0.fillMode = .forwards
    }

    expect(
      timing, [(4, 0, 1, false), (5, 0.5, 1, false), (6.5, 0.75, 1, true), (7, 0.5, 1, true)])
  }

  @Test("A repeat duration may be shorter than a cycle")
  func shortRepeatDuration() {
    let timing = MediaTimingTests.timing {
      $0.repeatDuration = 0.5
      $0.fillMode = .forwards
    }

    expect(timing, [(0.25, 0.125, 0, false), (0.5, 0.25, 0, false), (3, 0.25, 0, false)])
  }

  @Test("Endless repeats never finish, and count on")
  func endless() {
    for count in [Double.infinity, Double(Float.greatestFiniteMagnitude)] {
      let timing = MediaTimingTests.timing { $0.repeatCount = count }

      expect(timing, [(0, 0, 0, false), (2_001, 0.5, 1_000, false)])
      #expect(!timing.progress(atLocalTime: 1e15).isFinished)
      #expect(timing.progress(atLocalTime: 1e30).cycle == .max)
    }
  }

  @Test("A duration of zero or less is at its end from the begin on", arguments: [0.0, -1, .nan])
  func noDuration(duration: Double) {
    let timing = MediaTimingTests.timing {
      $0.duration = duration
      $0.fillMode = .both
    }

    expect(timing, [(-0.1, 0, 0, false), (0, 1, 0, false), (5, 1, 0, false)])
    #expect(timing.progress(atLocalTime: 0).isFinished)
  }

  @Test("A time half a nanosecond before a boundary counts as at it")
  func tolerance() {
    let timing = MediaTimingTests.timing {
      $0.repeatCount = 2
      $0.fillMode = .forwards
    }

    #expect(timing.progress(atLocalTime: -0.4e-9).phase == .active)
    #expect(timing.progress(atLocalTime: -0.6e-9).phase == .before)
    expect(timing, [(2 - 0.4e-9, 0, 1, false), (4 - 0.4e-9, 1, 1, false)])
    #expect(timing.progress(atLocalTime: 4 - 0.4e-9).phase == .after)
    #expect(timing.progress(atLocalTime: 4 - 0.6e-9).phase == .active)
  }

  @Test("At its end, rounded to a nanosecond, an animation is finished, wherever it begins")
  func endsOnTheClock() {
    for step in 0..<20_000 {
      let begin = Nanoseconds(count: Int64(step) * 7_654_321)
      let duration = Nanoseconds(count: Int64(step % 97 + 1) * 12_345_679)
      let timing = MediaTiming(beginTime: begin.seconds, duration: duration.seconds)
      let end = begin + duration
      let before = Nanoseconds(count: end.count - 1)
      if !timing.progress(atParentTime: end.seconds).isFinished
        || timing.progress(atParentTime: before.seconds).isFinished
        || timing.progress(atParentTime: begin.seconds).phase != .active
      {
        Issue.record("\(begin) for \(duration)")
      }
    }
  }

  @Test("Times that are no numbers have no effect and do not trap")
  func notNumbers() {
    let endless = MediaTimingTests.timing { $0.repeatCount = .infinity }

    #expect(!endless.progress(atLocalTime: .nan).hasEffect)
    #expect(!endless.progress(atLocalTime: .infinity).hasEffect)
    #expect(!endless.progress(atLocalTime: -.infinity).hasEffect)
  }
}
