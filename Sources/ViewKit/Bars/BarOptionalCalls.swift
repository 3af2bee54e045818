// Calls with a question mark of requirements that are optional in UIKit; see OptionalCalls.swift.

extension UIBarPositioningDelegate {
  /// What `position?(for:)` calls.
  @_disfavoredOverload
  public var position: BarPositionCall? { BarPositionCall(delegate: self) }
}

/// A call of this delegate's that is optional in UIKit.
@MainActor
public struct BarPositionCall {
  let delegate: any UIBarPositioningDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition {
    delegate.position(for: bar)
  }
}

extension UINavigationBarDelegate {
  /// What `navigationBar?(_:shouldPush:)` and the others call.
  @_disfavoredOverload
  public var navigationBar: NavigationBarDelegateCall? { NavigationBarDelegateCall(delegate: self) }
}

/// The calls of this delegate's methods that are optional in UIKit.
@MainActor
public struct NavigationBarDelegateCall {
  let delegate: any UINavigationBarDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  {
    delegate.navigationBar(navigationBar, shouldPush: item)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPush: item)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  {
    delegate.navigationBar(navigationBar, shouldPop: item)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPop: item)
  }
}

extension UITabBarDelegate {
  /// What `tabBar?(_:didSelect:)` and the others call.
  @_disfavoredOverload
  public var tabBar: TabBarItemsCall? { TabBarItemsCall(delegate: self) }
}

/// The calls of this delegate's methods that are optional in UIKit.
@MainActor
public struct TabBarItemsCall {
  let delegate: any UITabBarDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, willBeginCustomizing: items)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, didBeginCustomizing: items)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    delegate.tabBar(tabBar, willEndCustomizing: items, changed: changed)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    delegate.tabBar(tabBar, didEndCustomizing: items, changed: changed)
  }
}
