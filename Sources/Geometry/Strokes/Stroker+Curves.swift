internal import Foundation

extension Stroker {
  /// Halvings of a step of a curve that turns too far.
  private static let maximumDepth = 8

  /// Cosine of the greatest turn of one step.
  ///
  /// An arc of radius r over a turn θ is r·θ²/8 off its chord; half the tolerance goes to that, the
  /// other half to the path itself. The cosine is about 1 − θ²/2. The least turn, a thousandth of
  /// half a turn, bounds the steps where the tolerance is very small beside the width.
  private var leastStepCosine: CGFloat { 1 - min(max(2 * tolerance / radius, 5e-6), 0.3) }

  /// Adds a curve, by points of its two offset curves.
  ///
  /// The curve's own normals are used, not those of the lines between its points, so the sides are
  /// as smooth as the curve.
  mutating func addCurve(_ curve: PathSegment) {
    guard let direction = curve.direction(at: 0) else { return }
    turn(to: direction.quarterTurned, join: style.join)
    let count = isSpent ? 1 : curve.lineCount(tolerance: tolerance / 2)
    for index in 0..<count {
      let lower = CGFloat(index) / CGFloat(count)
      let upper = CGFloat(index + 1) / CGFloat(count)
      addPart(of: curve, from: lower, to: upper, depth: isSpent ? Self.maximumDepth : 0)
    }
  }

  private mutating func addPart(
    of curve: PathSegment, from lower: CGFloat, to upper: CGFloat, depth: Int
  ) {
    guard let direction = curve.direction(at: upper), let normal else { return }
    let end = direction.quarterTurned
    if normal.dot(end) < leastStepCosine, depth < Self.maximumDepth {
      let middle = (lower + upper) / 2
      addPart(of: curve, from: lower, to: middle, depth: depth + 1)
      addPart(of: curve, from: middle, to: upper, depth: depth + 1)
    } else {
      step(to: curve.point(at: upper), normal: end)
    }
  }
}
