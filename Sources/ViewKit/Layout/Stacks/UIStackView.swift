// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import Geometry

/// Lays its arranged views out in a row or a column, by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// The space between views, unless one is given for a view; stands for "as the stack has it".
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's spacing.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { rearrange() } }
  open var distribution = Distribution.fill { didSet { rearrange() } }
  open var alignment = Alignment.fill { didSet { rearrange() } }
  open var spacing: CGFloat = 0 { didSet { rearrange() } }
  open var isBaselineRelativeArrangement = false { didSet { rearrange() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that the stack has made.
  private var arrangement: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    rearrange()
  }

  /// Leaves the view where it is, but no longer arranges it.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    rearrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
    customSpacings[ObjectIdentifier(subview)] = nil
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    rearrange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Has the next layout arrange anew.
  func rearrange() {
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(arrangement)
    for gap in gaps { removeLayoutGuide(gap) }
    var plan = StackArrangement(of: self)
    plan.arrange()
    (arrangement, gaps) = (plan.constraints, plan.gaps)
    for gap in gaps { addLayoutGuide(gap) }
    NSLayoutConstraint.activate(arrangement)
    super.updateConstraints()
  }

  /// The space after a view, in points.
  func space(after view: UIView) -> CGFloat {
    switch customSpacings[ObjectIdentifier(view)] {
    case nil, Self.spacingUseDefault: spacing == Self.spacingUseSystem ? systemSpacing : spacing
    case Self.spacingUseSystem: systemSpacing
    case let custom?: custom
    }
  }
}
