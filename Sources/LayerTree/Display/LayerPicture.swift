internal import Drawing
internal import Foundation
internal import Geometry
internal import Timing

/// What a layer shows, with all that lies in it, as a picture in the layer's own space.
struct LayerPicture {
  let image: Image
  /// The part of the layer's space that the picture fills.
  let area: CGRect
  /// From the picture's pixels to the layer's space.
  let toLayer: CGAffineTransform

  /// What the last commit showed of a layer, at its clock's time; nil where that is too much to
  /// record.
  ///
  /// Position and transform are left out; opacity, mask and shadow are in it.
  @MainActor
  init?(ofCommitted layer: CALayer) {
    let clock = layer.clock ?? layer.committedClock ?? .current
    let outerTime = layer.parent?.localTime(atMediaTime: clock.now.seconds) ?? clock.now.seconds
    let presented = PresentedLayer(
      alone: layer, atParentTime: outerTime, in: .identity, reading: .committed)
    self.init(of: presented, scale: layer.pixelsPerPoint, report: clock.report)
  }

  /// A layer in its own space, at a number of pixels a point; nil where that is too much to record.
  @MainActor
  init?(
    of presented: PresentedLayer, isSettled: Bool = false, scale: Double,
    report: @escaping (LayerIssue) -> Void
  ) {
    let bounds = presented.state.bounds.standardized
    // What overflows the bounds counts, as far as one more of them on every side.
    let extent = presented.extent.intersection(
      bounds.insetBy(dx: -bounds.width - 1, dy: -bounds.height - 1))
    let area = extent.isNull ? bounds : extent
    let (left, top) = ((area.minX * scale).rounded(.down), (area.minY * scale).rounded(.down))
    let (right, bottom) = ((area.maxX * scale).rounded(.up), (area.maxY * scale).rounded(.up))
    let side = Double(RecordingLimits.side)
    guard scale > 0, right - left <= side, bottom - top <= side else { return nil }
    let toPixels = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -left, ty: -top)
    let options = DisplayOptions(
      pixelWidth: Int(right - left), pixelHeight: Int(bottom - top), scale: scale)
    let list = DisplayList(
      width: options.pixelWidth, height: options.pixelHeight,
      commands: DisplayListBuilder.commands(
        of: presented.alone(in: PlaneMap(toPixels)), isSettled: isSettled, options: options,
        report: report))
    guard let image = Image(recording: list) else { return nil }
    self.image = image
    self.area = CGRect(
      x: left / scale, y: top / scale, width: (right - left) / scale,
      height: (bottom - top) / scale)
    toLayer = toPixels.inverted()
  }
}

extension CALayer {
  /// Pixels a point of what is drawn around here: those of the screen, where a view says them.
  var pixelsPerPoint: Double {
    var layer: CALayer? = self
    while let current = layer {
      if let scale = current.displayScale { return Double(scale) }
      layer = current.parent
    }
    return max(state.contentsScale, 1)
  }
}
