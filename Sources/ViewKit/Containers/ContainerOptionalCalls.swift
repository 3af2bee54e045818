// Calls with a question mark of requirements that are optional in UIKit; see OptionalCalls.swift.

extension UINavigationControllerDelegate {
  /// What `navigationControllerSupportedInterfaceOrientations?(_:)` calls.
  public var navigationControllerSupportedInterfaceOrientations:
    (@MainActor (UINavigationController) -> UIInterfaceOrientationMask)?
  {
    { navigationController in
      self.navigationControllerSupportedInterfaceOrientations(navigationController)
    }
  }

  /// What `navigationControllerPreferredInterfaceOrientationForPresentation?(_:)` calls.
  public var navigationControllerPreferredInterfaceOrientationForPresentation:
    (@MainActor (UINavigationController) -> UIInterfaceOrientation)?
  {
    { navigationController in
      self.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    }
  }
}

extension UITabBarControllerDelegate {
  /// What `tabBarControllerSupportedInterfaceOrientations?(_:)` calls.
  public var tabBarControllerSupportedInterfaceOrientations:
    (@MainActor (UITabBarController) -> UIInterfaceOrientationMask)?
  {
    { tabBarController in self.tabBarControllerSupportedInterfaceOrientations(tabBarController) }
  }

  /// What `tabBarControllerPreferredInterfaceOrientationForPresentation?(_:)` calls.
  public var tabBarControllerPreferredInterfaceOrientationForPresentation:
    (@MainActor (UITabBarController) -> UIInterfaceOrientation)?
  {
    { tabBarController in
      self.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
    }
  }
}

extension TabBarDelegateCall {
  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    delegate.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    delegate.tabBarController(
      tabBarController, willEndCustomizing: viewControllers, changed: changed)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    delegate.tabBarController(
      tabBarController, didEndCustomizing: viewControllers, changed: changed)
  }
}

extension UISearchControllerDelegate {
  /// What `willPresentSearchController?(_:)` calls.
  public var willPresentSearchController: (@MainActor (UISearchController) -> Void)? {
    { searchController in self.willPresentSearchController(searchController) }
  }

  /// What `didPresentSearchController?(_:)` calls.
  public var didPresentSearchController: (@MainActor (UISearchController) -> Void)? {
    { searchController in self.didPresentSearchController(searchController) }
  }

  /// What `willDismissSearchController?(_:)` calls.
  public var willDismissSearchController: (@MainActor (UISearchController) -> Void)? {
    { searchController in self.willDismissSearchController(searchController) }
  }

  /// What `didDismissSearchController?(_:)` calls.
  public var didDismissSearchController: (@MainActor (UISearchController) -> Void)? {
    { searchController in self.didDismissSearchController(searchController) }
  }

  /// What `presentSearchController?(_:)` calls.
  public var presentSearchController: (@MainActor (UISearchController) -> Void)? {
    { searchController in self.presentSearchController(searchController) }
  }
}

extension UISplitViewControllerDelegate {
  /// What `splitViewController?(_:collapseSecondary:onto:)` calls.
  @_disfavoredOverload
  public var splitViewController: SplitDelegateCall? { SplitDelegateCall(delegate: self) }
}

/// A call of this delegate's that is optional in UIKit.
@MainActor
public struct SplitDelegateCall {
  let delegate: any UISplitViewControllerDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    delegate.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }
}

extension UIPageViewControllerDataSource {
  /// What `presentationCount?(for:)` calls.
  @_disfavoredOverload
  public var presentationCount: PageCountCall? { PageCountCall(delegate: self) }

  /// What `presentationIndex?(for:)` calls.
  @_disfavoredOverload
  public var presentationIndex: PageIndexCall? { PageIndexCall(delegate: self) }
}

/// A call of this delegate's that is optional in UIKit.
@MainActor
public struct PageCountCall {
  let delegate: any UIPageViewControllerDataSource

  /// Calls the delegate's method of these labels.
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    delegate.presentationCount(for: pageViewController)
  }
}

/// A call of this delegate's that is optional in UIKit.
@MainActor
public struct PageIndexCall {
  let delegate: any UIPageViewControllerDataSource

  /// Calls the delegate's method of these labels.
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    delegate.presentationIndex(for: pageViewController)
  }
}

extension UIPageViewControllerDelegate {
  /// What `pageViewController?(_:willTransitionTo:)` and the others call.
  @_disfavoredOverload
  public var pageViewController: PageDelegateCall? { PageDelegateCall(delegate: self) }
}

/// The calls of this delegate's methods that are optional in UIKit.
@MainActor
public struct PageDelegateCall {
  let delegate: any UIPageViewControllerDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    delegate.pageViewController(
      pageViewController, didFinishAnimating: finished,
      previousViewControllers: previousViewControllers, transitionCompleted: completed)
  }
}
