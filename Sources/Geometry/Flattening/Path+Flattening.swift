package import Foundation

extension Path {
  /// The path as straight lines in device space: see ``flatten(into:by:tolerance:)``.
  package func flattened(
    by transform: CGAffineTransform = .identity, tolerance: CGFloat
  ) -> FlattenedPath {
    var result = FlattenedPath()
    flatten(into: &result, by: transform, tolerance: tolerance)
    return result
  }

  /// Writes the path as straight lines in device space over what `result` held.
  ///
  /// Points are mapped first and curves cut afterwards, so flattening by a map gives exactly what
  /// flattening the mapped path gives. Ends of lines and curves are kept exactly. A path with a
  /// coordinate that is not finite in device space draws nothing.
  ///
  /// - Parameters:
  ///   - result: Its storage is reused.
  ///   - transform: From the path's space to device pixels.
  ///   - tolerance: Greatest distance from the true curve, in device pixels; > 0. It holds within
  ///     ``FlattenedPath/coordinateLimit`` and ``FlattenedPath/lineLimit``.
  /// - Precondition: `tolerance` is positive.
  /// - Complexity: Linear in lines; no allocation once the storage has grown.
  package func flatten(
    into result: inout FlattenedPath, by transform: CGAffineTransform, tolerance: CGFloat
  ) {
    precondition(tolerance > 0, "A tolerance is a positive number of pixels.")
    result.removeAll()
    var isFinite = true
    let toDevice = { (point: CGPoint) in
      let mapped = point.applying(transform)
      if !mapped.isFinite { isFinite = false }
      return mapped.clampedToCoordinateLimit
    }
    forEachStep { step in
      switch step {
      case .move(let point):
        result.move(to: toDevice(point))
      case .segment(.line(_, let end)):
        result.addLine(to: toDevice(end))
      case .segment(let curve):
        result.addCurve(curve.mapPoints(toDevice), tolerance: tolerance)
      case .close:
        result.endSubpath(isClosed: true)
      }
    }
    if isFinite { result.endSubpath(isClosed: false) } else { result.removeAll() }
  }
}

extension CGPoint {
  /// The nearest point within the limits of device coordinates; not-a-number becomes zero.
  var clampedToCoordinateLimit: CGPoint {
    CGPoint(x: Self.clamped(x), y: Self.clamped(y))
  }

  private static func clamped(_ coordinate: CGFloat) -> CGFloat {
    let limit = FlattenedPath.coordinateLimit
    if coordinate > limit { return limit }
    if coordinate < -limit { return -limit }
    return coordinate.isNaN ? 0 : coordinate
  }
}
