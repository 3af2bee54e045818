/// A timing curve: the cubic Bezier from (0, 0) to (1, 1) with two control points.
///
/// x is the progress of time, y that of the animated value. With the control points' x within
/// 0...1, x rises all the way, so that every time has one value.
package struct CubicBezierCurve: Hashable, Sendable {
  /// The first control point's time, within 0...1.
  package let x1: Double
  /// The first control point's value.
  package let y1: Double
  /// The second control point's time, within 0...1.
  package let x2: Double
  /// The second control point's value.
  package let y2: Double

  /// The curve with control points (x1, y1) and (x2, y2).
  ///
  /// Times outside 0...1 are clamped to it, since the curve would turn back in time.
  ///
  /// - Precondition: All four are finite.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition(
      x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite,
      "a timing curve's control points are finite")
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// The straight line: value equals time.
  package static let linear = CubicBezierCurve(0, 0, 1, 1)
  /// Starts slowly.
  package static let easeIn = CubicBezierCurve(0.42, 0, 1, 1)
  /// Ends slowly.
  package static let easeOut = CubicBezierCurve(0, 0, 0.58, 1)
  /// Starts and ends slowly; what view animations use unless told otherwise.
  package static let easeInEaseOut = CubicBezierCurve(0.42, 0, 0.58, 1)
  /// Starts fast and ends slowly; what implicit layer animations use.
  package static let `default` = CubicBezierCurve(0.25, 0.1, 0.25, 1)
}

extension CubicBezierCurve {
  /// The curve's value at a time.
  ///
  /// The time on the curve agrees with the one asked for to 1e-12, most often to the last bit.
  /// Animation engines that stop at 1 / (1000 · duration) are off by up to 4 pixels in 1170.
  ///
  /// - Parameter progress: Clamped to 0...1; NaN counts as 0.
  /// - Returns: Exactly 0 at 0 and 1 at 1; in between it may leave 0...1 where y1 or y2 do.
  package func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return progress }
    return Self.coordinate(y1, y2, at: parameter(at: progress))
  }

  /// The curve's parameter where x is `progress`, by Newton's method kept between bounds.
  ///
  /// Where a step leaves the bounds, as next to a level tangent, it halves the interval instead.
  private func parameter(at progress: Double) -> Double {
    var (lower, upper, parameter) = (0.0, 1.0, progress)
    for _ in 0..<Self.mostSteps {
      let error = Self.coordinate(x1, x2, at: parameter) - progress
      if error.magnitude <= Self.closeEnough { break }
      if error < 0 { lower = parameter } else { upper = parameter }
      let next = parameter - error / Self.slope(x1, x2, at: parameter)
      parameter = next > lower && next < upper ? next : (lower + upper) / 2
    }
    return parameter
  }

  /// Steps after which the search stops: enough for bisection alone to reach the last bit.
  ///
  /// Most curves need four.
  private static let mostSteps = 64

  /// Greatest error in time at which the search stops early; rounding alone makes half of it.
  private static let closeEnough = 4e-16

  /// One coordinate of the curve: 3 (1 − s)² s a + 3 (1 − s) s² b + s³.
  private static func coordinate(_ a: Double, _ b: Double, at s: Double) -> Double {
    let rest = 1 - s
    return s * (3 * rest * (rest * a + s * b) + s * s)
  }

  /// The derivative of one coordinate: 3 (1 − s)² a + 6 (1 − s) s (b − a) + 3 s² (1 − b).
  private static func slope(_ a: Double, _ b: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * (rest * rest * a + 2 * rest * s * (b - a) + s * s * (1 - b))
  }
}
