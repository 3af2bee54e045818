import Geometry

/// Fill rules, as scenes spell them.
enum FillRuleName: String, CaseIterable {
  case nonZero, evenOdd

  /// The rule meant.
  var rule: FillRule {
    switch self {
    case .nonZero: .nonZero
    case .evenOdd: .evenOdd
    }
  }
}

/// Ends of lines, as scenes spell them.
enum CapName: String, CaseIterable {
  case butt, round, square

  /// The end meant.
  var cap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// Corners of lines, as scenes spell them.
enum JoinName: String, CaseIterable {
  case miter, round, bevel

  /// The corner meant.
  var join: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
