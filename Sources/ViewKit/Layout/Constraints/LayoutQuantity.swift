/// One side of a constraint: an attribute of an item, or the distance between two places.
@MainActor
struct LayoutQuantity {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// Where the distance begins, when this is one.
  private(set) weak var origin: (any LayoutItem)?
  let originAttribute: NSLayoutConstraint.Attribute
  /// Whether this names something at all; an item that is gone still counts.
  let isSomething: Bool

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    originAttribute = .notAnAttribute
    isSomething = item != nil && attribute != .notAnAttribute
  }

  /// The distance from one place to another, along their axis.
  init(from origin: LayoutQuantity, to end: LayoutQuantity) {
    item = end.item
    attribute = end.attribute
    self.origin = origin.item
    originAttribute = origin.attribute
    isSomething = item != nil && self.origin != nil
  }

  var isDistance: Bool { originAttribute != .notAnAttribute }

  /// The views whose geometry the quantity depends on.
  var views: [UIView] { [item?.layoutView, origin?.layoutView].compactMap { $0 } }

  /// Whether all that it names still exists.
  var isComplete: Bool { views.count == (isDistance ? 2 : 1) }
}

/// What constraints can hold in place: a view, or a guide that a view owns.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the one that owns the guide.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
}
