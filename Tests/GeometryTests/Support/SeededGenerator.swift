import Foundation
import Geometry

/// A small random generator with a seed, so that a failing test can be run again as it was.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
