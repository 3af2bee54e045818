internal import Foundation

/// A rectangle whose sides lie along the axes of device space, in 24.8 fixed point.
///
/// Drawn without edges: its coverage is the product of two lengths, and by the same rounding equal
/// to what its edges would give.
struct DeviceRectangle: Hashable, Sendable {
  /// In 1/256 pixel, within ``DeviceEdge/reach``; `left < right`, `top < bottom`.
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// The rectangle between two opposite corners, in device pixels; `nil` if it has no area.
  ///
  /// Corners are finite; what lies beyond reach is cut off.
  init?(corner: CGPoint, opposite: CGPoint) {
    left = Self.fixed(min(corner.x, opposite.x))
    top = Self.fixed(min(corner.y, opposite.y))
    right = Self.fixed(max(corner.x, opposite.x))
    bottom = Self.fixed(max(corner.y, opposite.y))
    if left >= right || top >= bottom { return nil }
  }

  /// A coordinate limited to reach, in 24.8.
  private static func fixed(_ coordinate: Double) -> Int {
    let reach = Double(DeviceEdge.reach)
    return DeviceEdge.fixed(min(max(coordinate, -reach), reach))
  }
}

// MARK: - Pixels

extension DeviceRectangle {
  /// The rows it touches, or those whose centre lies in it.
  func rows(smoothsEdges: Bool) -> Range<Int> {
    Self.pixels(from: top, to: bottom, smoothsEdges: smoothsEdges)
  }

  /// The columns whose centres lie in it.
  var centeredColumns: Range<Int> { Self.pixels(from: left, to: right, smoothsEdges: false) }

  /// Appends the covered runs of one row.
  ///
  /// - Parameters:
  ///   - row: One of ``rows(smoothsEdges:)``.
  ///   - smoothsEdges: Whether by exact area, else by pixel centres.
  ///   - columns: Device columns that are asked for.
  ///   - runs: Receives the runs of a coverage above 0.
  func appendRuns(
    ofRow row: Int, smoothsEdges: Bool, columns: Range<Int>, to runs: inout [CoverageRun]
  ) {
    let height = smoothsEdges ? Self.length(of: row, from: top, to: bottom) : DeviceEdge.one
    let all = Self.pixels(from: left, to: right, smoothsEdges: smoothsEdges).clamped(to: columns)
    guard let first = all.first, let last = all.last else { return }
    func append(_ part: Range<Int>) {
      let width = smoothsEdges ? Self.length(of: part.lowerBound, from: left, to: right) : 256
      let coverage = (width * height * 255 + 1 << 15) >> 16
      if coverage == 0 { return }
      runs.append(columns: part.lowerBound, part.upperBound, coverage: UInt8(coverage))
    }
    // Only the outermost columns can be covered in part.
    append(first..<first + 1)
    if last - first >= 2 { append(first + 1..<last) }
    if last > first { append(last..<last + 1) }
  }

  /// The end of the rows that have the runs of `row`; `row` or less where it is covered in part.
  func endOfRepeats(ofRow row: Int, smoothsEdges: Bool) -> Int {
    if !smoothsEdges { return .max }
    return top <= row << DeviceEdge.fractionBits ? bottom >> DeviceEdge.fractionBits : row
  }

  /// The pixels along one axis that an interval touches, or whose centres it holds.
  private static func pixels(from lower: Int, to upper: Int, smoothsEdges: Bool) -> Range<Int> {
    let bits = DeviceEdge.fractionBits
    if smoothsEdges { return lower >> bits..<(upper + DeviceEdge.one - 1) >> bits }
    let half = DeviceEdge.one / 2
    return (lower + half - 1) >> bits..<(upper + half - 1) >> bits
  }

  /// How much of a pixel an interval holds along one axis, in 1/256.
  private static func length(of pixel: Int, from lower: Int, to upper: Int) -> Int {
    let start = pixel << DeviceEdge.fractionBits
    return min(upper, start + DeviceEdge.one) - max(lower, start)
  }
}
