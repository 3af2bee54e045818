/// The end of an open subpath.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut square at the end.
  case butt = 0
  /// A half disc beyond the end.
  case round = 1
  /// Half a square beyond the end.
  case square = 2
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
