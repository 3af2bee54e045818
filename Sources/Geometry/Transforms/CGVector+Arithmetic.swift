internal import Foundation

extension CGVector {
  /// The length; rounds to nearest, overflows to infinity beyond about 1e154.
  var length: CGFloat { squaredLength.squareRoot() }

  /// The square of the length.
  var squaredLength: CGFloat { dx * dx + dy * dy }

  /// This vector turned a quarter from +x toward +y.
  var quarterTurned: CGVector { CGVector(dx: -dy, dy: dx) }

  /// The vector of length one in this direction; nil where the length is below 1e-12.
  var unit: CGVector? {
    let length = self.length
    guard length > CGVector.negligibleLength else { return nil }
    return CGVector(dx: dx / length, dy: dy / length)
  }

  /// Length below which a displacement has no direction, in user space.
  ///
  /// Far under a thousandth of a pixel for any scale in use, far over the rounding of coordinates
  /// near one.
  static let negligibleLength: CGFloat = 1e-12

  /// The scalar product.
  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  /// The signed area spanned with `other`; positive where `other` lies toward +y from +x.
  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }

  static func + (left: CGVector, right: CGVector) -> CGVector {
    CGVector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }

  static func - (left: CGVector, right: CGVector) -> CGVector {
    CGVector(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }

  static prefix func - (vector: CGVector) -> CGVector {
    CGVector(dx: -vector.dx, dy: -vector.dy)
  }

  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}

extension CGPoint {
  static func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  static func - (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  static func - (end: CGPoint, start: CGPoint) -> CGVector {
    CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// The point a fraction of the way to `other`; exact at 0 and, by case, at 1.
  func mixed(with other: CGPoint, at fraction: CGFloat) -> CGPoint {
    guard fraction != 1 else { return other }
    return CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  /// Whether both coordinates are finite numbers.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
