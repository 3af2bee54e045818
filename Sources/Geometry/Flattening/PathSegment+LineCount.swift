internal import Foundation

extension PathSegment {
  /// Lines of equal parameter steps that stay within a tolerance of the curve, 1...4096.
  ///
  /// The tolerance is in the units of the curve; > 0.
  ///
  /// A chord over a step h is off the curve by at most h²/8 times the greatest second derivative.
  /// That is 2·|a − 2b + c| all along a quadratic, and on a cubic at most 6 times the longer of
  /// its two second differences. Equal steps cost a few more lines than adaptive ones and need
  /// neither a stack nor a test for every line.
  ///
  /// - SeeAlso: Wang, Wang, *Error analysis of piecewise linear approximation*, 1985.
  func lineCount(tolerance: CGFloat) -> Int {
    let squaredCount: CGFloat
    switch self {
    case .line:
      return 1
    case .quad(let a, let b, let c):
      squaredCount = Self.secondDifference(a, b, c).length / (4 * tolerance)
    case .cubic(let a, let b, let c, let d):
      let bend = max(
        Self.secondDifference(a, b, c).squaredLength, Self.secondDifference(b, c, d).squaredLength)
      squaredCount = 0.75 * bend.squareRoot() / tolerance
    }
    let count = squaredCount.squareRoot().rounded(.up)
    guard count > 1 else { return 1 }
    return Int(min(count, FlattenedPath.lineLimit))
  }

  /// How far the middle point is from making three points evenly spaced on a line, doubled.
  private static func secondDifference(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGVector {
    (a - b) + (c - b)
  }
}
