import Foundation
import LayerTree
import Timing

extension TransitionContext {
  /// What the animator lets others pause and drive, nil where it has nothing.
  ///
  /// The animator is asked once.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    if !hasAskedForInterruptible {
      hasAskedForInterruptible = true
      interruptible = askForInterruptible()
    }
    return interruptible
  }

  /// Takes the interruptible animator over: paused for an interaction to drive, or else running.
  func track(_ animator: any UIViewImplicitlyAnimating) {
    tracked = animator
    if isInteractive { animator.pauseAnimation() } else { animator.startAnimation() }
  }

  /// Stops the running animator for an interaction to drive it on, toward the end.
  ///
  /// - Returns: How far it is; nil where there is nothing to stop.
  func catchTracked() -> CGFloat? {
    guard let tracked, !isComplete, !isInteractive else { return nil }
    tracked.pauseAnimation()
    tracked.isReversed = false
    percentComplete = min(max(tracked.fractionComplete, 0), 1)
    pauseInteractiveTransition()
    return percentComplete
  }

  /// Whether what runs beside the transition may have to be paused and driven with it.
  var mayBeInterrupted: Bool { interaction != nil && drive == nil && isAnimated && duration > 0 }

  /// Runs changes beside the transition, at its progress.
  func accompany(_ changes: @escaping @MainActor () -> Void) {
    let companion = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: changes)
    companions.append(companion)
    if isInteractive {
      companion.fractionComplete = percentComplete
    } else {
      companion.startAnimation()
    }
  }

  /// Moves the interruptible animator, and what runs beside it, evenly to a progress.
  ///
  /// An animator of the user's own class goes there at the end.
  func glideTracked(to progress: CGFloat, within seconds: TimeInterval) {
    for companion in companions { companion.glide(to: progress, within: seconds) }
    guard let tracked else { return }
    if let animator = tracked as? UIViewPropertyAnimator {
      return animator.glide(to: progress, within: seconds)
    }
    let clock = VirtualClock.current
    clock.schedule(at: clock.now + Nanoseconds(seconds: max(seconds, 0))) { [weak self] in
      if self?.isInteractive == true { tracked.fractionComplete = progress }
    }
  }

  /// Lets the interruptible animator, and what runs beside it, go on to the end or back.
  func letTrackedRun() {
    let cancels = transitionWasCancelled
    let speed = abs(completionVelocity)
    let progress = tracked.map { min(max($0.fractionComplete, 0), 1) } ?? percentComplete
    let factor = (cancels ? progress : 1 - progress) / speed
    let curve = (interaction as? UIPercentDrivenInteractiveTransition)?.timingCurve
    var animators: [any UIViewImplicitlyAnimating] = companions
    if let tracked { animators.insert(tracked, at: 0) }
    for animator in animators {
      animator.isReversed = cancels
      if curve != nil || speed != 1 {
        animator.continueAnimation(withTimingParameters: curve, durationFactor: factor)
      } else {
        animator.startAnimation()
      }
    }
  }

  /// What is still held when the transition ends goes where it would have gone.
  func endCompanions(at position: UIViewAnimatingPosition) {
    for companion in companions where companion.state == .active && !companion.isRunning {
      companion.stopAnimation(false)
      companion.finishAnimation(at: position)
    }
    companions = []
  }
}
