/// Alpha averaged over square cells, in 1/256 of 1/255: 0...65280.
///
/// Bounds count cells: cell (x, y) is the square of pixels from (x · side, y · side) on.
struct CellPlane: Sendable {
  let bounds: PixelBounds
  /// Row by row from the top, without padding.
  var values: [UInt16]

  /// A clear plane.
  init(_ bounds: PixelBounds) {
    self.bounds = bounds
    values = Array(repeating: 0, count: bounds.area)
  }

  /// The exact means of a silhouette over cells of `1 << cellBits` pixels a side, rounded to
  /// nearest, ties up.
  init(_ plane: AlphaPlane, cellBits: Int) {
    let pixels = plane.bounds
    let last = (1 << cellBits) - 1
    self.init(
      PixelBounds(
        minX: pixels.minX >> cellBits, minY: pixels.minY >> cellBits,
        maxX: (pixels.maxX + last) >> cellBits, maxY: (pixels.maxY + last) >> cellBits))
    if cellBits == 0 {
      spread(plane)
      return
    }
    // Columns of a row of cells first: those are loops over whole rows.
    var columnSums = Array(repeating: UInt32(0), count: pixels.width)
    for row in bounds.minY..<bounds.maxY {
      for index in columnSums.indices { columnSums[index] = 0 }
      let rows = (row << cellBits..<(row + 1) << cellBits).clamped(
        to: pixels.minY..<pixels.maxY)
      for pixelRow in rows { plane.add(row: pixelRow, to: &columnSums) }
      storeMeans(of: columnSums, from: pixels.minX, cellBits: cellBits, row: row)
    }
  }

  /// Takes over a silhouette as it is: a cell is a pixel.
  private mutating func spread(_ plane: AlphaPlane) {
    let source = plane.values.span
    var target = values.mutableSpan
    precondition(source.count == target.count, "a cell is a pixel")
    for index in source.indices { target[index] = UInt16(source[index]) << 8 }
  }

  /// Stores a row of means from the sums of its columns of pixels, the first of which is `minX`.
  private mutating func storeMeans(
    of columnSums: [UInt32], from minX: Int, cellBits: Int, row: Int
  ) {
    var sums = Array(repeating: UInt32(0), count: bounds.width)
    for index in columnSums.indices {
      sums[(minX + index) >> cellBits - bounds.minX] += columnSums[index]
    }
    // A cell has 2^(2 · cellBits) pixels; a sum times 256 stays below 2³² up to cells of 256.
    let half: UInt32 = 1 << UInt32(2 * cellBits - 1)
    let start = (row - bounds.minY) * bounds.width
    for index in sums.indices {
      values[start + index] = UInt16(
        truncatingIfNeeded: (sums[index] << 8 + half) >> UInt32(2 * cellBits))
    }
  }
}

extension AlphaPlane {
  /// Adds the values of a row to a sum for each column.
  fileprivate func add(row: Int, to sums: inout [UInt32]) {
    let start = (row - bounds.minY) * bounds.width
    let source = values.span.extracting(start..<start + bounds.width)
    var target = sums.mutableSpan
    precondition(source.count == target.count, "a sum for each column")
    for index in source.indices { target[index] &+= UInt32(source[index]) }
  }
}
