internal import Foundation
internal import PortableMath

// MARK: - Joins

extension Stroker {
  /// Turns in place to a new normal, with a wedge on the outer side.
  ///
  /// A turn that moves the sides by less than a sixteenth of the tolerance adds nothing: the next
  /// step takes it up.
  mutating func turn(to next: CGVector, join: StrokeStyle.Join) {
    guard let normal else { return setFirstNormal(next) }
    let cross = normal.cross(next)
    guard normal.dot(next) <= 0 || abs(cross) * radius > tolerance / 16 else { return }
    // Turning right on screen, the left side is the outer one.
    let outerSide: CGFloat = cross > 0 ? -1 : 1
    let outer = joinPoints(from: normal * outerSide, to: next * outerSide, join: join)
    let inner = [pivot, pivot - next * (outerSide * radius)]
    right += outerSide > 0 ? outer : inner
    left += outerSide > 0 ? inner : outer
    self.normal = next
  }

  /// The outer points of a join, after the first one, from one unit vector to another.
  private func joinPoints(
    from start: CGVector, to end: CGVector, join: StrokeStyle.Join
  ) -> [CGPoint] {
    let last = pivot + end * radius
    switch join {
    case .bevel:
      return [last]
    case .round:
      let cross = start.cross(end)
      let angle = CGFloat(
        Elementary.arctangent(y: Double(abs(cross)), x: Double(start.dot(end))))
      // A line that turns right back has no cross product; its outer side is the right one.
      return arc(around: pivot, from: start, sweep: cross > 0 ? angle : -angle) + [last]
    case .miter:
      guard miterIsWithinLimit(cosine: start.dot(end)) else { return [last] }
      return [pivot + (start + end) * (radius / (1 + start.dot(end))), last]
    }
  }

  /// Whether a turn of the given cosine gets its miter.
  ///
  /// Miter length over width is 1 / cos(θ/2), and cos²(θ/2) is (1 + cos θ) / 2. A ratio equal to
  /// the limit is within it. Limits below one count as one.
  private func miterIsWithinLimit(cosine: CGFloat) -> Bool {
    let limit = style.miterLimit > 1 ? style.miterLimit : 1
    return 1 + cosine > 1e-9 && limit * limit * (1 + cosine) >= 2
  }
}

// MARK: - Caps

extension Stroker {
  /// The points of a cap, the two corners of the line included.
  ///
  /// It goes from the side that `normal` points to, round the end, to the other side.
  func cap(at point: CGPoint, from normal: CGVector) -> [CGPoint] {
    let side = normal * radius
    let ahead = -side.quarterTurned
    switch style.cap {
    case .butt:
      return [point + side, point - side]
    case .square:
      return [point + side, point + (ahead + side), point + (ahead - side), point - side]
    case .round:
      return [point + side] + arc(around: point, from: normal, sweep: -.pi) + [point - side]
    }
  }
}

// MARK: - Arcs

extension Stroker {
  /// Least turn of one line of an arc: 512 of them make half a turn.
  private static let leastArcStep: CGFloat = .pi / 512

  /// The points strictly inside an arc of the line's radius, from a unit vector on.
  ///
  /// The corners lie on the circle; with steps of √(8τ/r) the chords are within τ of it.
  fileprivate func arc(around center: CGPoint, from start: CGVector, sweep: CGFloat) -> [CGPoint] {
    let wantedStep = (8 * tolerance / radius).squareRoot()
    let largestStep = min(max(wantedStep, Self.leastArcStep), .pi / 2)
    // The small allowance keeps a quarter turn one line when its angle was computed.
    let lineCount = (abs(sweep) / largestStep - 1e-9).rounded(.up)
    let count = isSpent ? 1 : Int(max(1, lineCount))
    let (sine, cosine) = Elementary.sineAndCosine(Double(sweep) / Double(count))
    var vector = start * radius
    var points: [CGPoint] = []
    for _ in 1..<max(count, 1) {
      vector = vector * CGFloat(cosine) + vector.quarterTurned * CGFloat(sine)
      points.append(center + vector)
    }
    return points
  }
}
