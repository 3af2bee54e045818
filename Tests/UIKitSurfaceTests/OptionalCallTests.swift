import Testing
import UIKit

/// Notes what it is told, through methods that are optional in UIKit.
private final class Listener: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate,
  UINavigationControllerDelegate
{
  var told: [String] = []

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}

  func animationEnded(_ transitionCompleted: Bool) {
    told.append("ended \(transitionCompleted)")
  }

  func animationDidStart(_ anim: CAAnimation) {
    told.append("started")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    told.append("stopped \(flag)")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    told.append("shown \(animated)")
  }
}

@Suite("Requirements that are optional in UIKit")
struct OptionalCallTests {
  @Test("A call with a question mark reaches the method")
  @MainActor func calls() {
    let listener = Listener()
    let animator: UIViewControllerAnimatedTransitioning = listener
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = listener
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = listener

    animator.animationEnded?(true)
    animation.delegate?.animationDidStart?(animation)
    animation.delegate?.animationDidStop?(animation, finished: false)
    navigation.delegate?.navigationController?(
      navigation, didShow: navigation.viewControllers[0], animated: true)

    #expect(listener.told == ["ended true", "started", "stopped false", "shown true"])
  }
}
