package import Foundation
package import ViewKit

/// Fades the new screen in over the old one, for push and pop alike.
///
/// Known flaw, kept: it always completes with true, so a cancelled interaction pops all the same.
@MainActor
package final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let motion: AnimatorMotion

  /// - Parameter motion: By default 2 s, ease-in-ease-out.
  package init(motion: AnimatorMotion = AnimatorMotion(duration: 2)) {
    self.motion = motion
    super.init()
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { motion.total }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      context.completeTransition(false)
      return
    }
    context.containerView.addSubview(from)
    context.containerView.addSubview(to)
    to.alpha = 0
    motion.animate {
      to.alpha = 1
    } completion: { _ in
      from.removeFromSuperview()
      context.completeTransition(true)
    }
  }
}
