// Follows Core Graphics' CGPath as Swift shows it. Transforms are values here, where the system's
// take a pointer; the set operations of later systems are left out.

public import Foundation

/// A path that does not change, as a reference.
///
/// Paths are equal, and hash alike, where their elements are equal.
public class CGPath: Hashable {
  /// The elements, as a value.
  package internal(set) var path: Path

  /// A reference to the given elements.
  package init(_ path: Path) {
    self.path = path
  }

  /// A rectangle: clockwise on screen from (minX, minY), closed.
  public convenience init(rect: CGRect, transform: CGAffineTransform?) {
    self.init(Path.rectangle(rect).applying(transform ?? .identity))
  }

  /// The ellipse inscribed in `rect`: from (maxX, midY), clockwise on screen, closed.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
    self.init(Path.ellipse(in: rect).applying(transform ?? .identity))
  }

  /// A rectangle with elliptic corners, each limited to half a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform?
  ) {
    var path = Path()
    path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(path.applying(transform ?? .identity))
  }

  /// Whether both paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.path == right.path
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

// MARK: - Questions

extension CGPath {
  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// Where the next element starts; (0, 0) for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The box of all points, control points included; null for an empty path.
  public var boundingBox: CGRect { path.boundingBox }

  /// The box of the lines and curves themselves; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.boundingBoxOfPath }

  /// Whether the path, mapped by `transform`, encloses a point; open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, using: FillRule(rule))
  }
}

// MARK: - Copies

extension CGPath {
  /// Greatest distance of a stroked copy from the true outline, in the path's units.
  ///
  /// A fifteenth of a pixel at three pixels to a point.
  private static let strokeTolerance: CGFloat = 0.02

  /// A path with the same elements.
  public func copy() -> CGPath? { CGPath(path) }

  /// A path with the same elements, mapped by `transform`.
  public func copy(using transform: CGAffineTransform?) -> CGPath? {
    CGPath(path.applying(transform ?? .identity))
  }

  /// A path with the same elements that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// A path with the same elements, mapped by `transform`, that can be added to.
  public func mutableCopy(using transform: CGAffineTransform?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform ?? .identity))
  }

  /// The outline of the path mapped by `transform` and stroked, to be filled by winding.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: .init(lineCap), join: .init(lineJoin), miterLimit: miterLimit)
    return CGPath(
      path.applying(transform).stroked(with: style, tolerance: Self.strokeTolerance))
  }

  /// The dashes of the path mapped by `transform`, as open subpaths.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.applying(transform).dashed(by: lengths, phase: phase))
  }
}
