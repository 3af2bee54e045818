package import Foundation
internal import PortableMath

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
