package import Foundation
package import LayerTree
package import ViewKit

/// Reveals the new screen by a circle that grows from a button, and takes it back into the button.
///
/// The button may lie on a screen that stays in its place while another is presented over it.
///
/// A shape layer masks the upper screen; its path animates between the button's oval and the large
/// one, while the model already holds the end. The animation's delegate completes the transition.
@MainActor
package final class CircleRevealAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  CAAnimationDelegate, FlawedAnimator, RefusingAnimator
{
  private let operation: UINavigationController.Operation
  /// The button's frame in the points of the screen that holds it, when the transition begins.
  private let buttonFrame: (UIView) -> CGRect?
  private let reach: CircleRevealGeometry.Reach
  private let motion: AnimatorMotion
  /// The circles of the transition that began last.
  package private(set) var geometry: CircleRevealGeometry?
  private weak var context: (any UIViewControllerContextTransitioning)?
  /// Set where the screen that should hold the button has none.
  private(set) var refusal: String?

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
    let isPush = operation == .push
    guard let upper = context.view(forKey: isPush ? .to : .from),
      let below = context.viewController(forKey: isPush ? .from : .to)?.view,
      let button = buttonFrame(below)
    else {
      refusal = "the screen below has no layer for the circle to begin at"
      return context.completeTransition(false)
    }
    self.context = context
    if let lower = context.view(forKey: isPush ? .from : .to) {
      context.containerView.addSubview(lower)
    }
    context.containerView.addSubview(upper)
    let geometry = CircleRevealGeometry(
      button: below.convert(button, to: upper), screen: upper.bounds, reach: reach)
    self.geometry = geometry
    let small = UIBezierPath(ovalIn: geometry.smallOval)
    let large = UIBezierPath(ovalIn: geometry.largeOval)
    animateMask(of: upper, from: isPush ? small : large, to: isPush ? large : small)
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
