// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// One row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ReusedView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }

  /// Where the cell's own subviews go.
  public let contentView = UIView()
  open internal(set) var reuseIdentifier: String?
  /// Whether its identifier has been registered anew: it is shown, but not reused.
  var isOutdated = false
  private let style: CellStyle
  private lazy var titleView = makeLabel(size: 17)
  private lazy var detailView = makeLabel(size: style == .subtitle ? 12 : 17)
  private lazy var picture = makePicture()
  private var hasPicture = false
  private var hasTitle = false
  private var hasDetail = false

  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, by: isSelected ? selectedBackgroundView : nil) }
  }
  open var multipleSelectionBackgroundView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      accessoryChanged()
    }
  }
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var focusStyle = FocusStyle.default
  open var userInteractionEnabledWhileDragging = false
  open var isSelected = false { didSet { showSelection() } }
  open var isHighlighted = false
  open var isEditing = false
  open var editingStyle: EditingStyle { .none }
  open var showingDeleteConfirmation: Bool { false }
  private let symbol = CALayer()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  public override init(frame: CGRect) {
    style = .default
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    addSubview(contentView)
  }

  open var textLabel: UILabel? {
    hasTitle = true
    return titleView
  }

  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    hasDetail = true
    return detailView
  }

  open var imageView: UIImageView? {
    hasPicture = true
    return picture
  }

  private func makeLabel(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private func makePicture() -> UIImageView {
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  private func showSelection() {
    selectedBackgroundView?.removeFromSuperview()
    if isSelected, selectionStyle != .none, let view = selectedBackgroundView {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }
    setNeedsLayout()
  }

  /// The accessories of the system are symbols, which can't be drawn.
  private func accessoryChanged() {
    let isShown = accessoryType != .none && accessoryView == nil
    symbol.missingContent = isShown ? MissingContent(feature: "symbol") : nil
    if isShown { layer.addSublayer(symbol) } else { symbol.removeFromSuperlayer() }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    var content = bounds
    if let accessoryView {
      content.size.width -= accessoryView.bounds.width + 16
      accessoryView.center = CGPoint(
        x: bounds.maxX - 16 - accessoryView.bounds.width / 2, y: bounds.midY)
    } else if accessoryType != .none {
      content.size.width -= 38
      symbol.frame = CGRect(x: bounds.maxX - 28, y: bounds.midY - 7, width: 12, height: 14)
    }
    contentView.frame = content
    placeLabels()
  }

  /// The standard labels and picture, 16 points from the edges.
  private func placeLabels() {
    let (width, height) = (contentView.bounds.width, contentView.bounds.height)
    var left: CGFloat = 16
    if hasPicture, let size = picture.image?.size {
      picture.frame = CGRect(
        x: left, y: (height - size.height) / 2, width: size.width, height: size.height)
      left += size.width + 16
    }
    let rest = CGRect(x: left, y: 0, width: max(0, width - left - 16), height: height)
    if hasTitle { titleView.frame = rest }
    guard hasDetail else { return }
    if style == .subtitle {
      (titleView.frame, detailView.frame) = rest.insetBy(dx: 0, dy: 4).halves
    } else {
      detailView.textAlignment = .right
      detailView.frame = rest
    }
  }
}

extension CGRect {
  /// The upper and the lower half.
  fileprivate var halves: (CGRect, CGRect) {
    divided(atDistance: height / 2, from: .minYEdge)
  }
}

/// The header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public let contentView = UIView()
  open internal(set) var reuseIdentifier: String?
  private lazy var titleView = makeLabel()
  private var hasTitle = false
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open var textLabel: UILabel? {
    hasTitle = true
    return titleView
  }

  open var detailTextLabel: UILabel? { nil }
  open func prepareForReuse() {}

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    contentView.addSubview(label)
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    if hasTitle { titleView.frame = bounds.insetBy(dx: 16, dy: 4) }
  }
}
