package import Foundation

extension Path {
  /// Writes the path as seen through a projective map over what `result` held, to be filled.
  ///
  /// An affine map flattens as ``flatten(into:by:tolerance:)-(_,CGAffineTransform,_)`` does. Else
  /// curves are cut in the path's own space, finely enough for the greatest scale along each, then
  /// every subpath is closed, cut at the near plane and divided by its weights: under perspective a
  /// curve is no longer of its kind, but a line stays a line.
  ///
  /// - Parameters:
  ///   - result: Its storage is reused.
  ///   - map: From the path's space to device pixels.
  ///   - tolerance: Greatest distance from the true curve, in device pixels; > 0.
  /// - Precondition: `tolerance` is positive.
  package func flatten(
    into result: inout FlattenedPath, by map: PlaneMap, tolerance: CGFloat
  ) {
    if let affine = map.affine { return flatten(into: &result, by: affine, tolerance: tolerance) }
    precondition(tolerance > 0, "A tolerance is a positive number of pixels.")
    result.removeAll()
    var corners: [CGPoint] = []
    var isFinite = map.isFinite
    forEachStep { step in
      switch step {
      case .move(let point):
        result.addPolygon(map.image(ofPolygon: corners))
        corners = [point]
        isFinite = isFinite && point.isFinite
      case .segment(let segment):
        isFinite = isFinite && segment.isFinite
        guard isFinite else { return }
        segment.appendLines(to: &corners, seenBy: map, tolerance: tolerance)
      case .close:
        result.addPolygon(map.image(ofPolygon: corners))
        corners = []
      }
    }
    result.addPolygon(map.image(ofPolygon: corners))
    if !isFinite { result.removeAll() }
  }
}

extension PathSegment {
  /// Appends the ends of lines for the segment, near enough once they are projected.
  fileprivate func appendLines(
    to corners: inout [CGPoint], seenBy map: PlaneMap, tolerance: CGFloat
  ) {
    let points: [CGPoint]
    switch self {
    case .line: points = []
    case .quad(let a, let b, let c): points = [a, b, c]
    case .cubic(let a, let b, let c, let d): points = [a, b, c, d]
    }
    if !points.isEmpty, corners.count < FlattenedPath.pointLimit {
      let scale = map.greatestScale(among: points)
      let count = scale > 0 ? lineCount(tolerance: tolerance / scale) : 1
      for index in 1..<max(count, 1) {
        corners.append(point(at: CGFloat(index) / CGFloat(count)))
      }
    }
    corners.append(end)
  }
}

extension FlattenedPath {
  /// Adds a closed subpath, with every corner moved to within the limits.
  fileprivate mutating func addPolygon(_ corners: [CGPoint]) {
    guard let first = corners.first, corners.count > 1 else { return }
    move(to: first.clampedToCoordinateLimit)
    for corner in corners.dropFirst() { addLine(to: corner.clampedToCoordinateLimit) }
    endSubpath(isClosed: true)
  }
}
