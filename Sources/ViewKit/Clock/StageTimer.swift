public import Foundation
public import LayerTree
import Timing

extension Timer {
  /// A timer on the virtual clock that sends its target a message.
  ///
  /// Foundation has none of this kind here, since it has no selectors. Its timers that call a block
  /// are real ones, which no stage waits for.
  @preconcurrency @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let schedule = TimerSchedule(every: ti, repeats: yesOrNo)
    let timer = StageTimer(schedule, every: ti, repeats: yesOrNo)
    let target = aTarget as AnyObject
    schedule.start { aSelector.send(to: target, from: timer) }
    return timer
  }
}

/// When a timer fires, in the time of the stage on which it was started.
@MainActor
private final class TimerSchedule {
  private let interval: TimeInterval
  private let repeats: Bool
  private var action: (@MainActor () -> Void)?
  private var work: ScheduledWork?

  init(every interval: TimeInterval, repeats: Bool) {
    self.interval = interval > 0 && interval.isFinite ? interval : 0.0001
    self.repeats = repeats
  }

  func start(_ action: @escaping @MainActor () -> Void) {
    self.action = action
    schedule(on: .current)
  }

  func stop() {
    work?.cancel()
    work = nil
    action = nil
  }

  private func schedule(on clock: VirtualClock) {
    work = clock.schedule(at: clock.now + Nanoseconds(seconds: interval)) {
      self.action?()
      if self.repeats, self.action != nil { self.schedule(on: .current) } else { self.stop() }
    }
  }
}

/// A timer that never fires by itself: its schedule does.
private final class StageTimer: Timer {
  private let schedule: TimerSchedule

  init(_ schedule: TimerSchedule, every interval: TimeInterval, repeats: Bool) {
    self.schedule = schedule
    super.init(
      fire: .distantFuture, interval: interval, repeats: repeats, block: { _ in })
  }

  override func invalidate() {
    super.invalidate()
    let schedule = schedule
    MainActor.assumeIsolated { schedule.stop() }
  }
}
