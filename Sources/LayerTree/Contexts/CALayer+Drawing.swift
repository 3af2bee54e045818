internal import Drawing
package import Foundation
internal import Geometry
internal import Pixels

// MARK: - Contents

extension CALayer {
  /// The delegate leaves it to the layer to draw its contents.
  package func declineDisplay() { displayIsDeclined = true }

  /// Has the next commit display the layer.
  func noteNeedsDisplay() { clock?.undisplayedLayers.append(self) }

  /// The size of the bounds has changed: lays out, and draws what could not be drawn or has to be
  /// drawn again.
  func noteResize() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { return setNeedsDisplay() }
    if displayIsNeeded { noteNeedsDisplay() }
  }

  /// Displays this layer and all below it, as far as they need it.
  package func displaySubtreeIfNeeded() {
    displayIfNeeded()
    for child in children { child.displaySubtreeIfNeeded() }
  }

  /// Has a clock display the layers at and below this one that ask for it.
  func noteUndisplayed(to clock: VirtualClock) {
    if displayIsNeeded { clock.undisplayedLayers.append(self) }
    for child in children { child.noteUndisplayed(to: clock) }
  }

  func displayByDelegateOrDrawing() {
    displayIsDeclined = delegate == nil
    delegate?.display(self)
    if displayIsDeclined { drawContents() }
  }

  /// The delegate draws, or nobody does.
  func drawByDelegate(in ctx: CGContext) {
    guard let delegate else {
      ctx.isDeclined = true
      return
    }
    delegate.draw(self, in: ctx)
  }

  /// Records what the layer or its delegate draws, and makes it the contents.
  ///
  /// Where nobody draws, the contents stay as they are.
  private func drawContents() {
    guard !bounds.isEmpty else {
      // Drawn once there is a size.
      displayIsNeeded = true
      return
    }
    delegate?.layerWillDraw(self)
    let given = contentsScale == 1 ? displayScale ?? 1 : contentsScale
    let scale = given > 0 && given.isFinite ? given : 1
    let size = PixelSize(covering: bounds.size, scale: scale)
    guard
      let context = CGContext(
        pixelWidth: size.width, pixelHeight: size.height, scale: scale, isOpaque: false,
        origin: bounds.origin)
    else { return report(.recordingSize) }
    draw(in: context)
    guard !context.isDeclined || !context.isBlank else { return }
    contentsScale = scale
    showDrawn(context.recordedImage)
  }

  /// Draws the model into a context.
  func record(in ctx: CGContext) {
    ctx.record { map in
      DisplayListBuilder.commands(
        drawing: self, .model, in: map, smoothsStraightEdges: ctx.state.smoothsEdges)
    }
  }
}

/// Whole pixels that cover a size in points.
package struct PixelSize: Hashable, Sendable {
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int

  /// The pixels that `size` touches at `scale` pixels a point.
  ///
  /// A thousandth of a pixel more is taken for rounding; what is no number is nothing, and what is
  /// beyond all limits is so still.
  package init(covering size: CGSize, scale: CGFloat) {
    width = Self.pixels(size.width * scale)
    height = Self.pixels(size.height * scale)
  }

  private static func pixels(_ length: CGFloat) -> Int {
    length > 0 ? Int(min((length - 0.001).rounded(.up), 1e9)) : 0
  }
}
