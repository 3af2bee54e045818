public import Foundation
internal import PortableMath

extension Path {
  /// Length of a quarter circle's control handles over its radius: 4(√2 − 1)/3.
  ///
  /// The cubic is then off the circle by at most 0.03 % of the radius, always outside.
  static let circleHandle: CGFloat = 0.552_284_749_830_793_4

  /// A rectangle: clockwise on screen from (minX, minY), closed.
  public static func rectangle(_ rect: CGRect) -> Path {
    var path = Path()
    path.addRect(rect)
    return path
  }

  /// An ellipse inscribed in `rect`: see ``addEllipse(in:)``.
  public static func ellipse(in rect: CGRect) -> Path {
    var path = Path()
    path.addEllipse(in: rect)
    return path
  }

  /// A circle: an ellipse of equal axes.
  public static func circle(center: CGPoint, radius: CGFloat) -> Path {
    let rect = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return ellipse(in: rect)
  }

  /// Adds a closed rectangle, clockwise on screen from (minX, minY); null adds nothing.
  public mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    addLines(between: rect.corners)
    closeSubpath()
  }

  /// Adds the ellipse inscribed in `rect`, as four cubics, closed; null adds nothing.
  ///
  /// It starts at (maxX, midY) and goes through the bottom, the left and the top: clockwise on
  /// screen, as UIKit's ovals do.
  public mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let axes = [
      CGVector(dx: rect.width / 2, dy: 0), CGVector(dx: 0, dy: rect.height / 2),
      CGVector(dx: -rect.width / 2, dy: 0), CGVector(dx: 0, dy: -rect.height / 2),
    ]
    move(to: center + axes[0])
    for quarter in 0..<4 {
      let (from, to) = (axes[quarter], axes[(quarter + 1) % 4])
      addQuarter(at: center, from: from, to: to)
    }
    closeSubpath()
  }

  /// Adds a quarter of an ellipse between two of its half axes, from the current point.
  mutating func addQuarter(at center: CGPoint, from start: CGVector, to end: CGVector) {
    addCurve(
      to: center + end, control1: center + start + end * Path.circleHandle,
      control2: center + end + start * Path.circleHandle)
  }
}

// MARK: - Polygons and stars

extension Path {
  /// Most corners of a named outline; more could not be told from an ellipse on any canvas.
  package static let maximumCornerCount = 4096

  /// A regular polygon inscribed in the ellipse of `rect`, closed, clockwise on screen.
  ///
  /// - Parameters:
  ///   - rect: The box of the ellipse, which the corners lie on.
  ///   - sides: Number of sides, limited to 3...4096.
  ///   - rotation: In radians, clockwise on screen; at 0 the first corner is at the top.
  /// - Returns: As many lines as sides, the last one by closing; empty for the null rectangle.
  package static func polygon(
    in rect: CGRect, sides: Int, rotation: CGFloat = 0
  ) -> Path {
    let count = min(max(sides, 3), maximumCornerCount)
    return corners(in: rect, count: count, rotation: rotation) { _ in 1 }
  }

  /// A star inscribed in the ellipse of `rect`, closed, clockwise on screen.
  ///
  /// - Parameters:
  ///   - rect: The box of the ellipse, which the outer corners lie on.
  ///   - points: Number of outer corners, limited to 2...2048.
  ///   - innerRatio: Distance of the inner corners from the centre, over that of the outer ones.
  ///   - rotation: In radians, clockwise on screen; at 0 the first outer corner is at the top.
  /// - Returns: Outer and inner corners in turn; empty for the null rectangle.
  package static func star(
    in rect: CGRect, points: Int, innerRatio: CGFloat, rotation: CGFloat = 0
  ) -> Path {
    let count = min(max(points, 2), maximumCornerCount / 2)
    return corners(in: rect, count: 2 * count, rotation: rotation) { corner in
      corner.isMultiple(of: 2) ? 1 : innerRatio
    }
  }

  /// Corners at equal angles about the centre of `rect`, each at its own share of the ellipse.
  private static func corners(
    in rect: CGRect, count: Int, rotation: CGFloat, share: (Int) -> CGFloat
  ) -> Path {
    guard !rect.isNull else { return Path() }
    let points = (0..<count).map { corner in
      let turn = 2 * Double.pi * Double(corner) / Double(count)
      let (sine, cosine) = Elementary.sineAndCosine(turn + Double(rotation))
      let reach = share(corner)
      return CGPoint(
        x: rect.midX + rect.width / 2 * reach * CGFloat(sine),
        y: rect.midY - rect.height / 2 * reach * CGFloat(cosine))
    }
    var path = Path()
    path.addLines(between: points)
    path.closeSubpath()
    return path
  }
}
