public import Foundation

extension CGPoint {
  /// The image of this point under `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: x * transform.a + y * transform.c + transform.tx,
      y: x * transform.b + y * transform.d + transform.ty)
  }
}

extension CGSize {
  /// The image of this size as a vector: the translation does not count; may be negative.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: width * transform.a + height * transform.c,
      height: width * transform.b + height * transform.d)
  }
}

extension CGRect {
  /// The bounding box of this rectangle's image; the null rectangle stays null.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    var box = PointBox()
    for corner in corners { box.add(corner.applying(transform)) }
    return box.rect
  }

  /// The corners, clockwise on screen from (minX, minY).
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
