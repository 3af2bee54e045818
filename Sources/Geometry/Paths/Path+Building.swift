public import Foundation

extension Path {
  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next element starts; nil before the first move.
  ///
  /// After `.close` it is the start of the subpath that was closed.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    guard case .close = last else {
      return elements.contains(where: \.isMove) ? last.points.last : nil
    }
    return subpathStart
  }

  /// The point of the last move.
  private var subpathStart: CGPoint? {
    elements.last(where: \.isMove)?.points.last
  }

  /// Begins a subpath.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(point))
  }

  /// Draws a line; does nothing where there is no current point.
  public mutating func addLine(to end: CGPoint) {
    draw(.line(end))
  }

  /// Begins a subpath at the first point and draws lines through the others.
  public mutating func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Draws a quadratic Bézier curve; does nothing where there is no current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    draw(.quad(control: control, end: end))
  }

  /// Draws a cubic Bézier curve; does nothing where there is no current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    draw(.cubic(control1: control1, control2: control2, end: end))
  }

  /// Closes the subpath with a line to its start; does nothing where there is none to close.
  public mutating func closeSubpath() {
    if let last = elements.last, last != .close { draw(.close) }
  }

  /// Adds the elements of another path.
  public mutating func append(_ other: Path) {
    elements += other.elements
  }

  /// Appends an element that needs a current point, if there is one.
  private mutating func draw(_ element: Element) {
    // A path made by these functions that is not empty begins with a move.
    guard !elements.isEmpty else { return }
    elements.append(element)
  }
}
