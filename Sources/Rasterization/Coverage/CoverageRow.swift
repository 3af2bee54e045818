internal import Geometry

/// Accumulates, for one row of pixels, the signed area that edges enclose.
///
/// Every edge adds to the cells it crosses the part of a pixel that lies to its right, and to the
/// cell after them what its height still lacks there; so the running sum from the left is each
/// pixel's winding, weighted by area: exact integers, in any order. Cells that were touched are
/// marked in a bit set, so that a sweep costs a step for each touched cell and one for each 64
/// columns, and everything between touched cells is one run.
struct CoverageRow: Sendable {
  /// A pixel enclosed once: two halves (of a trapezoid's mean) times a fine height and width.
  static let full = 2 << (2 * DeviceEdge.fineBits)

  /// Change of the running sum at each column, and one column more; all 0 between rows.
  private var changes: [Int] = []
  /// Bit n of word w: whether column 64·w + n was touched; all 0 between rows.
  private var touched: [UInt64] = []
  /// Columns of the row.
  private(set) var width = 0

  /// Prepares for rows of `width` columns.
  mutating func reset(width: Int) {
    self.width = width
    if changes.count < width + 1 {
      changes = Array(repeating: 0, count: width + 1)
      touched = Array(repeating: 0, count: (width + 64) / 64)
    }
  }

  /// Adds to the running sum from `column` on; columns count from 0 to `width`.
  ///
  /// Sums wrap instead of trapping: 2³⁰ edges in one cell could overflow them, not fewer.
  @inline(__always)
  mutating func add(_ change: Int, at column: Int) {
    changes[column] &+= change
    touched[column >> 6] |= 1 << UInt64(column & 63)
  }

  /// Turns the sums into runs, left to right, and clears the row.
  ///
  /// - Parameters:
  ///   - rule: Which sums are inside.
  ///   - originX: Device column of column 0.
  ///   - runs: Receives the runs of a coverage above 0.
  mutating func sweep(_ rule: FillRule, originX: Int, into runs: inout [CoverageRun]) {
    var sum = 0
    var start = 0
    var coverage: UInt8 = 0
    for word in 0...width >> 6 {
      var bits = touched[word]
      if bits == 0 { continue }
      touched[word] = 0
      while bits != 0 {
        let column = word << 6 | bits.trailingZeroBitCount
        bits &= bits &- 1
        if coverage != 0, column > start {
          runs.append(columns: originX + start, originX + column, coverage: coverage)
        }
        sum &+= changes[column]
        changes[column] = 0
        coverage = Self.coverage(of: sum, rule)
        start = column
      }
    }
    if coverage != 0, width > start {
      runs.append(columns: originX + start, originX + width, coverage: coverage)
    }
  }

  /// A winding weighted by area as 0...255, rounded to nearest.
  ///
  /// Non-zero: its size, at most 1. Even-odd: its distance from the nearest even number.
  @inline(__always)
  private static func coverage(of sum: Int, _ rule: FillRule) -> UInt8 {
    var size = sum == .min ? .max : abs(sum)
    switch rule {
    case .nonZero:
      size = min(size, full)
    case .evenOdd:
      size &= 2 * full - 1
      if size > full { size = 2 * full - size }
    }
    return UInt8(truncatingIfNeeded: (size &* 255 &+ full / 2) / full)
  }
}
