/// Adding edges: by exact area, or by pixel centres.
extension CoverageRow {
  /// Adds the area to the right of an edge's part in one row.
  ///
  /// - Parameters:
  ///   - upperX: Where the part begins, in fine units from column 0's left side.
  ///   - lowerX: Where the part ends.
  ///   - height: Its height in fine units, 0...65536, times the edge's winding.
  mutating func addArea(from upperX: Int, to lowerX: Int, height: Int) {
    let left = min(upperX, lowerX)
    let right = max(upperX, lowerX)
    let end = width << DeviceEdge.fineBits
    if left >= end { return }
    if right <= 0 {
      add(height << (DeviceEdge.fineBits + 1), at: 0)
    } else if left >= 0, left >> DeviceEdge.fineBits == (right - 1) >> DeviceEdge.fineBits {
      addCell(left >> DeviceEdge.fineBits, from: left, to: right, height: height)
    } else if left == right {
      addCell(left >> DeviceEdge.fineBits, from: left, to: right, height: height)
    } else {
      addCells(from: left, to: right, height: height)
    }
  }

  /// Adds a part that lies within one cell; both ends in fine units, `left <= right`.
  @inline(__always)
  private mutating func addCell(_ column: Int, from left: Int, to right: Int, height: Int) {
    let start = column << DeviceEdge.fineBits
    // Twice the mean distance from the cell's left side.
    let beside = (left - start) + (right - start)
    add(height &* (2 * DeviceEdge.fineOne - beside), at: column)
    if beside != 0 { add(height &* beside, at: column + 1) }
  }

  /// Adds a part that crosses cells, cut at their sides.
  ///
  /// Heights at the sides are computed from the part's own ends, measured from its left one and
  /// rounded to nearest, so that they do not depend on the first cell asked for.
  private mutating func addCells(from left: Int, to right: Int, height: Int) {
    let run = right - left
    var column = left >> DeviceEdge.fineBits
    var cellLeft = left
    var above = 0
    if column < 0 {
      above = DeviceEdge.rounded(height * -left, over: run)
      add(above << (DeviceEdge.fineBits + 1), at: 0)
      column = 0
      cellLeft = 0
    }
    while column < width {
      let side = (column + 1) << DeviceEdge.fineBits
      if side >= right {
        addCell(column, from: cellLeft, to: right, height: height - above)
        return
      }
      let below = DeviceEdge.rounded(height * (side - left), over: run)
      addCell(column, from: cellLeft, to: side, height: below - above)
      above = below
      cellLeft = side
      column += 1
    }
  }

  /// Adds the pixels whose centres lie on an edge or to its right, in the row whose centre line it
  /// crosses.
  ///
  /// - Parameters:
  ///   - edge: An edge with `topY <= centerY < bottomY`.
  ///   - centerY: The row's centre line, in 24.8.
  ///   - originX: Device column of column 0.
  mutating func addCenters(rightOf edge: DeviceEdge, centerY: Int, originX: Int) {
    let height = Int(edge.bottomY - edge.topY)
    let half = DeviceEdge.one / 2
    // The first centre that is not left of the crossing: a quotient rounded up.
    let crossing =
      (Int(edge.topX) - half) * height + Int(edge.bottomX - edge.topX) * (centerY - Int(edge.topY))
    let divisor = height << DeviceEdge.fractionBits
    let quotient = crossing / divisor
    let column = (crossing % divisor > 0 ? quotient + 1 : quotient) - originX
    if column < width { add(Int(edge.winding) &* Self.full, at: max(column, 0)) }
  }
}
