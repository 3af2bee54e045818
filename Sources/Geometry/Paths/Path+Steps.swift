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

  /// Calls `body` for each subpath, in order, with its start, its segments, and whether a closing
  /// line joins its ends (which is not among the segments).
  package func forEachSubpath(
    _ body: (_ start: CGPoint, _ segments: [PathSegment], _ isClosed: Bool) -> Void
  ) {
    var start: CGPoint?
    var segments: [PathSegment] = []
    forEachStep { step in
      switch step {
      case .move(let point):
        if let start { body(start, segments, false) }
        (start, segments) = (point, [])
      case .segment(let segment):
        segments.append(segment)
      case .close:
        if let begun = start { body(begun, segments, true) }
        (start, segments) = (nil, [])
      }
    }
    if let start { body(start, segments, false) }
  }
}
