package import Foundation
import Timing
package import ViewKit

/// Moves both screens as one, side by side.
///
/// Known flaw, kept: a pop takes the lower screen with the frame it has. After an animated push
/// that is one width to the left, as it should be; after a push without animation it already fills
/// the container and hides the other screen at once.
@MainActor
package final class SideBySideAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  FlawedAnimator
{
  private let operation: UINavigationController.Operation
  private let motion: AnimatorMotion
  /// Whether the screen that comes back lay over the other one from the first frame on.
  private var hidesAtOnce = false

  /// What the animator does when nothing else is asked for: 0.3 s, ease-out.
  package static let ownMotion = AnimatorMotion(
    duration: 0.3, pacing: .curve(.cubic(.easeOut)))

  package init(
    operation: UINavigationController.Operation, motion: AnimatorMotion = ownMotion
  ) {
    self.operation = operation
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
    let (start, end) = (context.restingFrame(.from), context.restingFrame(.to))
    let width = context.containerView.bounds.width
    if operation == .push { to.frame = end.offsetBy(dx: width, dy: 0) }
    hidesAtOnce = operation == .pop && to.frame == end
    context.containerView.addSubview(to)
    let departure = operation == .push ? -width : width
    motion.animate {
      to.frame = end
      from.frame = start.offsetBy(dx: departure, dy: 0)
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  package var flaws: [AnimatorFlaw] {
    guard hidesAtOnce else { return [] }
    return [
      AnimatorFlaw(
        name: "hides-at-once",
        message: "the screen that comes back already fills the container, as after a push "
          + "without animation, and hides the other one from the first frame")
    ]
  }
}
