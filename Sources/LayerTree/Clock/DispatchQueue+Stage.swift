// Work for the main queue, on the virtual clock while a stage runs; every other queue is the real one.
// Without defaulted arguments these overloads go before Dispatch's own; calls that name a quality of
// service or a group reach those.

public import Dispatch
import Foundation
import Timing

extension DispatchQueue {
  /// Does work in a turn of its own, at once after the present one.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    if !scheduledOnStage(after: 0, work) {
      async(group: nil, qos: .unspecified, flags: [], execute: work)
    }
  }

  /// Does work at a time of the virtual clock, as far ahead as the deadline is.
  ///
  /// A deadline is made from the real time, a moment before it is read here; so the delay is taken
  /// to be the roundest one within two thousandths of a second above what is measured.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let now = DispatchTime.now().uptimeNanoseconds
    let measured = Double(deadline.uptimeNanoseconds) / 1e9 - Double(now) / 1e9
    if !scheduledOnStage(after: DispatchDelay.intended(measured), work) {
      asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
  }

  /// Schedules work on the clock of the stage that runs; false where there is none, or on another
  /// queue than the main one.
  private func scheduledOnStage(
    after delay: Double, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    guard MainQueueMark.isHere, label == DispatchQueue.main.label else { return false }
    return MainActor.assumeIsolated {
      guard VirtualClock.isAnyCurrent else { return false }
      let clock = VirtualClock.current
      clock.schedule(at: clock.now + Nanoseconds(seconds: delay)) { work() }
      return true
    }
  }
}

/// Delays as they were meant.
package enum DispatchDelay {
  /// How far below its intended value a delay may be measured, in seconds.
  private static let tolerance = 0.002
  /// Steps in parts of a second, the coarsest first.
  private static let steps = [20.0, 100, 60, 200, 1_000]

  /// The roundest delay within the tolerance above a measured one, in seconds.
  ///
  /// - Returns: Zero or more.
  package static func intended(_ measured: Double) -> Double {
    guard measured > 0 else { return 0 }
    for step in steps {
      let rounded = (measured * step - 1e-6).rounded(.up) / step
      if rounded - measured <= tolerance { return rounded }
    }
    return measured
  }
}
