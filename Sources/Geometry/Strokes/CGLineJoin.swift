/// The corner between two segments.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The sides run on until they meet, up to the miter limit.
  case miter = 0
  /// A disc around the corner.
  case round = 1
  /// The outer corner is cut straight.
  case bevel = 2
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
