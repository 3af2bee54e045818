import Foundation
import Geometry
import LayerTree

extension UIView {
  /// Gives the subviews that constraints place their frames.
  func placeSubviewsByConstraints() {
    guard hasSomethingToPlace else { return forgetSolution() }
    LayoutPass(for: self).place(subviewsOf: self)
  }

  /// Nothing is placed by constraints here any more: what was wrong with them is past.
  func forgetSolution() {
    guard autoLayout.solved != nil else { return }
    autoLayout.solved = nil
    layer.drawingIssue = nil
  }

  /// What messages call the view: its layer's name, else its class with its accessibility identifier.
  var nameInMessages: String {
    let kind = "\(type(of: self))"
    return layer.name ?? accessibilityIdentifier.map { "\(kind) \($0)" } ?? kind
  }

  private var hasSomethingToPlace: Bool {
    subviews.contains { $0.isPlacedByConstraints } || !autoLayout.guides.isEmpty
      || autoLayout.constraints.contains {
        $0.first.item is UIScrollView || $0.second.item is UIScrollView
      }
  }

  /// The frame as it would be without the transform: what layout speaks of.
  var frameWithoutTransform: CGRect {
    let (size, anchor, position) = (bounds.size, layer.anchorPoint, layer.position)
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Takes a frame that layout has found; the transform stays.
  func take(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if bounds.size != frame.size {
      bounds = CGRect(origin: bounds.origin, size: frame.size)
    }
    if self.center != center { self.center = center }
  }

  /// From the frame to what an attribute speaks of: the alignment rectangle, or within the margins.
  func insets(for attribute: NSLayoutConstraint.Attribute) -> LayoutInsets {
    switch attribute {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return layoutMargins.finite
    case .firstBaseline, .lastBaseline:
      var insets = alignmentRectInsets.finite
      insets.top += baselineInsets.first.finite
      insets.bottom += baselineInsets.last.finite
      return insets
    default: return alignmentRectInsets.finite
    }
  }
}

extension UIEdgeInsets {
  /// The insets as numbers to reckon with; 0 for those that are none.
  var finite: LayoutInsets {
    LayoutInsets(
      top: top.finite, left: left.finite, bottom: bottom.finite, right: right.finite)
  }
}

extension CGRect {
  /// The rectangle with its edges on whole pixels, each rounded on its own, never turned inside out.
  ///
  /// Rounding the edges and not the size keeps neighbours that touch touching.
  func onPixels(scale: Double) -> CGRect {
    func rounded(_ length: Double) -> Double {
      length.isFinite ? (length * scale).rounded(.toNearestOrAwayFromZero) / scale : 0
    }
    let (left, top) = (rounded(minX), rounded(minY))
    // Not maxX: that stands for the left edge where the width is negative.
    let right = rounded(origin.x + max(0, size.width))
    let bottom = rounded(origin.y + max(0, size.height))
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
