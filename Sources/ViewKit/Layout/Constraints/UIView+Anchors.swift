// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Geometry

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(LayoutQuantity(self, .leading)) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(LayoutQuantity(self, .trailing)) }
  public var leftAnchor: NSLayoutXAxisAnchor { .init(LayoutQuantity(self, .left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(LayoutQuantity(self, .right)) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(LayoutQuantity(self, .top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(LayoutQuantity(self, .bottom)) }
  public var widthAnchor: NSLayoutDimension { .init(LayoutQuantity(self, .width)) }
  public var heightAnchor: NSLayoutDimension { .init(LayoutQuantity(self, .height)) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(LayoutQuantity(self, .centerX)) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(LayoutQuantity(self, .centerY)) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(LayoutQuantity(self, .firstBaseline))
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    .init(LayoutQuantity(self, .lastBaseline))
  }

  // MARK: - Guides

  /// The user's guides in this view.
  public var layoutGuides: [UILayoutGuide] { autoLayout.guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    autoLayout.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard autoLayout.guides.contains(where: { $0 === layoutGuide }) else { return }
    for constraint in layoutGuide.activeConstraints { constraint.isActive = false }
    autoLayout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The bounds less the safe area's insets.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("safeArea") { UILayoutGuide(.inset { $0.safeAreaInsets }, in: $0) }
  }

  /// The bounds less the layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide("margins") { UILayoutGuide(.inset { $0.layoutMargins }, in: $0) }
  }

  /// The margins' guide, no wider than text is easily read, in the middle.
  public var readableContentGuide: UILayoutGuide {
    systemGuide("readable") { UILayoutGuide(.inset { $0.readableInsets }, in: $0) }
  }

  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = systemGuide("keyboard") {
      UIKeyboardLayoutGuide(
        .inset { view in
          let bottom = view.safeAreaInsets.bottom
          return UIEdgeInsets(top: view.bounds.height - bottom, left: 0, bottom: 0, right: 0)
        }, in: $0)
    }
    return guide as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }

  /// The guide of a name, made when it is first asked for.
  func systemGuide(_ name: String, make: (UIView) -> UILayoutGuide) -> UILayoutGuide {
    if let known = autoLayout.systemGuides[name] { return known }
    let guide = make(self)
    autoLayout.systemGuides[name] = guide
    return guide
  }

  private var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let excess = bounds.width - insets.left - insets.right - Self.readableWidth
    if excess > 0 {
      insets.left += excess / 2
      insets.right += excess / 2
    }
    return insets
  }

  /// The greatest width of a readable line at the standard text size, in points.
  private static let readableWidth: CGFloat = 672
}

extension UILayoutGuide {
  /// The active constraints that name this guide.
  fileprivate var activeConstraints: [NSLayoutConstraint] {
    NSLayoutConstraint.Axis.both.flatMap {
      owningView?.activeConstraints(naming: self, on: $0) ?? []
    }
  }
}

extension NSLayoutConstraint.Axis {
  static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}
