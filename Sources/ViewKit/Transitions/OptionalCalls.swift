// Calls of requirements that are optional in UIKit: code written for it puts a question mark behind
// their names. The requirements themselves are functions with defaults; a property of the same
// name, which is never nil, stands for them there.

extension UIViewControllerAnimatedTransitioning {
  /// What `animationEnded?(_:)` calls.
  public var animationEnded: (@MainActor (Bool) -> Void)? {
    { completed in self.animationEnded(completed) }
  }
}

extension UINavigationControllerDelegate {
  /// What `navigationController?(_:willShow:animated:)` and the others call.
  public var navigationController: NavigationDelegateCall? {
    NavigationDelegateCall(delegate: self)
  }
}

/// The calls of a navigation controller's delegate that are optional in UIKit.
@MainActor
public struct NavigationDelegateCall {
  let delegate: any UINavigationControllerDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}
