// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Two or three controllers side by side.
///
/// As on a phone, only the first is shown.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open private(set) var style = Style.unspecified
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { .secondaryOnly }
  open var isCollapsed: Bool { true }
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidth: CGFloat = -1
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  open var minimumPrimaryColumnWidth: CGFloat = -1
  open var maximumPrimaryColumnWidth: CGFloat = -1
  open var primaryColumnWidth: CGFloat { 0 }
  private var columns: [Int: UIViewController] = [:]

  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  open var viewControllers: [UIViewController] = [] {
    didSet { showFirst(insteadOf: oldValue) }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column.rawValue] = vc
    viewControllers = columns.keys.sorted().compactMap { columns[$0] }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column.rawValue] }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}

  private func showFirst(insteadOf old: [UIViewController]) {
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    guard isViewLoaded else { return }
    install()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    install()
  }

  private func install() {
    guard let host = viewIfLoaded, let first = viewControllers.first else { return }
    first.view.frame = host.bounds
    if first.view.superview !== host { host.addSubview(first.view) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    install()
  }
}

@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}
