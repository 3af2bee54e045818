// The enumerations of Core Graphics that say how a path is filled and stroked.

/// Which points a path encloses.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Inside where the winding number is not zero.
  case winding = 0
  /// Inside where the winding number is odd.
  case evenOdd = 1
}

/// The end of an open subpath.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut square at the end.
  case butt = 0
  /// A half disc beyond the end.
  case round = 1
  /// Half a square beyond the end.
  case square = 2
}

/// The corner between two segments.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The sides run on until they meet, up to the miter limit.
  case miter = 0
  /// A disc around the corner.
  case round = 1
  /// The outer corner is cut straight.
  case bevel = 2
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

extension StrokeStyle.Cap {
  /// The cap of the same meaning.
  package init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension StrokeStyle.Join {
  /// The join of the same meaning.
  package init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}
