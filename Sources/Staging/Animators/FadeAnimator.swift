package import Foundation
package import ViewKit

/// Fades the new screen in over the old one, for push and pop alike.
///
/// Where a screen is dismissed from over one that stays in its place, it fades out instead.
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
    let from = context.view(forKey: .from)
    if let from { context.containerView.addSubview(from) }
    if let to = context.view(forKey: .to) { return fadeIn(to, over: from, in: context) }
    guard let from else { return context.completeTransition(false) }
    motion.animate {
      from.alpha = 0
    } completion: { _ in
      from.removeFromSuperview()
      from.alpha = 1
      context.completeTransition(true)
    }
  }

  private func fadeIn(
    _ to: UIView, over from: UIView?, in context: any UIViewControllerContextTransitioning
  ) {
    context.containerView.addSubview(to)
    to.alpha = 0
    motion.animate {
      to.alpha = 1
    } completion: { _ in
      from?.removeFromSuperview()
      context.completeTransition(true)
    }
  }
}
