package import Foundation

extension Path {
  /// Greatest absolute coordinate, and greatest width, that is stroked: 2³⁰ units of user space.
  ///
  /// What lies beyond is moved onto it; squares of lengths then stay far from overflow.
  private static let strokedCoordinateLimit: CGFloat = 1_073_741_824

  /// The outline of the stroked path, to be filled by the non-zero rule.
  ///
  /// The outline is made of pieces that all turn the same way (a strip along each run of the path,
  /// a wedge at each join, a cap at each end), so its winding number is nowhere negative and the
  /// non-zero fill is exactly their union. A subpath of no length draws a dot with round caps, a
  /// square along the axes with square caps and nothing with butt caps; a lone move draws nothing.
  ///
  /// - Parameters:
  ///   - style: A width that is not a positive number draws nothing. Dashes are laid first.
  ///   - tolerance: Greatest distance from the true outline, in the path's units; > 0. To stroke
  ///     for a device, divide the tolerance in pixels by the map's `maximumScale`.
  /// - Returns: Closed subpaths of lines; empty where a coordinate is not finite.
  /// - Precondition: `tolerance` is positive.
  /// - Complexity: Linear in the lines of the outline, of which there are a bounded number for
  ///   each element.
  package func stroked(with style: StrokeStyle, tolerance: CGFloat) -> Path {
    precondition(tolerance > 0, "A tolerance is a positive length.")
    guard style.width > 0, style.width.isFinite, isFinite else { return Path() }
    let line = dashed(by: style.dashes, phase: style.dashPhase)
    var style = style
    style.width = min(style.width, Path.strokedCoordinateLimit)
    var stroker = Stroker(style: style, tolerance: tolerance)
    line.forEachSubpath { start, segments, isClosed in
      guard isClosed || !segments.isEmpty else { return }
      stroker.begin(at: start.clamped(to: Path.strokedCoordinateLimit))
      for segment in segments {
        stroker.add(segment.mapPoints { $0.clamped(to: Path.strokedCoordinateLimit) })
      }
      if isClosed { stroker.close() } else { stroker.end() }
    }
    return stroker.outline
  }

  /// Whether every coordinate is a finite number.
  private var isFinite: Bool {
    var isFinite = true
    for element in elements {
      element.forEachPoint { isFinite = isFinite && $0.isFinite }
    }
    return isFinite
  }
}

extension CGPoint {
  /// The nearest point whose coordinates lie within ±`limit`.
  fileprivate func clamped(to limit: CGFloat) -> CGPoint {
    CGPoint(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit))
  }
}
