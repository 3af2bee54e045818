package import Foundation

extension PathSegment {
  /// Parts a curve's parameter range is cut into for measuring.
  ///
  /// With five points each, the length of a curve without a cusp is right to about 1e-9 of itself;
  /// at a cusp to about 1e-4.
  private static let measuredPartCount = 16

  /// Gauss and Legendre's five points on −1...1, and their weights.
  private static let quadrature: [(point: CGFloat, weight: CGFloat)] = [
    (0, 0.568_888_888_888_888_9),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]

  /// The length along the segment, in its own units; ≥ 0.
  package var length: CGFloat {
    guard !isLine else { return (end - start).length }
    var sum: CGFloat = 0
    for part in 0..<Self.measuredPartCount { sum += partLength(part) }
    return sum
  }

  /// Whether this is a straight line by kind.
  private var isLine: Bool {
    if case .line = self { true } else { false }
  }

  /// The length of one of the measured parts.
  private func partLength(_ part: Int) -> CGFloat {
    let count = CGFloat(Self.measuredPartCount)
    return length(from: CGFloat(part) / count, to: CGFloat(part + 1) / count)
  }

  /// The length between two parameters, by one application of the quadrature.
  private func length(from lower: CGFloat, to upper: CGFloat) -> CGFloat {
    let half = (upper - lower) / 2
    let middle = (upper + lower) / 2
    var sum: CGFloat = 0
    for (point, weight) in Self.quadrature {
      sum += weight * derivative(at: middle + half * point).length
    }
    return sum * half
  }

  /// The parameter at a distance along the segment, 0...1; distances beyond the ends give the ends.
  package func parameter(atLength distance: CGFloat) -> CGFloat {
    guard distance > 0 else { return 0 }
    if isLine {
      let length = self.length
      return distance < length ? distance / length : 1
    }
    var rest = distance
    for part in 0..<Self.measuredPartCount {
      let length = partLength(part)
      if rest < length { return parameter(inPart: part, atLength: rest, of: length) }
      rest -= length
    }
    return 1
  }

  /// Halvings of a measured part; the answer is then exact to the last bits of a parameter.
  private static let bisectionCount = 40

  /// The parameter at a distance from the start of one measured part.
  ///
  /// Halving is slower than Newton's method and cannot run away where a curve stands still.
  private func parameter(
    inPart part: Int, atLength distance: CGFloat, of length: CGFloat
  ) -> CGFloat {
    let start = CGFloat(part) / CGFloat(Self.measuredPartCount)
    var lower = start
    var upper = CGFloat(part + 1) / CGFloat(Self.measuredPartCount)
    guard distance > 0 else { return lower }
    for _ in 0..<Self.bisectionCount {
      let middle = (lower + upper) / 2
      if self.length(from: start, to: middle) < distance { lower = middle } else { upper = middle }
    }
    return (lower + upper) / 2
  }
}
