// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import LayerTree

/// What was asked for of a view's surroundings, tint and margins.
struct ViewPreferences {
  var style = UIUserInterfaceStyle.unspecified
  var semantics = UISemanticContentAttribute.unspecified
  var tint: UIColor?
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  /// nil for the system's.
  var margins: UIEdgeInsets?
  var addsSafeArea = true
  var keepsSuperviewMargins = false
  /// The safe area as the view last heard of it.
  var knownSafeArea = UIEdgeInsets.zero
  /// The margins as the view last heard of them; nil before it has.
  var knownMargins: UIEdgeInsets?
}

extension UIView {
  /// The style that the nearest view or controller around asks for, put into the screen's traits.
  var inheritedTraits: UITraitCollection {
    let traits = VirtualClock.current.screen.traits
    var ancestor: UIView? = self
    while let view = ancestor {
      let style = view.styleOverride
      if style != .unspecified {
        return style == traits.userInterfaceStyle
          ? traits : traits.modifyingTraits { $0.userInterfaceStyle = style }
      }
      ancestor = view.superview
    }
    return traits
  }

  /// The view's own wish counts before its controller's.
  private var styleOverride: UIUserInterfaceStyle {
    guard preferences.style == .unspecified else { return preferences.style }
    return owningController?.overrideUserInterfaceStyle ?? .unspecified
  }

  /// Makes a change on which traits depend, and tells everybody below.
  func changingTraits(_ change: () -> Void) {
    let old = traitCollection
    change()
    announceTraits(insteadOf: old)
  }

  /// Tells this view and all in it of new traits, if they are new.
  func announceTraits(insteadOf old: UITraitCollection) {
    let new = traitCollection
    guard new !== old, !new.isEqual(old) else { return }
    new.asCurrent {
      refreshDynamicColors()
      owningController?.traitCollectionDidChange(old)
      traitCollectionDidChange(old)
    }
    for subview in subviews where subview.styleOverride == .unspecified {
      subview.announceTraits(insteadOf: old)
    }
  }

  // MARK: - Direction of writing

  /// The screen's direction of writing.
  var writingDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Media controls and directions in space never turn round.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    }
  }
}
