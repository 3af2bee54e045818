package import Timing

/// Work that a clock will do at a time, unless it is cancelled.
@MainActor
package final class ScheduledWork {
  /// When, on the clock's time.
  package let time: Nanoseconds
  /// Rises with every piece of work scheduled and every animation added on a clock.
  let order: Int
  private var work: (@MainActor () -> Void)?

  init(time: Nanoseconds, order: Int, work: @escaping @MainActor () -> Void) {
    self.time = time
    self.order = order
    self.work = work
  }

  /// Whether the work is neither done nor cancelled.
  package var isPending: Bool { work != nil }

  /// Gives the work up; without effect once it is done.
  package func cancel() { work = nil }

  func perform() {
    let work = work
    self.work = nil
    work?()
  }
}
