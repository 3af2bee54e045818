import Foundation
import LayerTree

extension UIView {
  /// Has a new view draw itself once it is shown, at the screen's scale.
  func prepareForDrawing() {
    layer.displayScale = VirtualClock.current.stageScale
    layer.setNeedsDisplay()
  }

  /// Has the view draw what its layer is to contain.
  ///
  /// Where an opaque view has no background, what it leaves out is black.
  func drawContents(of layer: CALayer, in context: CGContext) {
    guard layer === self.layer else {
      context.isDeclined = true
      return
    }
    ContextStack.with(context) { draw(bounds) }
    let draws = !context.isDeclined || !context.isBlank
    if draws && isOpaque && backgroundColor == nil { context.layBlack() }
  }

  /// A view that shows a part of what this one shows.
  func snapshot(
    of part: CGRect, afterUpdates: Bool,
    capInsets: UIEdgeInsets = .zero
  ) -> UIView? {
    SnapshotView(
      of: self, part: part.standardized, reading(afterUpdates: afterUpdates), capInsets: capInsets,
      inContent: afterUpdates)
  }
}
