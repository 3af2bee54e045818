// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree

/// A button of a bar.
///
/// It holds its values; nobody taps it.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case bordered = 1
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case pageCurl = 23
    case close = 24
    case writingTools = 25
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var possibleTitles: Set<String>?
  open var customView: UIView?
  open var action: Selector?
  open weak var target: AnyObject?
  open var primaryAction: UIAction? {
    didSet {
      title = primaryAction?.title
      image = primaryAction?.image
    }
  }
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var isSelected = false
  open var isHidden = false
  open var isSymbolAnimationEnabled = false
  open var menuRepresentation: UIMenuElement?
  open var tintColor: UIColor?
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  private var looks = BarItemLooks()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    take(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self.spacer(
      UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil))
    item.width = width
    return item
  }

  open class func flexibleSpace() -> Self {
    spacer(UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil))
  }

  private static func spacer(_ item: UIBarButtonItem) -> Self {
    guard let spacer = item as? Self else {
      preconditionFailure("spaces of bars are items of UIKit's own class")
    }
    return spacer
  }

  // MARK: - Looks, which are kept

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.images["background \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
  }

  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.images["background \(state.rawValue) \(barMetrics.rawValue)"]
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    looks.images["\(style.rawValue) \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
  }

  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images["\(style.rawValue) \(state.rawValue) \(barMetrics.rawValue)"]
  }

  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    looks.shifts[barMetrics.rawValue] = adjustment
  }

  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.shifts[barMetrics.rawValue] ?? 0
  }

  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.titleOffsets[barMetrics.rawValue] = adjustment
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.titleOffsets[barMetrics.rawValue] ?? UIOffset.zero
  }

  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.images["back \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
  }

  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images["back \(state.rawValue) \(barMetrics.rawValue)"]
  }

  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    looks.backTitleOffsets[barMetrics.rawValue] = adjustment
  }

  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.backTitleOffsets[barMetrics.rawValue] ?? UIOffset.zero
  }
}

/// What was set of a bar item's look, by bar metrics; pictures by what they are for.
private struct BarItemLooks {
  var images: [String: UIImage] = [:]
  var shifts: [Int: CGFloat] = [:]
  var titleOffsets: [Int: UIOffset] = [:]
  var backTitleOffsets: [Int: UIOffset] = [:]
}

/// Buttons that stand together.
///
/// It holds its values.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] { didSet { own() } }
  open var representativeItem: UIBarButtonItem?
  open var isDisplayingRepresentativeItem: Bool { false }
  open var alwaysAvailable = false
  open var menuRepresentation: UIMenuElement?
  open var isHidden = false

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    own()
  }

  public convenience override init() {
    self.init(barButtonItems: [], representativeItem: nil)
  }

  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  private func own() {
    for item in barButtonItems { item.buttonGroup = self }
  }
}
