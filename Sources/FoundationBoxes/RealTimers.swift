package import Foundation

// Foundation's timers, under names that no call of ours stands before.

extension Timer {
  /// Foundation's own timer of this kind, in real time.
  package convenience init(
    realFire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(fire: date, interval: interval, repeats: repeats, block: block)
  }

  /// Foundation's own timer of this kind, in real time, on the present run loop.
  package class func realScheduledTimer(
    every interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }
}

/// A timer that never fires by itself: whoever makes it has it fire.
package final class HandFiredTimer: Timer {
  /// What whoever made the timer wants to find with it.
  package var givenUserInfo: Any?

  package init(
    every interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    super.init(fire: .distantFuture, interval: interval, repeats: repeats, block: block)
  }

  package override var userInfo: Any? { givenUserInfo }
}
