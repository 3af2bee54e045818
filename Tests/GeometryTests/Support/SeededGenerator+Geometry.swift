import Foundation
import Geometry
import TestSupport

extension SeededGenerator {
  mutating func number(in range: ClosedRange<Double>) -> CGFloat {
    CGFloat(Double.random(in: range, using: &self))
  }

  mutating func point(in range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: number(in: range), y: number(in: range))
  }

  /// A cubic or, one time in three, a quadratic curve within a square.
  mutating func curve(in range: ClosedRange<Double>) -> PathSegment {
    if Int.random(in: 0..<3, using: &self) == 0 {
      return .quad(point(in: range), point(in: range), point(in: range))
    }
    return .cubic(point(in: range), point(in: range), point(in: range), point(in: range))
  }

  /// A map with coefficients of a few units.
  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: number(in: -3...3), b: number(in: -3...3), c: number(in: -3...3), d: number(in: -3...3),
      tx: number(in: -100...100), ty: number(in: -100...100))
  }
}
