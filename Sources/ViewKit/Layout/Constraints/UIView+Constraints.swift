// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

extension UIView {
  /// A size that no content asks for on its own.
  public static let noIntrinsicMetric: CGFloat = -1
  /// As small as the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The active constraints that this view holds.
  public var constraints: [NSLayoutConstraint] { autoLayout.constraints }

  /// Puts a constraint into this view.
  ///
  /// - Precondition: Its items lie in this view, or are it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    precondition(
      constraint.views.allSatisfy { $0.isDescendant(of: self) },
      "can't add \(constraint.formula): its views don't lie in the view")
    constraint.install(in: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: - Passes

  /// Whether `updateConstraints()` is due.
  public func needsUpdateConstraints() -> Bool { autoLayout.needsUpdate }

  /// Has the views above know that a view in their tree wants `updateConstraints()`.
  func markConstraintUpdate() {
    autoLayout.needsUpdate = true
    superview?.noteUpdateBelow()
    setNeedsLayout()
  }

  /// A view in this tree wants `updateConstraints()`.
  func noteUpdateBelow() {
    var view: UIView? = self
    while let present = view, !present.autoLayout.descendantNeedsUpdate {
      present.autoLayout.descendantNeedsUpdate = true
      view = present.superview
    }
  }

  /// Runs what updates are due in this tree, from the bottom up.
  func updateConstraintsInTree() {
    for _ in 0..<Self.mostUpdates {
      guard autoLayout.needsUpdate || autoLayout.descendantNeedsUpdate else { return }
      if autoLayout.descendantNeedsUpdate {
        autoLayout.descendantNeedsUpdate = false
        for subview in subviews { subview.updateConstraintsInTree() }
      }
      if autoLayout.needsUpdate {
        autoLayout.needsUpdate = false
        if let owningController {
          owningController.updateViewConstraints()
        } else {
          updateConstraints()
        }
      }
    }
  }

  /// Rounds after which updates that ask for others are left to the next pass.
  private static let mostUpdates = 20

  // MARK: - Questions

  /// Whether constraints that hold leave the view's frame open.
  public var hasAmbiguousLayout: Bool {
    isPlacedByConstraints && LayoutPass(for: self).isAmbiguous(self)
  }

  /// Nothing: the frame of an ambiguous view stays what it is.
  public func exerciseAmbiguityInLayout() {}

  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    activeConstraints(naming: self, on: axis)
  }

  /// The active constraints here and above that name an item, on one axis.
  func activeConstraints(
    naming item: AnyObject, on axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var holder: UIView? = self
    while let view = holder {
      found += view.autoLayout.constraints.filter {
        ($0.firstItem === item || $0.secondItem === item) && $0.first.attribute.axis == axis
      }
      holder = view.superview
    }
    return found
  }

  /// Whether constraints decide the frame: the view is in a superview, leaves its frame to them, and
  /// some name it or what lies in it.
  var isPlacedByConstraints: Bool {
    !autoLayout.translatesMask && superview != nil
      && (autoLayout.uses > 0 || autoLayout.crossings > 0)
  }

  /// The frame was set: where constraints take it as given, they have to be solved again.
  func givenFrameChanged() {
    if autoLayout.crossings > 0 && !isPlacedByConstraints { superview?.setNeedsLayout() }
  }
}
