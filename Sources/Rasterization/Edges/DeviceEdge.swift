internal import Foundation

/// A straight piece of an outline in device space, directed downward.
///
/// Coordinates are 24.8 fixed point: 1/256 pixel. Directing every edge downward, with the outline's
/// own direction in `winding`, makes all rounding independent of the direction of drawing: an edge
/// shared by two shapes covers what it leaves of the other.
struct DeviceEdge: Hashable, Sendable {
  var topX: Int32
  /// Less than `bottomY`.
  var topY: Int32
  var bottomX: Int32
  var bottomY: Int32
  /// 1 where the outline runs down, −1 where it runs up.
  var winding: Int32

  /// Greatest absolute device coordinate of an edge, in pixels.
  ///
  /// Within it the products of ``fineX(atY:)`` fit 64 bits. Lines beyond are cut there, which keeps
  /// the winding of everything inside.
  static let reach = 1 << 18

  /// Bits of a fraction of a pixel in 24.8.
  static let fractionBits = 8
  /// One pixel in 24.8.
  static let one = 1 << fractionBits
  /// Bits of a fraction of a pixel in fine coordinates: those where an edge crosses rows and cells.
  static let fineBits = 16
  /// One pixel in fine coordinates.
  static let fineOne = 1 << fineBits
}

extension DeviceEdge {
  /// A device coordinate in 24.8, rounded to nearest, ties up.
  ///
  /// Ties go up, not away from zero, so that moving a shape by whole pixels moves its rounding.
  /// `coordinate` is within ``reach``.
  static func fixed(_ coordinate: Double) -> Int {
    // Shifted to where truncation is rounding down: a plain conversion, no call of `floor`.
    let positive = coordinate * Double(one) + (Double(2 * reach * one) + 0.5)
    return Int(positive) - 2 * reach * one
  }

  /// Where the edge crosses a horizontal line, in 1/65536 pixel, rounded to nearest.
  ///
  /// Computed from the edge's own ends alone, so that it is the same whichever row or tile asks.
  /// `y` is in 24.8, from `topY` to `bottomY`.
  func fineX(atY y: Int) -> Int {
    let scale = DeviceEdge.fineBits - DeviceEdge.fractionBits
    let start = Int(topX) << scale
    let run = Int(bottomX - topX) << scale
    if run == 0 { return start }
    return start + DeviceEdge.rounded(run * (y - Int(topY)), over: Int(bottomY - topY))
  }

  /// A quotient rounded to nearest, ties up; `divisor` is positive.
  static func rounded(_ dividend: Int, over divisor: Int) -> Int {
    let shifted = dividend + divisor >> 1
    let quotient = shifted / divisor
    return shifted % divisor < 0 ? quotient - 1 : quotient
  }
}
