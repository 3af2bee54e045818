/// Blurring a plane along one axis.
///
/// Silhouettes of rectangles, plain or rounded, are the same row over and over: rows that repeat are
/// done once.
extension CellPlane {
  /// The plane convolved along rows, as far as `columns`; values are rounded to nearest.
  func convolvedAlongRows(_ blur: GaussianBlur, columns: Range<Int>) -> CellPlane {
    var result = CellPlane(
      PixelBounds(
        minX: columns.lowerBound, minY: bounds.minY, maxX: columns.upperBound, maxY: bounds.maxY))
    var sums = Array(repeating: UInt32(0), count: columns.count)
    for row in 0..<bounds.height {
      if row > 0, repeatsRow(before: row) {
        result.store(sums, at: row * columns.count)
        continue
      }
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
    let repeated = firstOfEqualRows
    var sums = Array(repeating: UInt32(0), count: bounds.width)
    for row in rows {
      let window = row - blur.radius..<row + blur.radius + 1
      let sources = window.clamped(to: bounds.minY..<bounds.maxY)
      if sources == window, repeated[sources.upperBound - 1 - bounds.minY] <= sources.lowerBound {
        result.copyRow(row, from: self)
        continue
      }
      for index in sums.indices { sums[index] = 0x8000 }
      for source in sources {
        Self.accumulate(
          &sums, from: 0, values, at: (source - bounds.minY) * bounds.width, count: bounds.width,
          weight: blur.weights[abs(source - row)])
      }
      result.store(sums, at: (row - rows.lowerBound) * bounds.width)
    }
    return result
  }

  /// Whether a row, counted from the plane's first, equals the one before it.
  private func repeatsRow(before row: Int) -> Bool {
    let above = values.span.extracting((row - 1) * bounds.width..<row * bounds.width)
    let below = values.span.extracting(row * bounds.width..<(row + 1) * bounds.width)
    // Accumulating instead of leaving early is vector code.
    var difference: UInt16 = 0
    for index in above.indices { difference |= above[index] ^ below[index] }
    return difference == 0
  }

  /// For each row, the first of those up to it that are all equal to it.
  private var firstOfEqualRows: [Int] {
    var firsts: [Int] = []
    for row in 0..<bounds.height {
      let repeats = row > 0 && repeatsRow(before: row)
      firsts.append(repeats ? firsts[row - 1] : bounds.minY + row)
    }
    return firsts
  }

  /// Copies a row of a plane of the same columns.
  private mutating func copyRow(_ row: Int, from plane: CellPlane) {
    let width = bounds.width
    let start = (row - bounds.minY) * width
    let first = (row - plane.bounds.minY) * width
    let source = plane.values.span.extracting(first..<first + width)
    var target = values.mutableSpan
    for index in source.indices { target[start + index] = source[index] }
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
    if let weight = UInt16(exactly: weight) {
      // Products of 16 bits by 16 are what vector units without 32-bit multiplication can do.
      for index in source.indices {
        target[start &+ index] &+= UInt32(source[index]) &* UInt32(weight)
      }
    } else {
      // The only weight of no blur.
      for index in source.indices { target[start &+ index] &+= UInt32(source[index]) &* weight }
    }
  }

  /// Stores sums of a row, in 1/65536.
  private mutating func store(_ sums: [UInt32], at start: Int) {
    let source = sums.span
    var target = values.mutableSpan
    precondition(start >= 0 && start <= target.count - source.count, "the row lies outside")
    for index in source.indices {
      target[start &+ index] = UInt16(truncatingIfNeeded: source[index] >> 16)
    }
  }
}
