package import Foundation

extension Path {
  /// An element with everything it depends on filled in.
  package enum Step: Hashable, Sendable {
    /// A subpath begins.
    case move(CGPoint)
    /// A line or curve of the subpath.
    case segment(PathSegment)
    /// The subpath is closed by a line from the current point to its start; it may have no length.
    case close(PathSegment)
  }

  /// Calls `body` for each step, in drawing order.
  ///
  /// This is the one place that says what a list of elements means. Elements before the first
  /// `.move` have no current point and draw nothing. After `.close` the current point is the start
  /// of the closed subpath; drawing on from there begins a subpath, so a move comes first. A
  /// second `.close` in a row is nothing.
  package func forEachStep(_ body: (Step) -> Void) {
    var start: CGPoint?
    var current = CGPoint.zero
    var isOpen = false
    for element in elements {
      if case .move(let point) = element {
        (start, current, isOpen) = (point, point, true)
        body(.move(point))
        continue
      }
      guard let origin = start else { continue }
      guard let segment = element.segment(from: current) else {
        if isOpen { body(.close(.line(current, origin))) }
        (current, isOpen) = (origin, false)
        continue
      }
      if !isOpen { body(.move(origin)) }
      body(.segment(segment))
      (current, isOpen) = (segment.end, true)
    }
  }
}

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
}
