import UIKit

/// What the snippets of Surface.txt have at hand, made anew for each.
@MainActor
struct AtHand {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let other = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  let imageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let controller = UIViewController()
  let navigation = UINavigationController(rootViewController: UIViewController())
  let layer = CALayer()
  let shape = CAShapeLayer()
  let gradient = CAGradientLayer()
  let path = UIBezierPath()
  let pan = UIPanGestureRecognizer()
  let percent = UIPercentDrivenInteractiveTransition()
  /// The context of a transition that nobody shows.
  let context: UIViewControllerContextTransitioning = StillContext()
  /// An animator that does nothing.
  let still = StillAnimator()
  /// What an associated object is kept under.
  static var key: UInt8 = 0
}
