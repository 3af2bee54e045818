internal import Foundation
internal import Timing

// What whoever drives animations by hand needs: they stay where they are in the order, and get
// another timing.

extension CALayer {
  /// Has an animation of this layer run from now on as its timing and pacing say, also after its end.
  ///
  /// Before the commit that begins it nothing is to be done: the commit reads the timing.
  package func restart(_ animation: CAAnimation) {
    guard let running = running(animation), let clock = committedClock else { return }
    running.restart(
      atLayerTime: running.drive?.time ?? localTime(atMediaTime: clock.now.seconds))
    if running.timing != nil { clock.restarted(running) }
  }

  /// Takes an animation off the layer; its delegate is not told.
  package func discard(_ animation: CAAnimation) {
    guard let running = running(animation) else { return }
    forget(running)
    _ = running.markStopped()
    running.releaseCompletions()
    committedClock?.timingChanged()
  }

  /// How much of a run an animation has behind it, 0...1, before any pacing; 0 until it begins.
  package func elapsedShare(of animation: CAAnimation) -> Double {
    guard let running = running(animation), let timing = running.timing, let clock = committedClock
    else { return 0 }
    let time = localTime(atMediaTime: clock.now.seconds)
    let driven = running.drive?.seconds(for: running, on: self, at: time) ?? time
    return timing.progress(atParentTime: driven).fraction ?? 0
  }

  private func running(_ animation: CAAnimation) -> RunningAnimation? {
    animations.first { $0.animation === animation }
  }
}
