internal import Foundation
internal import PortableMath

/// A Gaussian of a given standard deviation, as integers.
///
/// The kernel is the Gaussian sampled at whole pixels out to 3.5 standard deviations, in 1/65536,
/// the middle weight making the sum exact: a constant stays the same constant.
///
/// A wide Gaussian needs no fine grid. From a deviation of 12 on, the silhouette is first averaged
/// over cells of a power of two pixels, so wide that the deviation is still 6 cells or more; the
/// kernel works on cells; and its result is interpolated linearly between their centres. Averaging
/// and interpolating blur too, on average by a variance of a quarter of a cell's square: the kernel
/// is narrower by that. What is left of the error stays below 1 of 255, and the work does not grow
/// with the deviation. Cells lie at multiples of their size from the origin of device space, so
/// that every region of a shadow is the same piece of one picture.
struct GaussianBlur: Sendable {
  /// Greatest deviation that is drawn, in pixels; larger ones are limited to it.
  static let greatestSigma = 1024.0
  /// Standard deviations after which the kernel ends.
  private static let extent = 3.5
  /// Least deviation in cells for which cells of more than one pixel are used.
  private static let leastCells = 6.0

  /// Bits of a cell's side: it is `1 << cellBits` pixels.
  let cellBits: Int
  /// Weights of the middle and of the cells to one side of it, in 1/65536.
  ///
  /// The middle one counts once, each other twice; only one weight means no blur.
  let weights: [UInt32]

  /// The blur of a deviation in device pixels; not a number and negative ones count as 0.
  init(sigma: Double) {
    let sigma = sigma > 0 ? min(sigma, Self.greatestSigma) : 0
    var bits = 0
    while sigma >= 2 * Self.leastCells * Double(1 << bits) { bits += 1 }
    cellBits = bits
    let cells = sigma / Double(1 << bits)
    weights = Self.weights(sigma: bits == 0 ? cells : (cells * cells - 0.25).squareRoot())
  }

  /// Side of a cell, in pixels.
  var cell: Int { 1 << cellBits }

  /// Cells beyond a cell that its value reaches.
  var radius: Int { weights.count - 1 }

  /// Pixels beyond a silhouette that can be other than clear.
  var margin: Int { cellBits == 0 ? radius : (radius + 2) << cellBits }

  /// Samples a Gaussian; trailing weights that round to 0 are left off.
  private static func weights(sigma: Double) -> [UInt32] {
    let reach = Int((extent * sigma).rounded(.up))
    guard sigma > 0, reach > 0 else { return [65536] }
    let heights = (0...reach).map { distance in
      let deviations = Double(distance) / sigma
      return Elementary.exponential(-0.5 * deviations * deviations)
    }
    let sum = heights.dropFirst().reduce(0, +) * 2 + heights[0]
    var weights = heights.map { UInt32(($0 / sum * 65536 + 0.5).rounded(.down)) }
    while weights.count > 1, weights.last == 0 { weights.removeLast() }
    weights[0] = 65536 - 2 * weights.dropFirst().reduce(0, +)
    return weights
  }
}
