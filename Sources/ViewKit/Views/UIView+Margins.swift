// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import LayerTree

extension UIView {
  /// What of the superview's safe area reaches into this view, and what its controller adds.
  var coveredInsets: UIEdgeInsets {
    guard let superview else {
      return self is UIWindow ? VirtualClock.current.screen.safeAreaInsets : .zero
    }
    var insets = overlap(of: superview.safeAreaInsets, in: superview)
    if let added = owningController?.additionalSafeAreaInsets {
      insets = insets + added
    }
    return insets
  }

  /// How far insets of the superview reach into this view; nowhere below 0.
  private func overlap(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
    let (outer, inner) = (superview.bounds, frame)
    return UIEdgeInsets(
      top: max(0, outer.minY + insets.top - inner.minY),
      left: max(0, outer.minX + insets.left - inner.minX),
      bottom: max(0, inner.maxY - (outer.maxY - insets.bottom)),
      right: max(0, inner.maxX - (outer.maxX - insets.right)))
  }

  /// The margins asked for or the system's, the safe area, and the superview's where kept.
  var marginsInForce: UIEdgeInsets {
    var margins = preferences.margins ?? systemMargins
    if preferences.keepsSuperviewMargins, let superview {
      let kept = overlap(of: superview.layoutMargins, in: superview)
      margins = UIEdgeInsets(
        top: max(margins.top, kept.top), left: max(margins.left, kept.left),
        bottom: max(margins.bottom, kept.bottom), right: max(margins.right, kept.right))
    }
    return preferences.addsSafeArea ? margins + safeAreaInsets : margins
  }

  /// 8 points all round; on a controller's view none above and below, and 16 or 20 at the sides.
  private var systemMargins: UIEdgeInsets {
    guard owningController != nil else {
      return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Makes a change on which margins depend, and tells the view.
  func changingMargins(_ change: () -> Void) {
    change()
    noticeInsets()
    setNeedsLayout()
  }

  /// Tells the view of a safe area and of margins that are new to it.
  func noticeInsets() {
    let safeArea = safeAreaInsets
    if safeArea != preferences.knownSafeArea {
      preferences.knownSafeArea = safeArea
      safeAreaInsetsDidChange()
      owningController?.viewSafeAreaInsetsDidChange()
    }
    let margins = layoutMargins
    guard let known = preferences.knownMargins else {
      return preferences.knownMargins = margins
    }
    if margins != known {
      preferences.knownMargins = margins
      layoutMarginsDidChange()
      owningController?.viewLayoutMarginsDidChange()
    }
  }
}

extension UIEdgeInsets {
  /// The insets of both, edge by edge.
  fileprivate static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }
}
