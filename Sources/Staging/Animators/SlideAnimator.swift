package import Foundation
import LayerTree
package import ViewKit

/// Slides the new screen in over the old one, which follows at a part of the way under a veil.
///
/// Each screen moves in its own frame. One that the presentation leaves in its place, outside of the
/// container, neither follows nor has a veil.
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
    guard let upper = context.view(forKey: isPop ? .from : .to) else {
      return context.completeTransition(false)
    }
    let lower = context.view(forKey: isPop ? .to : .from)
    let veil = lower.map { self.veil(over: $0) }
    for view in [lower, veil, upper] { view.map { context.containerView.addSubview($0) } }
    let rest = context.restingFrame(isPop ? .from : .to)
    let lowerRest = context.restingFrame(isPop ? .to : .from)
    let away = offset(of: rest, in: context.containerView.bounds)
    let place = { (covered: CGFloat) in
      upper.frame = rest.offsetBy(dx: away.x * (1 - covered), dy: away.y * (1 - covered))
      let drift = self.parallax * covered
      let followed = lowerRest.offsetBy(dx: -away.x * drift, dy: -away.y * drift)
      lower?.frame = followed
      veil?.frame = followed
      veil?.alpha = self.dim * covered
    }
    place(isPop ? 1 : 0)
    motion.animate {
      place(self.isPop ? 0 : 1)
    } completion: { _ in
      veil?.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// A black view with the corners of the screen that it covers.
  private func veil(over view: UIView) -> UIView {
    let veil = UIView(frame: view.frame)
    veil.backgroundColor = .black
    veil.layer.cornerRadius = view.layer.cornerRadius
    veil.layer.cornerCurve = view.layer.cornerCurve
    veil.layer.maskedCorners = view.layer.maskedCorners
    return veil
  }

  /// From its place to just outside of the container's edge.
  private func offset(of rest: CGRect, in bounds: CGRect) -> CGPoint {
    switch edge {
    case .left: CGPoint(x: bounds.minX - rest.maxX, y: 0)
    case .right: CGPoint(x: bounds.maxX - rest.minX, y: 0)
    case .top: CGPoint(x: 0, y: bounds.minY - rest.maxY)
    case .bottom: CGPoint(x: 0, y: bounds.maxY - rest.minY)
    }
  }
}
