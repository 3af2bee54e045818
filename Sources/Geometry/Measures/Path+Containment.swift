public import Foundation

extension Path {
  /// Whether the path encloses a point; open subpaths count as closed.
  ///
  /// As with rectangles, a point on a left or upper edge is inside and one on a right or lower
  /// edge outside, up to the rounding of curves.
  public func contains(_ point: CGPoint, using rule: FillRule = .nonZero) -> Bool {
    let winding = windingNumber(around: point)
    return switch rule {
    case .nonZero: winding != 0
    case .evenOdd: !winding.isMultiple(of: 2)
    }
  }

  /// How often the path goes round a point; positive for clockwise on screen.
  package func windingNumber(around point: CGPoint) -> Int {
    guard point.isFinite else { return 0 }
    var winding = 0
    forEachSubpath { start, segments, _ in
      for segment in segments { winding += segment.crossings(rightOf: point, depth: 0) }
      let closing = PathSegment.line(segments.last?.end ?? start, start)
      winding += closing.crossings(rightOf: point, depth: 0)
    }
    return winding
  }
}

extension PathSegment {
  /// Halvings of a curve before it counts as its chord: 2⁻⁴⁰ of its parameter range.
  private static let maximumDepth = 40

  /// Times the segment crosses the ray from a point to +x downward, less the times upward.
  ///
  /// A curve whose control points all lie right of the point crosses the ray net as its chord
  /// does, and one whose control points lie wholly on another side not at all; any other curve is
  /// halved.
  fileprivate func crossings(rightOf point: CGPoint, depth: Int) -> Int {
    if case .line(let start, let end) = self {
      return Self.lineCrossings(from: start, to: end, rightOf: point)
    }
    let box = controlBox
    if box.upper.y <= point.y || box.lower.y > point.y || box.upper.x <= point.x { return 0 }
    if box.lower.x > point.x {
      return Self.chordCrossings(from: start, to: end, level: point.y)
    }
    guard depth < Self.maximumDepth, isFinite else {
      return Self.lineCrossings(from: start, to: end, rightOf: point)
    }
    let (head, tail) = split(at: 0.5)
    return head.crossings(rightOf: point, depth: depth + 1)
      + tail.crossings(rightOf: point, depth: depth + 1)
  }

  /// The greatest and least coordinates of the control points.
  private var controlBox: (lower: CGPoint, upper: CGPoint) {
    var (lower, upper) = (start, start)
    _ = mapPoints { point in
      lower = CGPoint(x: min(lower.x, point.x), y: min(lower.y, point.y))
      upper = CGPoint(x: max(upper.x, point.x), y: max(upper.y, point.y))
      return point
    }
    return (lower, upper)
  }

  /// Crossings of a horizontal line by a chord; the upper end counts as below the line.
  private static func chordCrossings(
    from start: CGPoint, to end: CGPoint, level: CGFloat
  ) -> Int {
    switch (start.y <= level, end.y <= level) {
    case (true, false): 1
    case (false, true): -1
    default: 0
    }
  }

  /// Crossings of the ray by a line.
  private static func lineCrossings(
    from start: CGPoint, to end: CGPoint, rightOf point: CGPoint
  ) -> Int {
    let crossings = chordCrossings(from: start, to: end, level: point.y)
    guard crossings != 0 else { return 0 }
    // Where the point lies left of the directed line, the ray meets the line.
    let side = (end - start).cross(point - start)
    return (side > 0) == (crossings > 0) && side != 0 ? crossings : 0
  }
}
