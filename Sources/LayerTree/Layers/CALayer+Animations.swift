internal import Foundation
internal import Timing

extension CALayer {
  /// Adds a copy of `animation`, in place of the one with the same key.
  func attach(_ animation: CAAnimation, key: String?) {
    let clock = clock ?? .current
    let copy = animation.copied()
    if !(copy.duration > 0) { copy.duration = CATransaction.animationDuration() }
    if copy.timingFunction == nil && copy.pacing == nil {
      copy.timingFunction = CATransaction.animationTimingFunction()
    }
    for issue in copy.issues(in: state, layer: displayName) { clock.report(issue) }
    copy.willRun(on: self)
    // All transitions of a layer share one key.
    let key = copy is CATransition ? kCATransition : key
    if let key { removeAnimation(forKey: key) }
    let running = RunningAnimation(
      copy, key: key, layer: self, order: clock.takeOrder(),
      completions: VirtualClock.current.transactions.openCompletions)
    if let drive = AnimationDrive.current {
      drive.take(running)
      if running.isOfView, let begin = copy.givenBeginTime {
        // A delay counts from the drive's time, not from that of a layer that may be elsewhere yet.
        copy.givenBeginTime = begin - localTime(atMediaTime: clock.now.seconds) + drive.time
      }
    }
    animations.append(running)
    clock.newAnimations.append(running)
  }

  /// Takes away the animations that satisfy `predicate`, unfinished.
  func cancelAnimations(_ predicate: (RunningAnimation) -> Bool) {
    let cancelled = animations.filter(predicate)
    guard !cancelled.isEmpty else { return }
    animations.removeAll(where: predicate)
    let clock = committedClock ?? clock ?? .current
    for running in cancelled { clock.cancel(running) }
  }

  /// Takes an animation off the layer, and tells nobody.
  func forget(_ running: RunningAnimation) {
    // Animations mostly end in the order of adding, so the search from the front is short.
    if let index = animations.firstIndex(where: { $0 === running }) { animations.remove(at: index) }
  }

  /// What the layer shows at a time of its own, in seconds.
  ///
  /// Animations apply in the order in which they were added; one that has no begin time yet has
  /// no effect. Changes of the model since the last commit are not in it.
  package func presentedState(atLocalTime seconds: Double) -> LayerState {
    let model = committedState ?? state
    guard !animations.isEmpty else { return model }
    var presentation = Presentation(model: model)
    for running in animations {
      guard let timing = running.timing else { continue }
      let time = running.drive?.seconds(for: running, on: self, at: seconds) ?? seconds
      running.animation.apply(timing: timing, at: time, to: &presentation)
    }
    return presentation.state
  }

  /// A begin, an end or a speed changed.
  func timingChanged() { clock?.timingChanged() }
}
