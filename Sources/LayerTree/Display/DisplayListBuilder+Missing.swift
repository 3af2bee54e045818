internal import Drawing
internal import Foundation
internal import Geometry
internal import Pixels

extension DisplayListBuilder {
  /// Reports what a layer shows and can't be drawn; where that is allowed, draws bars in its place.
  mutating func drawMissing(of presented: PresentedLayer, _ opacity: Double) {
    let layer = presented.layer
    guard layer.missingContent != nil || layer.drawingIssue != nil, isOnPicture(presented) else {
      return
    }
    if let issue = layer.drawingIssue { report(issue) }
    guard let missing = layer.missingContent else { return }
    report(.undrawable(missing.feature, layer: layer.displayName))
    let color = Self.placeholder.multiplied(by: opacity)
    guard color.alpha.visible > 0 else { return }
    for bar in missing.bars(in: presented.state.bounds) {
      let radius = min(missing.cornerRadius ?? bar.height / 2, min(bar.width, bar.height) / 2)
      let outline = Path.bezierRoundedRectangle(bar, radius: radius)
      commands.append(
        .fill(Shape(.path(outline, .nonZero), transform: presented.toDevice), .color(color)))
    }
  }

  /// Whether any of the layer's bounds lies on the picture.
  private func isOnPicture(_ presented: PresentedLayer) -> Bool {
    let bounds = presented.state.bounds
    guard bounds.width > 0, bounds.height > 0 else { return false }
    // A recording has no size of its own to lie outside of.
    guard options.pixelWidth > 0 else { return true }
    let corners = presented.toDevice.image(ofPolygon: bounds.corners)
    guard let left = corners.map(\.x).min(), let right = corners.map(\.x).max(),
      let top = corners.map(\.y).min(), let bottom = corners.map(\.y).max()
    else { return false }
    let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let picture = CGRect(x: 0, y: 0, width: options.pixelWidth, height: options.pixelHeight)
    return box.intersects(picture)
  }

  /// The system's fourth grey.
  private static let placeholder = Color(
    red: 209.0 / 255, green: 209.0 / 255, blue: 214.0 / 255, alpha: 1)
}
