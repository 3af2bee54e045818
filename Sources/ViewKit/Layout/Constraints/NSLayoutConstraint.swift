// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// first = multiplier · second + constant, or at most or at least that, with a priority.
///
/// Active while it lies in the nearest common ancestor of its items' views, which keeps it alive; the
/// items are held weakly.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Called where something was read from a nib; nothing is.
  open func awakeFromNib() {}

  let first: LayoutQuantity
  let second: LayoutQuantity
  open private(set) var relation = Relation.equal
  open private(set) var multiplier: CGFloat = 1
  /// The view that holds the constraint while it is active.
  weak var owner: UIView?
  /// The views that the constraint reaches out of, up to its owner.
  var crossedViews: [UIView] = []
  open var identifier: String?
  /// Whether a view's archive would hold it; nothing here does.
  open var shouldBeArchived = false

  init(
    _ first: LayoutQuantity, _ relation: Relation, _ second: LayoutQuantity? = nil,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second ?? LayoutQuantity(nil, .notAnAttribute)
    self.relation = relation
    self.multiplier = Self.limited(multiplier)
    self.constant = Self.limited(constant)
    super.init()
  }

  /// A constraint between two items; the items are views or guides.
  ///
  /// - Precondition: The first item is one, and both attributes lie on one axis.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let item = view1 as? any LayoutItem else {
      preconditionFailure("a constraint's items are views or layout guides")
    }
    precondition(
      view2 == nil || attr2 == .notAnAttribute || attr1.axis == attr2.axis
        || (attr1.isDimension && attr2.isDimension),
      "a constraint can't relate attributes of different axes")
    self.init(
      LayoutQuantity(item, attr1), relation,
      LayoutQuantity(view2 as? any LayoutItem, attr2), multiplier: multiplier, constant: c)
  }

  open var constant: CGFloat {
    didSet {
      constant = Self.limited(constant)
      if constant != oldValue { changed() }
    }
  }

  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { changed() } }
  }

  open var firstItem: AnyObject? { first.item }
  open var secondItem: AnyObject? { second.item }
  open var firstAttribute: Attribute { first.isDistance ? .notAnAttribute : first.attribute }
  open var secondAttribute: Attribute { second.isDistance ? .notAnAttribute : second.attribute }

  /// Whether it takes part in layout; activating puts it into the items' nearest common ancestor.
  ///
  /// - Precondition: The items' views have one.
  open var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : deactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraints that a picture in characters asks for, as `|-[label]-8-[field(>=40)]|`.
  ///
  /// - Precondition: The format can be read, and names views and metrics that are given.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, options: opts, metrics: metrics ?? [:], views: views)
    return parser.constraints()
  }
}

extension NSLayoutConstraint {
  /// The constraint as a formula, for messages.
  package var formula: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var right = second.isSomething ? Self.text(second) : ""
    if second.isSomething && multiplier != 1 { right += " * \(multiplier)" }
    if !second.isSomething {
      right = "\(constant)"
    } else if constant != 0 {
      right += constant < 0 ? " - \(-constant)" : " + \(constant)"
    }
    let formula = "\(Self.text(first)) \(sign) \(right)"
    return identifier.map { "\($0): \(formula)" } ?? formula
  }

  private static func text(_ quantity: LayoutQuantity) -> String {
    let view = quantity.item?.layoutView
    return "\(view?.nameInMessages ?? "nil").\(quantity.attribute)"
  }

  /// A number that layout can reckon with: greater ones are reduced, NaN is 0.
  private static func limited(_ number: CGFloat) -> CGFloat {
    number.isNaN ? 0 : min(max(number, -greatest), greatest)
  }

  /// Greatest constant and multiplier, in points; no screen comes near.
  private static let greatest: CGFloat = 1e6
}
