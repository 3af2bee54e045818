import Testing
import Timing

@Suite("Media timing")
struct MediaTimingTests {
  /// A timing with the given deviations from the defaults.
  static func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
    var timing = MediaTiming(beginTime: 0, duration: 2)
    change(&timing)
    return timing
  }

  @Test("The defaults are Core Animation's")
  func defaults() {
    let timing = MediaTiming()

    #expect(timing.beginTime == 0 && timing.duration == 0 && timing.speed == 1)
    #expect(timing.timeOffset == 0 && timing.repeatCount == 0 && timing.repeatDuration == 0)
    #expect(!timing.autoreverses && timing.fillMode == .removed)
  }

  @Test("Local time is parent time less begin, times speed, plus offset")
  func localTime() {
    let timing = Self.timing {
      $0.beginTime = 3
      $0.speed = 2
      $0.timeOffset = 0.5
    }

    #expect(timing.localTime(atParentTime: 3) == 0.5)
    #expect(timing.localTime(atParentTime: 4.25) == 3)
    #expect(timing.parentTime(atLocalTime: 3) == 4.25)
    #expect(timing.startInParentTime == 2.75)
    #expect(timing.endInParentTime == 3.75)
  }

  @Test("Local time that stands still is never reached, and endless repeats never end")
  func never() {
    let still = Self.timing { $0.speed = 0 }
    let endless = Self.timing { $0.repeatCount = .infinity }

    #expect(still.parentTime(atLocalTime: 0) == nil && still.endInParentTime == nil)
    #expect(endless.endInParentTime == nil)
    #expect(endless.startInParentTime == 0)
    #expect(endless.activeDuration == .infinity)
  }

  @Test("Running backwards, an animation begins at its end and is finished before its start")
  func backwards() {
    let timing = Self.timing {
      $0.speed = -1
      $0.timeOffset = 2
    }

    #expect(timing.startInParentTime == 0)
    #expect(timing.endInParentTime == 2)
    #expect(timing.progress(atParentTime: 0.5).fraction == 0.75)
    #expect(!timing.progress(atParentTime: 0).isFinished)
    #expect(timing.progress(atParentTime: 2.1).isFinished)
  }

  @Test("The active duration is the repeat duration, or the cycles', or one cycle's")
  func activeDuration() {
    #expect(Self.timing { _ in }.activeDuration == 2)
    #expect(Self.timing { $0.repeatCount = 2.5 }.activeDuration == 5)
    #expect(Self.timing { $0.autoreverses = true }.activeDuration == 4)
    let both = Self.timing {
      $0.repeatCount = 2.5
      $0.autoreverses = true
    }
    #expect(both.activeDuration == 10)
    #expect(Self.timing { $0.repeatDuration = 3 }.activeDuration == 3)
    let ruled = Self.timing {
      $0.repeatDuration = 3
      $0.repeatCount = 7
    }
    #expect(ruled.activeDuration == 3)
    #expect(Self.timing { $0.repeatCount = -1 }.activeDuration == 2)
    #expect(Self.timing { $0.duration = -1 }.activeDuration == 0)
  }

  @Test("Pausing a layer at a time and resuming it later continues where it stood")
  func pauseAndResume() {
    var layer = MediaTiming()
    layer.speed = 0
    layer.timeOffset = 1.25
    #expect(layer.localTime(atParentTime: 77) == 1.25)

    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 80 - 1.25
    #expect(layer.localTime(atParentTime: 80) == 1.25)
    #expect(layer.localTime(atParentTime: 81) == 2.25)
  }
}
