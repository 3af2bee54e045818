/// Which points a path encloses.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Inside where the winding number is not zero.
  case winding = 0
  /// Inside where the winding number is odd.
  case evenOdd = 1
}

extension FillRule {
  /// The rule of the same meaning.
  package init(_ rule: CGPathFillRule) {
    switch rule {
    case .winding: self = .nonZero
    case .evenOdd: self = .evenOdd
    }
  }
}
