package import Foundation

extension Path.Element {
  /// The segment this element draws from a current point; nil for `.move` and `.close`.
  package func segment(from current: CGPoint) -> PathSegment? {
    switch self {
    case .move, .close: nil
    case .line(let end): .line(current, end)
    case .quad(let control, let end): .quad(current, control, end)
    case .cubic(let control1, let control2, let end): .cubic(current, control1, control2, end)
    }
  }

  /// The points of this element, the end last; none for `.close`.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// Calls `body` for each point of this element, the end last.
  package func forEachPoint(_ body: (CGPoint) -> Void) {
    _ = mapPoints { point in
      body(point)
      return point
    }
  }

  /// The element whose points are `body` of these.
  package func mapPoints(_ body: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(body(end))
    case .line(let end): .line(body(end))
    case .quad(let control, let end): .quad(control: body(control), end: body(end))
    case .cubic(let control1, let control2, let end):
      .cubic(control1: body(control1), control2: body(control2), end: body(end))
    case .close: .close
    }
  }

  /// Whether this begins a subpath.
  var isMove: Bool {
    if case .move = self { true } else { false }
  }
}
