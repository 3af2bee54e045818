internal import Drawing
internal import Foundation

extension Shadow {
  /// The shift from silhouette to shadow, in whole pixels: rounded to nearest, ties up.
  ///
  /// Not a number counts as 0, and shifts are limited to the reach of bounds.
  var shift: (x: Int, y: Int) { (Self.whole(offset.width), Self.whole(offset.height)) }

  /// The softness.
  var blur: GaussianBlur { GaussianBlur(sigma: sigma) }

  /// Where the shadow of a silhouette within `bounds` can have pixels.
  func extent(of bounds: PixelBounds) -> PixelBounds {
    if bounds.isEmpty { return .empty }
    return bounds.expanded(by: blur.margin).shifted(x: shift.x, y: shift.y)
  }

  /// Which pixels of a silhouette can cast a shadow into `bounds`.
  func source(of bounds: PixelBounds) -> PixelBounds {
    if bounds.isEmpty { return .empty }
    return bounds.expanded(by: blur.margin).shifted(x: -shift.x, y: -shift.y)
  }

  /// A shift rounded and limited.
  private static func whole(_ length: Double) -> Int {
    let reach = Double(PixelBounds.reach)
    return length.isNaN ? 0 : Int((min(max(length, -reach), reach) + 0.5).rounded(.down))
  }
}
