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
  var sublayerMap: CGAffineTransform {
    guard !CATransform3DIsIdentity(sublayerTransform) else { return .identity }
    return Self.about(
      anchor, CATransform3DGetAffineTransform(sublayerTransform), movingTo: anchor)
  }

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
    Self.liesInPlane(transform, depth: zPosition - anchorPointZ)
  }

  /// Whether sublayers at the depths given stay in this layer's plane.
  func keepsSublayerInPlane(_ sublayer: LayerState) -> Bool {
    Self.liesInPlane(sublayerTransform, depth: sublayer.zPosition + sublayer.transform.m43)
  }

  private static func liesInPlane(_ t: CATransform3D, depth: Double) -> Bool {
    guard t.m13 == 0, t.m14 == 0, t.m23 == 0, t.m24 == 0, t.m31 == 0, t.m32 == 0 else {
      return false
    }
    return t.m44 == 1 && (t.m34 == 0 || (depth == 0 && t.m43 == 0))
  }
}
