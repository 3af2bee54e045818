package import Foundation
import Timing

/// When a timer fires, in the time of the stage on which it was started.
@MainActor
package final class TimerSchedule {
  /// A timer, passed to the main actor; schedules are made and run there only.
  private struct Reference: @unchecked Sendable {
    let timer: Timer
  }

  private let timer: Timer
  private let interval: TimeInterval
  private let repeats: Bool
  private var action: (@MainActor (Timer) -> Void)?

  package init(of timer: Timer, every interval: TimeInterval, repeats: Bool) {
    self.timer = timer
    self.interval = interval > 0 && interval.isFinite ? interval : 0.0001
    self.repeats = repeats
  }

  /// Whether a timer that is made here and now belongs to a stage.
  nonisolated static var isWanted: Bool {
    MainQueueMark.isHere && MainActor.assumeIsolated { VirtualClock.isAnyCurrent }
  }

  /// Has the current stage fire a timer; false where there is none.
  ///
  /// The first time is after `delay` seconds, or after the interval where none is given.
  nonisolated static func start(
    _ timer: Timer, after delay: TimeInterval? = nil, every interval: TimeInterval, repeats: Bool
  ) -> Bool {
    guard isWanted else { return false }
    let reference = Reference(timer: timer)
    MainActor.assumeIsolated {
      TimerSchedule(of: reference.timer, every: interval, repeats: repeats)
        .begin(after: delay) { $0.fire() }
    }
    return true
  }

  /// Does `action` at each of the timer's times, as long as it is valid.
  package func begin(
    after delay: TimeInterval? = nil, _ action: @escaping @MainActor (Timer) -> Void
  ) {
    self.action = action
    schedule(after: delay ?? interval)
  }

  private func schedule(after delay: TimeInterval) {
    let clock = VirtualClock.current
    clock.schedule(at: clock.now + Nanoseconds(seconds: delay)) { self.pass() }
  }

  private func pass() {
    guard timer.isValid else { return }
    action?(timer)
    guard timer.isValid else { return }
    if repeats { schedule(after: interval) } else { timer.invalidate() }
  }
}
