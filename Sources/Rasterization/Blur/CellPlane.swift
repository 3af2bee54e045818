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
    var sums = Array(repeating: UInt32(0), count: bounds.width)
    for row in bounds.minY..<bounds.maxY {
      for index in sums.indices { sums[index] = 0 }
      let rows = (row << cellBits..<(row + 1) << cellBits).clamped(
        to: pixels.minY..<pixels.maxY)
      for pixelRow in rows {
        let origin = AlphaPlane.index(inRow: pixelRow, of: pixels)
        for column in pixels.minX..<pixels.maxX {
          sums[column >> cellBits - bounds.minX] += UInt32(plane.values[origin + column])
        }
      }
      // A cell has 2^(2 · cellBits) pixels; a sum times 256 stays below 2³² up to cells of 256.
      let half: UInt32 = cellBits == 0 ? 0 : 1 << UInt32(2 * cellBits - 1)
      let start = (row - bounds.minY) * bounds.width
      for index in sums.indices {
        values[start + index] = UInt16(
          truncatingIfNeeded: (sums[index] << 8 + half) >> UInt32(2 * cellBits))
      }
    }
  }
}

// MARK: - Convolution

extension CellPlane {
  /// The plane convolved along rows, as far as `columns`; values are rounded to nearest.
  func convolvedAlongRows(_ blur: GaussianBlur, columns: Range<Int>) -> CellPlane {
    var result = CellPlane(
      PixelBounds(
        minX: columns.lowerBound, minY: bounds.minY, maxX: columns.upperBound, maxY: bounds.maxY))
    var sums = Array(repeating: UInt32(0), count: columns.count)
    for row in 0..<bounds.height {
      for index in sums.indices { sums[index] = 0x8000 }
      for offset in -blur.radius...blur.radius {
        // Result column c takes source column c + offset.
        let sources = (columns.lowerBound + offset..<columns.upperBound + offset).clamped(
          to: bounds.minX..<bounds.maxX)
        Self.accumulate(
          &sums, from: sources.lowerBound - offset - columns.lowerBound, values,
          at: row * bounds.width + sources.lowerBound - bounds.minX, count: sources.count,
          weight: blur.weights[abs(offset)])
      }
      result.store(sums, at: row * columns.count)
    }
    return result
  }

  /// The plane convolved along columns, as far as `rows`; values are rounded to nearest.
  func convolvedAlongColumns(_ blur: GaussianBlur, rows: Range<Int>) -> CellPlane {
    var result = CellPlane(
      PixelBounds(
        minX: bounds.minX, minY: rows.lowerBound, maxX: bounds.maxX, maxY: rows.upperBound))
    var sums = Array(repeating: UInt32(0), count: bounds.width)
    for row in rows {
      for index in sums.indices { sums[index] = 0x8000 }
      let sources = (row - blur.radius..<row + blur.radius + 1).clamped(
        to: bounds.minY..<bounds.maxY)
      for source in sources {
        Self.accumulate(
          &sums, from: 0, values, at: (source - bounds.minY) * bounds.width, count: bounds.width,
          weight: blur.weights[abs(source - row)])
      }
      result.store(sums, at: (row - rows.lowerBound) * bounds.width)
    }
    return result
  }

  /// Adds `count` weighted values to sums: the one inner loop of the blur.
  ///
  /// Weights sum up to 65536 and values are at most 65280, so that a sum and its rounding fit 32
  /// bits.
  @inline(__always)
  private static func accumulate(
    _ sums: inout [UInt32], from start: Int, _ values: [UInt16], at place: Int, count: Int,
    weight: UInt32
  ) {
    if count <= 0 || weight == 0 { return }
    let source = values.span.extracting(place..<place + count)
    var target = sums.mutableSpan
    precondition(start >= 0 && start <= target.count - count, "the sums are too few")
    for index in source.indices {
      target[start &+ index] &+= UInt32(source[index]) &* weight
    }
  }

  /// Stores sums of a row, in 1/65536.
  private mutating func store(_ sums: [UInt32], at start: Int) {
    for index in sums.indices {
      values[start + index] = UInt16(truncatingIfNeeded: sums[index] >> 16)
    }
  }
}
