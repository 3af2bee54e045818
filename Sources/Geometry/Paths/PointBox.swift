internal import Foundation

/// A bounding box that grows point by point; coordinates that are not numbers do not count.
struct PointBox {
  private var lower = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var upper = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  /// Grows to take in `point`.
  mutating func add(_ point: CGPoint) {
    if point.x < lower.x { lower.x = point.x }
    if point.y < lower.y { lower.y = point.y }
    if point.x > upper.x { upper.x = point.x }
    if point.y > upper.y { upper.y = point.y }
  }

  /// The box, with nothing to spare; null where no point was added.
  var rect: CGRect {
    guard lower.x <= upper.x, lower.y <= upper.y else { return .null }
    return CGRect(x: lower.x, y: lower.y, width: upper.x - lower.x, height: upper.y - lower.y)
  }
}
