// Follows NSTimer.h. Left out: run loops; a timer of a stage counts from its making.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree
import Timing

/// All of a timer that the block it calls may want of it.
///
/// A block that takes any running timer can stand where one that takes a `Timer` is asked for. So the
/// calls below, which take such a block, go before Foundation's own of the same spelling.
public protocol RunningTimer: AnyObject {
  var isValid: Bool { get }
  var timeInterval: TimeInterval { get }
  var tolerance: TimeInterval { get set }
  var fireDate: Date { get set }
  var userInfo: Any? { get }
  func fire()
  func invalidate()
}

extension Timer: RunningTimer {}

extension Timer {
  /// A timer on the virtual clock while a stage runs, else Foundation's own.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any RunningTimer) -> Void
  ) -> Timer {
    let timer = StageTimer(every: interval, repeats: repeats, block)
    if TimerSchedule.start(timer, every: interval, repeats: repeats) { return timer }
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { (timer: Timer) in
      block(timer)
    }
  }

  /// A timer that counts from now on the virtual clock while a stage runs; adding it to a run loop
  /// changes nothing then.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any RunningTimer) -> Void
  ) {
    let isOnStage = TimerSchedule.isWanted
    self.init(
      fire: isOnStage ? .distantFuture : Date(timeIntervalSinceNow: interval),
      interval: interval, repeats: repeats, block: { (timer: Timer) in block(timer) })
    if isOnStage { _ = TimerSchedule.start(self, every: interval, repeats: repeats) }
  }

  /// The same; the date counts by how far ahead it is.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any RunningTimer) -> Void
  ) {
    let isOnStage = TimerSchedule.isWanted
    self.init(
      fire: isOnStage ? .distantFuture : date, interval: interval, repeats: repeats,
      block: { (timer: Timer) in block(timer) })
    guard isOnStage else { return }
    let delay = DispatchDelay.intended(date.timeIntervalSinceNow)
    _ = TimerSchedule.start(self, after: delay, every: interval, repeats: repeats)
  }

  /// A timer on the virtual clock that sends its target a message.
  ///
  /// Foundation has none of this kind here, since it has no selectors.
  @preconcurrency @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let target = aTarget as AnyObject
    let timer = StageTimer(every: ti, repeats: yesOrNo) { _ in }
    timer.givenUserInfo = userInfo
    TimerSchedule(of: timer, every: ti, repeats: yesOrNo).begin {
      aSelector.send(to: target, from: $0)
    }
    return timer
  }

  /// The same; it counts from its making.
  @preconcurrency @MainActor
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let target = aTarget as AnyObject
    self.init(
      fire: .distantFuture, interval: ti, repeats: yesOrNo, block: { (_: Timer) in })
    TimerSchedule(of: self, every: ti, repeats: yesOrNo).begin {
      aSelector.send(to: target, from: $0)
    }
  }
}

/// When a timer fires, in the time of the stage on which it was started.
@MainActor
private final class TimerSchedule {
  /// A timer, passed to the main actor; schedules are made and run there only.
  private struct Reference: @unchecked Sendable {
    let timer: Timer
  }

  private let timer: Timer
  private let interval: TimeInterval
  private let repeats: Bool
  private var action: (@MainActor (Timer) -> Void)?

  init(of timer: Timer, every interval: TimeInterval, repeats: Bool) {
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
  func begin(after delay: TimeInterval? = nil, _ action: @escaping @MainActor (Timer) -> Void) {
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

/// A timer that never fires by itself: its schedule has it fire.
private final class StageTimer: Timer {
  /// What whoever made the timer wants to find with it.
  var givenUserInfo: Any?

  init(
    every interval: TimeInterval, repeats: Bool,
    _ block: @escaping @Sendable (any RunningTimer) -> Void
  ) {
    super.init(
      fire: .distantFuture, interval: interval, repeats: repeats,
      block: { (timer: Timer) in block(timer) })
  }

  override var userInfo: Any? { givenUserInfo }
}
