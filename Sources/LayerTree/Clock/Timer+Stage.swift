// Follows NSTimer.h. Left out: run loops; a timer of a stage counts from its making.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Handed on from here alone, so that for a file that gets Foundation by one of the umbrellas the calls
// below stand before Foundation's of the same types.
@_exported public import Foundation
import FoundationBoxes

// Each call stands here twice. The one that takes any running timer goes before Foundation's wherever
// its block makes no use of the timer; the other one, of Foundation's own types, everywhere but beside
// an import of Foundation, which it must not make ambiguous.

extension Timer {
  /// A timer on the virtual clock while a stage runs, else Foundation's own.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any RunningTimer) -> Void
  ) -> Timer {
    stageTimer(every: interval, repeats: repeats) { block($0) }
  }

  @_disfavoredOverload
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    stageTimer(every: interval, repeats: repeats, block)
  }

  private class func stageTimer(
    every interval: TimeInterval, repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = HandFiredTimer(every: interval, repeats: repeats, block: block)
    if TimerSchedule.start(timer, every: interval, repeats: repeats) { return timer }
    return realScheduledTimer(every: interval, repeats: repeats, block: block)
  }

  /// A timer that counts from now on the virtual clock while a stage runs; adding it to a run loop
  /// changes nothing then.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any RunningTimer) -> Void
  ) {
    self.init(onStageAfter: interval, every: interval, repeats: repeats) { block($0) }
  }

  @_disfavoredOverload
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(onStageAfter: interval, every: interval, repeats: repeats, block)
  }

  /// The same; the date counts by how far ahead it is.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any RunningTimer) -> Void
  ) {
    self.init(
      onStageAfter: DispatchDelay.intended(date.timeIntervalSinceNow), every: interval,
      repeats: repeats
    ) { block($0) }
  }

  @_disfavoredOverload
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      onStageAfter: DispatchDelay.intended(date.timeIntervalSinceNow), every: interval,
      repeats: repeats, block)
  }

  private convenience init(
    onStageAfter delay: TimeInterval, every interval: TimeInterval, repeats: Bool,
    _ block: @escaping @Sendable (Timer) -> Void
  ) {
    let isOnStage = TimerSchedule.isWanted
    self.init(
      realFire: isOnStage ? .distantFuture : Date(timeIntervalSinceNow: delay),
      interval: interval, repeats: repeats, block: block)
    guard isOnStage else { return }
    _ = TimerSchedule.start(self, after: delay, every: interval, repeats: repeats)
  }
}
