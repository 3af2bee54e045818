package import Foundation

/// A path as straight lines in device space, in flat arrays for the rasterizer to walk.
///
/// Reuse one value for many paths: `Path.flatten(into:by:tolerance:)` keeps its storage.
package struct FlattenedPath: Equatable, Sendable {
  /// A run of points joined by lines.
  package struct Subpath: Equatable, Sendable {
    /// Indices into ``FlattenedPath/points``; at least two.
    package let points: Range<Int>
    /// Whether a line joins the last point to the first (they may be equal).
    package let isClosed: Bool
  }

  /// The points of all subpaths, in device pixels, y down, each coordinate within ±2²².
  package private(set) var points: [CGPoint] = []
  package private(set) var subpaths: [Subpath] = []
  /// Index of the first point of the subpath being built.
  private var firstPoint = 0

  /// A path without points.
  package init() {}

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { subpaths.isEmpty }

  /// The box of all points, in device pixels; null where there are none.
  package var bounds: CGRect {
    var box = PointBox()
    for point in points { box.add(point) }
    return box.rect
  }
}

// MARK: - Limits

extension FlattenedPath {
  /// Greatest absolute coordinate, in device pixels: 2²², 256 times the widest canvas.
  ///
  /// Control points beyond it are moved onto it, so lines that reach that far out may change
  /// their slope. In 24.8 fixed point such a coordinate needs 31 bits.
  package static let coordinateLimit: CGFloat = 4_194_304

  /// Most lines one curve becomes.
  ///
  /// Enough for a tolerance of a tenth of a pixel on any curve of up to about 2,000,000 pixels.
  package static let lineLimit: CGFloat = 4096

  /// Points after which every further curve becomes a single line: 64 MiB.
  package static let pointLimit = 1 << 22
}

// MARK: - Building

extension FlattenedPath {
  /// Empties the path; its storage stays for the next one.
  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    subpaths.removeAll(keepingCapacity: true)
    firstPoint = 0
  }

  /// Begins a subpath; one that has no line yet is dropped.
  mutating func move(to point: CGPoint) {
    endSubpath(isClosed: false)
    points.append(point)
  }

  /// Adds the end of a line.
  mutating func addLine(to point: CGPoint) {
    points.append(point)
  }

  /// Adds the points of a curve but for its start.
  ///
  /// The tolerance is the greatest distance from the true curve, in device pixels; > 0.
  mutating func addCurve(_ curve: PathSegment, tolerance: CGFloat) {
    let count = points.count < Self.pointLimit ? curve.lineCount(tolerance: tolerance) : 1
    for index in 1..<max(count, 1) {
      points.append(curve.point(at: CGFloat(index) / CGFloat(count)))
    }
    points.append(curve.end)
  }

  /// Ends the subpath being built, if it has a line.
  mutating func endSubpath(isClosed: Bool) {
    let range = firstPoint..<points.count
    if range.count >= 2 {
      subpaths.append(Subpath(points: range, isClosed: isClosed))
    } else {
      points.removeLast(range.count)
    }
    firstPoint = points.count
  }
}
