// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A rectangle in a view that constraints can name, and that shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What decides where the guide lies.
  enum Kind {
    /// Constraints.
    case free
    /// The owning view's bounds less insets of its own.
    case inset((UIView) -> UIEdgeInsets)
    /// What a scroll view scrolls: from its content's origin, as large as constraints say.
    case scrollContent
    /// What a scroll view shows.
    case scrollFrame
  }

  let kind: Kind
  var solvedFrame = CGRect.zero
  open internal(set) weak var owningView: UIView?
  open var identifier = ""

  public override init() {
    kind = .free
    super.init()
  }

  public required init?(coder: NSCoder) {
    kind = .free
    super.init()
  }

  /// A guide that a view makes for itself.
  init(_ kind: Kind, in view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  /// In the owning view's coordinates; a free guide's as of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch kind {
    case .free, .scrollContent: return solvedFrame
    case .scrollFrame: return owningView.bounds
    case .inset(let insets):
      let (size, inset) = (owningView.bounds.size, insets(owningView))
      return CGRect(
        x: inset.left, y: inset.top, width: max(0, size.width - inset.left - inset.right),
        height: max(0, size.height - inset.top - inset.bottom))
    }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(LayoutQuantity(self, .leading)) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(LayoutQuantity(self, .trailing)) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(LayoutQuantity(self, .left)) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(LayoutQuantity(self, .right)) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(LayoutQuantity(self, .top)) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(LayoutQuantity(self, .bottom)) }
  open var widthAnchor: NSLayoutDimension { .init(LayoutQuantity(self, .width)) }
  open var heightAnchor: NSLayoutDimension { .init(LayoutQuantity(self, .height)) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(LayoutQuantity(self, .centerX)) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(LayoutQuantity(self, .centerY)) }

  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.activeConstraints(naming: self, on: axis) ?? []
  }

  open var hasAmbiguousLayout: Bool {
    owningView.map { LayoutPass(for: $0).isAmbiguous(self) } ?? false
  }
}

/// Where a keyboard would be; there is none, so it lies below the safe area.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Makes constraints active only while the guide is near an edge; without a keyboard they stay as
  /// they are.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {}
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {}
  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { [] }
  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { [] }
  open func removeAllTrackedConstraints() {}
}

/// See ``UITrackingLayoutGuide``.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0
}

/// What a controller's old layout guides are.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip of a controller's view over or under its safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The strip above the safe area.
  public var topLayoutGuide: any UILayoutSupport {
    supportGuide("top") { view in
      let top = view.safeAreaInsets.top
      return UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - top, right: 0)
    }
  }

  /// The strip below the safe area.
  public var bottomLayoutGuide: any UILayoutSupport {
    supportGuide("bottom") { view in
      let bottom = view.safeAreaInsets.bottom
      return UIEdgeInsets(top: view.bounds.height - bottom, left: 0, bottom: 0, right: 0)
    }
  }

  private func supportGuide(
    _ name: String, _ insets: @escaping (UIView) -> UIEdgeInsets
  ) -> any UILayoutSupport {
    loadViewIfNeeded()
    let make = { LayoutSupportGuide(.inset(insets), in: $0) }
    guard let guide = viewIfLoaded?.systemGuide(name, make: make) as? LayoutSupportGuide else {
      preconditionFailure("a layout guide of a controller needs its view")
    }
    return guide
  }
}
