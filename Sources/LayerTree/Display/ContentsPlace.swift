// Follows CALayer.h on contentsGravity, contentsRect and contentsScale; "top" is at the greatest y.

internal import Drawing
internal import Foundation
internal import Geometry
internal import Pixels

/// Where a layer's picture lies.
struct ContentsPlace {
  /// The part of the layer's space that it fills.
  let area: CGRect
  /// From the image's pixels to the layer's space.
  let imageToLayer: CGAffineTransform

  /// The place of `image` as the contents of a layer; nil when nothing of it shows.
  init?(of image: Image, in state: LayerState) {
    let pixels = CGSize(width: image.width, height: image.height)
    let part = state.contentsRect
    let source = CGRect(
      x: part.origin.x * pixels.width, y: part.origin.y * pixels.height,
      width: part.width * pixels.width, height: part.height * pixels.height)
    guard source.width > 0, source.height > 0, state.contentsScale > 0, !state.bounds.isEmpty else {
      return nil
    }
    let points = CGSize(
      width: source.width / state.contentsScale, height: source.height / state.contentsScale)
    area = Self.area(of: points, in: state.bounds, state.contentsGravity)
    let (scaleX, scaleY) = (area.width / source.width, area.height / source.height)
    imageToLayer = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY,
      tx: area.origin.x - source.origin.x * scaleX, ty: area.origin.y - source.origin.y * scaleY)
  }

  /// From the image's pixels to the layer's space, upside down within the area: upright where the
  /// geometry around is flipped.
  var flipped: CGAffineTransform { imageToLayer.concatenating(mirror) }

  /// The area turned upside down in its place.
  var mirror: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: area.minY + area.maxY)
  }

  private static func area(
    of size: CGSize, in bounds: CGRect, _ gravity: CALayerContentsGravity
  ) -> CGRect {
    let (ratioX, ratioY) = (bounds.width / size.width, bounds.height / size.height)
    switch gravity {
    case .resizeAspect: return placed(size.scaled(min(ratioX, ratioY)), in: bounds, 0.5, 0.5)
    case .resizeAspectFill: return placed(size.scaled(max(ratioX, ratioY)), in: bounds, 0.5, 0.5)
    case .center: return placed(size, in: bounds, 0.5, 0.5)
    case .top: return placed(size, in: bounds, 0.5, 1)
    case .bottom: return placed(size, in: bounds, 0.5, 0)
    case .left: return placed(size, in: bounds, 0, 0.5)
    case .right: return placed(size, in: bounds, 1, 0.5)
    case .topLeft: return placed(size, in: bounds, 0, 1)
    case .topRight: return placed(size, in: bounds, 1, 1)
    case .bottomLeft: return placed(size, in: bounds, 0, 0)
    case .bottomRight: return placed(size, in: bounds, 1, 0)
    default: return bounds
    }
  }

  /// A rectangle of the given size with `x` and `y` of the room that is left before it.
  private static func placed(
    _ size: CGSize, in bounds: CGRect, _ x: Double, _ y: Double
  ) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width, height: size.height)
  }
}

extension CGSize {
  fileprivate func scaled(_ factor: Double) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
