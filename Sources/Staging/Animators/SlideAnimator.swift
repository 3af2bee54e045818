package import Foundation
package import ViewKit

/// Slides the new screen in over the old one, which follows at a part of the way under a veil.
@MainActor
package final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Where the upper screen comes from, and goes to again.
  package enum Edge: Sendable {
    case left
    case right
    case top
    case bottom
  }

  private let edge: Edge
  /// How far the lower screen moves, as a part of the upper one's way.
  private let parallax: CGFloat
  /// Opacity of the black veil over the covered screen.
  private let dim: CGFloat
  private let isPop: Bool
  private let motion: AnimatorMotion

  /// An animator for one transition; `parallax` and `dim` are 0...1.
  package init(
    edge: Edge, parallax: CGFloat, dim: CGFloat, operation: UINavigationController.Operation,
    motion: AnimatorMotion
  ) {
    self.edge = edge
    self.parallax = parallax
    self.dim = dim
    self.isPop = operation == .pop
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
    let (upper, lower) = isPop ? (from, to) : (to, from)
    let veil = UIView(frame: context.containerView.bounds)
    veil.backgroundColor = .black
    context.containerView.addSubview(lower)
    context.containerView.addSubview(veil)
    context.containerView.addSubview(upper)
    let place = { (covered: CGFloat) in
      let bounds = context.containerView.bounds
      let away = self.offset(in: bounds)
      upper.frame = bounds.offsetBy(dx: away.x * (1 - covered), dy: away.y * (1 - covered))
      let drift = self.parallax * covered
      lower.frame = bounds.offsetBy(dx: -away.x * drift, dy: -away.y * drift)
      veil.frame = lower.frame
      veil.alpha = self.dim * covered
    }
    place(isPop ? 1 : 0)
    motion.animate {
      place(self.isPop ? 0 : 1)
    } completion: { _ in
      veil.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// From its place to just outside of the edge.
  private func offset(in bounds: CGRect) -> CGPoint {
    switch edge {
    case .left: CGPoint(x: -bounds.width, y: 0)
    case .right: CGPoint(x: bounds.width, y: 0)
    case .top: CGPoint(x: 0, y: -bounds.height)
    case .bottom: CGPoint(x: 0, y: bounds.height)
    }
  }
}
