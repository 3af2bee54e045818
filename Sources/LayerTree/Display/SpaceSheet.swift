internal import Foundation
internal import Geometry

/// A flat piece of something in space, as seen from the eye: a convex polygon of the plane that all
/// is projected to, and how near it is at each of its points.
///
/// Once divided by the weight, space is seen along parallels: depth is a linear function of the
/// place, and of two sheets the one with more of it hides the other.
struct SpaceSheet {
  /// Which of the sheets given this is, or is a piece of.
  let index: Int
  /// The corners in turn, so that the area is positive.
  private(set) var corners: [CGPoint]
  /// Depth at (x, y): `depth.x · x + depth.y · y + depth.z`.
  let depth: SIMD3<Double>
  /// The pieces of the plane that this piece is cut down to.
  private(set) var cuts: [Path] = []

  /// The sheet that `map` makes of a rectangle; nil where nothing of it is seen, or only an edge.
  init?(index: Int, extent: CGRect, _ map: CATransform3D) {
    guard let depth = Self.depth(of: map) else { return nil }
    self.index = index
    self.depth = depth
    corners = map.flattened.image(ofPolygon: extent.corners)
    if corners.area < 0 { corners.reverse() }
    guard corners.count > 2, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return nil
    }
  }

  /// Depth as a function of the place: what solves (x, y, w) · depth = z for the images of the origin
  /// and the two unit vectors.
  private static func depth(of map: CATransform3D) -> SIMD3<Double>? {
    let rows = [map.rows[0], map.rows[1], map.rows[3]]
    func column(_ index: Int) -> SIMD3<Double> {
      SIMD3(rows[0][index], rows[1][index], rows[2][index])
    }
    let (x, y, z, w) = (column(0), column(1), column(2), column(3))
    let determinant = Self.determinant(x, y, w)
    guard determinant != 0 else { return nil }
    let depth =
      SIMD3(
        Self.determinant(z, y, w), Self.determinant(x, z, w), Self.determinant(x, y, z))
      / determinant
    return depth.x.isFinite && depth.y.isFinite && depth.z.isFinite ? depth : nil
  }

  private static func determinant(
    _ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>
  ) -> Double {
    a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x)
  }
}

// MARK: - Two sheets

extension SpaceSheet {
  /// How one sheet lies to another.
  enum Relation {
    /// No point is seen of both.
    case apart
    /// Below wherever both are seen; at equal depth, earlier in the order of the tree.
    case below
    case above
    /// Each is nearer somewhere: where the function is positive this one is.
    case crossing(SIMD3<Double>)
  }

  /// Least share of the greater depth, or least depth in points, that counts as a difference.
  private static let precision = 1e-6

  /// How this sheet lies to another.
  func relation(to other: SpaceSheet) -> Relation {
    let shared = corners.cut(toConvex: other.corners)
    guard shared.count > 2, shared.area > Self.precision else { return .apart }
    return relation(to: other, over: shared)
  }

  /// How this sheet lies to another's plane, as far as it goes on.
  func relation(toPlaneOf other: SpaceSheet) -> Relation { relation(to: other, over: corners) }

  private func relation(to other: SpaceSheet, over places: [CGPoint]) -> Relation {
    let difference = depth - other.depth
    let own = places.map { abs(depth.value(at: $0)) }.max() ?? 0
    let tolerance = Self.precision * max(1, own)
    let differences = places.map { difference.value(at: $0) }
    let (least, greatest) = (differences.min() ?? 0, differences.max() ?? 0)
    if least >= -tolerance && greatest <= tolerance {
      return index < other.index ? .below : .above
    }
    if least >= -tolerance { return .above }
    return greatest <= tolerance ? .below : .crossing(difference)
  }

  /// The part on which `function` is positive, and the rest; `page` is a polygon around all sheets.
  func split(along function: SIMD3<Double>, page: [CGPoint]) -> [SpaceSheet] {
    [function, -function].compactMap { side in
      var piece = self
      piece.corners = corners.cut(to: side)
      guard piece.corners.count > 2 else { return nil }
      var cut = Path()
      cut.addLines(between: page.cut(to: side))
      cut.closeSubpath()
      piece.cuts.append(cut)
      return piece
    }
  }
}

// MARK: - Polygons

extension SIMD3<Double> {
  /// The linear function of these coefficients at a point.
  func value(at point: CGPoint) -> Double { x * point.x + y * point.y + z }
}

extension [CGPoint] {
  /// The signed area of a polygon; positive clockwise on screen.
  var area: Double {
    guard var previous = last else { return 0 }
    var twice = 0.0
    for corner in self {
      twice += previous.x * corner.y - previous.y * corner.x
      previous = corner
    }
    return twice / 2
  }

  /// The part of a convex polygon on which a linear function is not negative.
  ///
  /// Cut with the opposite function, the rest has exactly the same points on the cut.
  func cut(to function: SIMD3<Double>) -> [CGPoint] {
    guard var previous = last else { return [] }
    var result: [CGPoint] = []
    for corner in self {
      let (before, here) = (function.value(at: previous), function.value(at: corner))
      if (before > 0 && here < 0) || (before < 0 && here > 0) {
        let share = before / (before - here)
        result.append(
          CGPoint(
            x: previous.x + (corner.x - previous.x) * share,
            y: previous.y + (corner.y - previous.y) * share))
      }
      if here >= 0 { result.append(corner) }
      previous = corner
    }
    return result
  }

  /// The part of a convex polygon that lies in another, whose area is positive.
  func cut(toConvex other: [CGPoint]) -> [CGPoint] {
    guard var previous = other.last else { return [] }
    var result = self
    for corner in other {
      let (run, rise) = (corner.x - previous.x, corner.y - previous.y)
      result = result.cut(to: SIMD3(-rise, run, rise * previous.x - run * previous.y))
      previous = corner
    }
    return result
  }
}
