// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import LayerTree
import Pixels

extension UIView {
  /// Whether tints are shown in colour.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  /// The nearest tint around, system blue where there is none; grey where tints are dimmed.
  var tintInForce: UIColor {
    var ancestor: UIView? = self
    while let view = ancestor, view.preferences.tint == nil { ancestor = view.superview }
    let tint = ancestor?.preferences.tint ?? .systemBlue
    return tintAdjustmentInForce == .dimmed ? tint.dimmed : tint
  }

  var tintAdjustmentInForce: TintAdjustmentMode {
    var ancestor: UIView? = self
    while let view = ancestor, view.preferences.tintAdjustment == .automatic {
      ancestor = view.superview
    }
    return ancestor?.preferences.tintAdjustment ?? .normal
  }

  /// Makes a change on which tints depend, and tells everybody below.
  func changingTint(_ change: () -> Void) {
    let (oldColor, oldMode) = (tintColor, tintAdjustmentMode)
    change()
    if oldColor != tintColor || oldMode != tintAdjustmentMode { announceTint() }
  }

  /// Tells this view and all in it that take its tint that the tint changed.
  func announceTint() {
    tintColorDidChange()
    for subview in subviews {
      let preferences = subview.preferences
      if preferences.tint == nil || preferences.tintAdjustment == .automatic {
        subview.announceTint()
      }
    }
  }
}

extension UIColor {
  /// The grey of the same lightness.
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      let color = self.color(with: traits)
      let grey = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return UIColor(white: grey, alpha: color.alpha)
    }
  }
}
