internal import Foundation
internal import Geometry

extension LayerState {
  /// The anchor point in the layer's own space.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width,
      y: bounds.origin.y + anchorPoint.y * bounds.height)
  }

  /// The box around the transformed bounds, in the superlayer's space.
  ///
  /// Without a transform it is computed from size and position alone, so that a frame that was set
  /// reads back.
  var frame: CGRect {
    guard CATransform3DIsIdentity(transform) else { return bounds.applying(planeToParent) }
    return CGRect(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  /// From the layer's space to its superlayer's, as far as it lies in the plane.
  var planeToParent: CGAffineTransform {
    Self.about(anchor, CATransform3DGetAffineTransform(transform), movingTo: position)
  }

  /// What the layer's sublayer transform does to what lies in it, in the plane.
  ///
  /// Flipped geometry mirrors it first, about the middle of the bounds.
  var sublayerMap: CGAffineTransform {
    let flip = isGeometryFlipped ? flip : .identity
    guard !CATransform3DIsIdentity(sublayerTransform) else { return flip }
    let map = Self.about(
      anchor, CATransform3DGetAffineTransform(sublayerTransform), movingTo: anchor)
    return isGeometryFlipped ? flip.concatenating(map) : map
  }

  /// The mirror about the middle of the bounds, upside down.
  private var flip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
  }

  /// From the layer's space to its superlayer's, depth included.
  var spaceToParent: CATransform3D {
    CATransform3DConcat(
      CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ),
      CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// What the layer's sublayer transform does to what lies in it, depth included.
  var sublayerSpace: CATransform3D {
    let flip = CATransform3DMakeAffineTransform(isGeometryFlipped ? flip : .identity)
    guard !CATransform3DIsIdentity(sublayerTransform) else { return flip }
    return CATransform3DConcat(flip, aboutAnchor(sublayerTransform))
  }

  /// `transform` about the anchor point.
  func aboutAnchor(_ transform: CATransform3D) -> CATransform3D {
    CATransform3DConcat(
      CATransform3DTranslate(transform, -anchor.x, -anchor.y, 0),
      CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  /// How far above its superlayer's plane the layer lies, where it lies parallel to it.
  var depth: Double { zPosition + transform.m43 - anchorPointZ * transform.m33 }

  /// `map` about `center`, which then moves to `target`.
  ///
  /// The move is one subtraction where `map` is the identity: no rounding is added to it.
  private static func about(
    _ center: CGPoint, _ map: CGAffineTransform, movingTo target: CGPoint
  ) -> CGAffineTransform {
    let image = CGPoint(
      x: map.a * center.x + map.c * center.y - map.tx,
      y: map.b * center.x + map.d * center.y - map.ty)
    return CGAffineTransform(
      a: map.a, b: map.b, c: map.c, d: map.d, tx: target.x - image.x, ty: target.y - image.y)
  }

  /// Whether the layer stays in its superlayer's plane, without perspective that would show.
  ///
  /// A scale of z alone changes nothing of what is flat, nor does perspective at depth 0.
  var liesInPlane: Bool {
    Self.liesInPlane(transform, depth: -anchorPointZ)
  }

  /// Whether sublayers at the depths given stay in this layer's plane.
  func keepsSublayerInPlane(_ sublayer: LayerState) -> Bool {
    Self.liesInPlane(sublayerTransform, depth: sublayer.depth)
  }

  private static func liesInPlane(_ t: CATransform3D, depth: Double) -> Bool {
    guard t.m13 == 0, t.m14 == 0, t.m23 == 0, t.m24 == 0, t.m31 == 0, t.m32 == 0 else {
      return false
    }
    return t.m44 == 1 && (t.m34 == 0 || (depth == 0 && t.m43 == 0))
  }
}
