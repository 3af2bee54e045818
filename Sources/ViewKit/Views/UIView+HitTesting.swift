// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import LayerTree

extension UIView {
  /// Less than this much alpha takes no touches.
  private static let leastTouchableAlpha: CGFloat = 0.01

  /// The frontmost view at a point, from this one down; nil outside or where touches aren't taken.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= Self.leastTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let inner = subview.layer.convert(point, from: layer)
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Has whoever is first responder in this view give way; whether nobody is left.
  func endEditingBelow(_ force: Bool) -> Bool {
    let place = FirstResponder.current
    guard let view = place.responder as? UIView, view.isDescendant(of: self) else { return true }
    if view.resignFirstResponder() { return true }
    if force { place.responder = nil }
    return force
  }
}
