// Follows Core Graphics' CGMutablePath as Swift shows it.

public import Foundation

/// A path that can be added to, as a reference.
///
/// The points of an addition are mapped by its transform; the current point is not.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() {
    super.init(Path())
  }

  /// A reference to the given elements.
  package override init(_ path: Path) {
    super.init(path)
  }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Draws a line; does nothing where there is no current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Begins a subpath at the first point and draws lines through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(between: points.map { $0.applying(transform) })
  }

  /// Draws a quadratic Bézier curve; does nothing where there is no current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Draws a cubic Bézier curve; does nothing where there is no current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() {
    path.closeSubpath()
  }
}

// MARK: - Whole shapes

extension CGMutablePath {
  /// Adds a closed rectangle, clockwise on screen from (minX, minY).
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path.rectangle(rect).applying(transform))
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse inscribed in `rect`, from (maxX, midY), clockwise on screen, closed.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path.ellipse(in: rect).applying(transform))
  }

  /// Adds a rectangle with elliptic corners, each limited to half a side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var part = Path()
    part.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    path.append(part.applying(transform))
  }

  /// Adds the elements of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.applying(transform))
  }
}

// MARK: - Arcs

extension CGMutablePath {
  /// Adds an arc of a circle, after a line to its start.
  ///
  /// As in Core Graphics, `clockwise` is meant for y growing up: true goes by falling angles, which
  /// on screen, where y grows down, is counter-clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addConnected(transform) { part in
      part.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    }
  }

  /// Adds an arc of a circle that goes on by `delta` radians, after a line to its start.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addConnected(transform) { part in
      part.addRelativeArc(center: center, radius: radius, startAngle: startAngle, sweep: delta)
    }
  }

  /// Rounds a corner: a line, and an arc that touches both tangents.
  ///
  /// Does nothing where there is no current point, or where `transform` cannot be undone.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = path.currentPoint, transform.determinant != 0 else { return }
    var part = Path(elements: [.move(current.applying(transform.inverted()))])
    part.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    path.elements += part.applying(transform).elements.dropFirst()
  }

  /// Adds a part that begins with a move; that becomes a line where there is a current point.
  private func addConnected(_ transform: CGAffineTransform, _ build: (inout Path) -> Void) {
    var part = Path()
    build(&part)
    part = part.applying(transform)
    guard case .move(let first)? = part.elements.first, !path.isEmpty else {
      return path.append(part)
    }
    path.addLine(to: first)
    path.elements += part.elements.dropFirst()
  }
}
