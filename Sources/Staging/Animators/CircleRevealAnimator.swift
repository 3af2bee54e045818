package import Foundation
package import LayerTree
package import ViewKit

/// Reveals the new screen by a circle that grows from a button, and takes it back into the button.
///
/// A shape layer masks the upper screen; its path animates between the button's oval and the large
/// one, while the model already holds the end. The animation's delegate completes the transition.
@MainActor
package final class CircleRevealAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  CAAnimationDelegate, FlawedAnimator
{
  private let operation: UINavigationController.Operation
  /// The button's frame in the points of the screen that holds it, when the transition begins.
  private let buttonFrame: (UIView) -> CGRect?
  private let reach: CircleRevealGeometry.Reach
  private let motion: AnimatorMotion
  /// The circles of the transition that began last.
  package private(set) var geometry: CircleRevealGeometry?
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// An animator for one transition.
  ///
  /// `button` finds the button's model frame in the view of the screen that holds it. The original
  /// push takes 0.7 s and the pop 0.6 s, ease-in-ease-out.
  package init(
    operation: UINavigationController.Operation, reach: CircleRevealGeometry.Reach,
    motion: AnimatorMotion, button: @escaping (UIView) -> CGRect?
  ) {
    self.operation = operation
    self.reach = reach
    self.motion = motion
    self.buttonFrame = button
    super.init()
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { motion.total }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let button = buttonFrame(operation == .push ? from : to)
    else {
      context.completeTransition(false)
      return
    }
    self.context = context
    let geometry = CircleRevealGeometry(button: button, screen: to.bounds, reach: reach)
    self.geometry = geometry
    let small = UIBezierPath(ovalIn: geometry.smallOval)
    let large = UIBezierPath(ovalIn: geometry.largeOval)
    if operation == .push {
      context.containerView.addSubview(from)
      context.containerView.addSubview(to)
      animateMask(of: to, from: small, to: large)
    } else {
      context.containerView.addSubview(to)
      context.containerView.addSubview(from)
      animateMask(of: from, from: large, to: small)
    }
  }

  private func animateMask(of view: UIView, from start: UIBezierPath, to end: UIBezierPath) {
    let mask = CAShapeLayer()
    mask.path = end.cgPath
    view.layer.mask = mask

    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = start.cgPath
    animation.toValue = end.cgPath
    animation.delegate = self
    motion.pace(animation, on: mask)
    mask.add(animation, forKey: "path")
  }

  package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context else { return }
    context.completeTransition(!context.transitionWasCancelled)
    context.view(forKey: .from)?.layer.mask = nil
    context.view(forKey: .to)?.layer.mask = nil
  }

  package var flaws: [AnimatorFlaw] {
    guard let shortfall = geometry?.shortfall, shortfall >= 0.005 else { return [] }
    let hundredths = Int(shortfall * 100 + 0.5)
    let points = "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())"
    return [
      AnimatorFlaw(
        name: "mask-does-not-cover",
        message: "the end circle misses the farthest corner by \(points) points, so a sliver "
          + "jumps when the mask comes off")
    ]
  }
}
