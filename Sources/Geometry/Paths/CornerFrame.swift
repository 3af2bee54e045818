internal import Foundation

/// A corner's place: the point, and the directions of its sides away from it.
struct CornerFrame {
  let point: CGPoint
  /// Unit vector back along the side that leads here.
  let back: CGVector
  /// Unit vector on along the side that leaves.
  let on: CGVector

  /// The point at distances back and on from the corner.
  func point(back distance: CGFloat, on other: CGFloat) -> CGPoint {
    point + (back * distance + on * other)
  }
}

extension CornerFrame {
  /// Where a corner ends on the side that leaves it.
  func end(of corner: RoundedCorner) -> CGPoint {
    switch corner {
    case .square: point
    case .elliptic(let size): point(back: 0, on: reach(of: size).on)
    case .continuous(let radius):
      point(back: 0, on: CornerCurve.continuous.expansionFactor * radius)
    }
  }

  /// How far an elliptic corner reaches back and on along its two sides.
  func reach(of size: CGSize) -> (back: CGFloat, on: CGFloat) {
    back.dx == 0 ? (size.height, size.width) : (size.width, size.height)
  }
}
