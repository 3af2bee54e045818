// Follows CALayer.h on contentsCenter: corners keep their size, edges stretch along themselves, the
// middle stretches both ways.

internal import Drawing
internal import Foundation
internal import Geometry

extension ContentsPlace {
  /// One of nine pieces of a picture.
  struct Part {
    /// The piece of the layer's space that it fills.
    let area: CGRect
    /// From the image's pixels to the layer's space.
    let imageToLayer: CGAffineTransform
  }

  /// The pieces that the centre of a stretched picture cuts it into, row by row; nil where the whole
  /// is one piece.
  ///
  /// Corners that don't fit share the length there is in proportion.
  func nineParts(of image: Image, in state: LayerState) -> [Part]? {
    let center = state.contentsCenter.standardized
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard state.contentsGravity == .resize, center != unit, !center.isNull else { return nil }
    let (part, scale) = (state.contentsRect, state.contentsScale)
    let columns = Self.stretches(
      from: part.minX * CGFloat(image.width), part.width * CGFloat(image.width),
      center: center.minX, center.maxX, scale: scale, to: area.minX, area.width)
    let rows = Self.stretches(
      from: part.minY * CGFloat(image.height), part.height * CGFloat(image.height),
      center: center.minY, center.maxY, scale: scale, to: area.minY, area.height)
    return rows.flatMap { row in
      columns.map { column in
        Part(
          area: CGRect(
            x: column.start, y: row.start, width: column.length, height: row.length),
          imageToLayer: CGAffineTransform(
            a: column.scale, b: 0, c: 0, d: row.scale,
            tx: column.start - column.source * column.scale,
            ty: row.start - row.source * row.scale))
      }
    }
  }

  /// A stretch along one axis: where it begins, how long it is, and how the picture lies in it.
  private struct Stretch {
    let start: CGFloat
    let length: CGFloat
    /// The pixel at its start.
    let source: CGFloat
    /// Points for each pixel.
    let scale: CGFloat
  }

  /// The stretches before, in and after the centre, those without length left out.
  private static func stretches(
    from first: CGFloat, _ pixels: CGFloat, center lower: CGFloat, _ upper: CGFloat,
    scale: CGFloat, to start: CGFloat, _ length: CGFloat
  ) -> [Stretch] {
    let inner = [lower, upper].map { min(max($0, 0), 1) }
    let cuts = ([0] + inner + [1]).map { first + $0 * pixels }
    let (before, after) = ((cuts[1] - cuts[0]) / scale, (cuts[3] - cuts[2]) / scale)
    let fit = before + after > length ? length / (before + after) : 1
    let lengths = [before * fit, length - (before + after) * fit, after * fit]
    var place = start
    return (0..<3).compactMap { index in
      defer { place += lengths[index] }
      let source = cuts[index + 1] - cuts[index]
      guard lengths[index] > 0 else { return nil }
      return Stretch(
        start: place, length: lengths[index], source: cuts[index],
        scale: source > 0 ? lengths[index] / source : 0)
    }
  }
}

extension LayerState {
  /// Whether contents that the maps take to device pixels are sampled linearly.
  ///
  /// Trilinear sampling is linear here.
  func samplesSmoothly(_ imageToLayer: CGAffineTransform, by toDevice: PlaneMap) -> Bool {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let slope = toDevice.affine(near: middle) else { return true }
    let scale = abs(imageToLayer.concatenating(slope).determinant)
    return (scale >= 1 ? magnificationFilter : minificationFilter) != .nearest
  }
}
