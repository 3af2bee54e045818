package import Foundation
package import ViewKit

/// Slides the new screen in from the left; on the way back the old one leaves to the right.
///
/// One object serves both ways: the delegate sets ``isPush`` each time.
///
/// Known flaws, kept: it declares 0.5 s and animates for 0.3 s, and completes only when the
/// animation finished.
@MainActor
package final class SlideFromLeftAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  FlawedAnimator
{
  /// Set by the delegate from the operation.
  package var isPush = true
  /// What `transitionDuration` says besides the delay, in seconds.
  package var declared: TimeInterval
  /// What really moves.
  package var motion: AnimatorMotion

  /// - Parameters:
  ///   - declared: What `transitionDuration` says besides the delay, in seconds.
  ///   - motion: What really moves; by default 0.3 s, ease-in-ease-out.
  package init(
    declared: TimeInterval = 0.5, motion: AnimatorMotion = AnimatorMotion(duration: 0.3)
  ) {
    self.declared = declared
    self.motion = motion
    super.init()
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { motion.delay + declared }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isPush {
      slideIn(context)
    } else {
      slideOut(context)
    }
  }

  private func slideIn(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.frame.origin.x = -to.frame.width
    animate(context) { to.frame.origin.x = context.restingFrame(.to).minX }
  }

  private func slideOut(_ context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from) else { return }
    if let to = context.view(forKey: .to) {
      context.containerView.insertSubview(to, belowSubview: from)
    }
    animate(context) { from.frame.origin.x = context.containerView.bounds.maxX }
  }

  private func animate(
    _ context: any UIViewControllerContextTransitioning, _ changes: @MainActor () -> Void
  ) {
    motion.animate(changes) { finished in
      if finished { context.completeTransition(true) }
    }
  }

  package var flaws: [AnimatorFlaw] {
    [
      AnimatorFlaw(
        name: "completes-only-if-finished",
        message: "it completes only when its animation finished: a cut animation would leave "
          + "the transition in flight for ever")
    ]
  }
}
