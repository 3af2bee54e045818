import Foundation
import LayerTree

/// What a controller was told of the bars and the device around it, and how it is moving.
@MainActor
struct ControllerSurroundings {
  var isMovingToParent = false
  var isMovingFromParent = false
  var isEditing = false
  weak var contentScrollView: UIScrollView?

  private var madeNavigationItem: UINavigationItem?
  var madeTabBarItem: UITabBarItem?
  private var madeEditButton: UIBarButtonItem?
  private var overrides: [ObjectIdentifier: UITraitCollection] = [:]

  /// The item for navigation bars, made when first asked for.
  mutating func navigationItem(titled title: String?) -> UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    madeNavigationItem = item
    return item
  }

  /// The item for tab bars, made when first asked for.
  mutating func tabBarItem(titled title: String?) -> UITabBarItem {
    if let madeTabBarItem { return madeTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    madeTabBarItem = item
    return item
  }

  /// The controller is where it was going.
  mutating func hasMoved() {
    (isMovingToParent, isMovingFromParent) = (false, false)
  }

  func title(changedTo title: String?) {
    madeNavigationItem?.title = title
    madeTabBarItem?.title = title
  }

  /// The button that switches editing, made when first asked for.
  mutating func editButtonItem(_ toggle: @escaping @MainActor () -> Void) -> UIBarButtonItem {
    if let madeEditButton { return madeEditButton }
    let button = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction(identifier: .init("edit")) { _ in toggle() })
    madeEditButton = button
    return button
  }

  mutating func override(_ traits: UITraitCollection?, for child: UIViewController) {
    overrides[ObjectIdentifier(child)] = traits
  }

  func overriddenTraits(of child: UIViewController) -> UITraitCollection? {
    overrides[ObjectIdentifier(child)]
  }
}

extension Selector {
  /// Names for the two ways of showing, to ask for controllers that have one of their own.
  static let show = Selector("showViewController:sender:")
  static let showDetail = Selector("showDetailViewController:sender:")
}

extension UIViewController {
  /// The nearest controller of a class around this one.
  func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
    var ancestor = parent
    while let candidate = ancestor {
      if let found = candidate as? Ancestor { return found }
      ancestor = candidate.parent
    }
    return nil
  }

  /// Whether this controller shows others in a way of its own.
  func answers(_ action: Selector) -> Bool {
    switch action {
    case .show: self is UINavigationController || self is UISplitViewController
    case .showDetail: self is UISplitViewController
    default: false
    }
  }
}
