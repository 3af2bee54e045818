// Calls of requirements that are optional in UIKit: code written for it puts a question mark behind
// their names. The requirements themselves are functions with defaults; a property of the same
// name, which is never nil, stands for them there.

extension UIViewControllerAnimatedTransitioning {
  /// What `animationEnded?(_:)` calls.
  public var animationEnded: (@MainActor (Bool) -> Void)? {
    { completed in self.animationEnded(completed) }
  }

  /// What `interruptibleAnimator?(using:)` calls.
  @_disfavoredOverload
  public var interruptibleAnimator: InterruptibleAnimatorCall? {
    InterruptibleAnimatorCall(animator: self)
  }
}

/// What `interruptibleAnimator?(using:)` calls; nil where the animator has none.
@MainActor
public struct InterruptibleAnimatorCall {
  let animator: any UIViewControllerAnimatedTransitioning

  /// Calls the animator's method of these labels.
  public func callAsFunction(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let found = animator.interruptibleAnimator(using: transitionContext)
    return found is NoInterruptibleAnimator ? nil : found
  }
}

extension UINavigationControllerDelegate {
  /// What `navigationController?(_:willShow:animated:)` and the others call.
  @_disfavoredOverload
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

extension UITabBarControllerDelegate {
  /// What `tabBarController?(_:didSelect:)` and the others call.
  @_disfavoredOverload
  public var tabBarController: TabBarDelegateCall? { TabBarDelegateCall(delegate: self) }
}

/// The calls of a tab bar controller's delegate that are optional in UIKit.
@MainActor
public struct TabBarDelegateCall {
  let delegate: any UITabBarControllerDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelect: viewController)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
}

extension UIGestureRecognizerDelegate {
  /// What `gestureRecognizerShouldBegin?(_:)` calls.
  public var gestureRecognizerShouldBegin: (@MainActor (UIGestureRecognizer) -> Bool)? {
    { recognizer in self.gestureRecognizerShouldBegin(recognizer) }
  }

  /// What `gestureRecognizer?(_:shouldReceive:)` and the others call.
  @_disfavoredOverload
  public var gestureRecognizer: GestureDelegateCall? { GestureDelegateCall(delegate: self) }
}

/// The calls of a gesture recognizer's delegate that are optional in UIKit.
@MainActor
public struct GestureDelegateCall {
  let delegate: any UIGestureRecognizerDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }
}
