// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// What a navigation bar shows for one controller.
///
/// It holds its values.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Called where something was read from a nib; nothing is.
  open func awakeFromNib() {}

  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
  }

  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var style = ItemStyle.navigator
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var backAction: UIAction?
  /// Whether there is no way back by the bar, nor by a drag from the edge.
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false

  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  open var customizationIdentifier: String?

  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public convenience override init() {
    self.init(title: "")
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Whether the screen that the item stands for offers a way back.
  var offersWayBack: Bool {
    !hidesBackButton && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
  }
}
