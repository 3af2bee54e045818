extension Pixmap {
  /// Lends one row's pixels for reading.
  ///
  /// - Precondition: `0 <= row < height`.
  package func withRow<R, E: Error>(
    _ row: Int, _ body: (Span<UInt32>) throws(E) -> R
  ) throws(E) -> R {
    try withRows(row..<row + 1, body)
  }

  /// Lends the pixels of consecutive rows for reading, row by row from the top.
  ///
  /// - Precondition: `rows` lies in `0..<height`.
  package func withRows<R, E: Error>(
    _ rows: Range<Int>, _ body: (Span<UInt32>) throws(E) -> R
  ) throws(E) -> R {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= height, "the rows lie outside")
    let span = storage.span
    return try body(span.extracting(rows.lowerBound * width..<rows.upperBound * width))
  }

  /// Whether every pixel's alpha is 255.
  public var isOpaque: Bool {
    // Accumulating instead of leaving early lets a row be tested by vector code.
    for row in 0..<height {
      let alpha = withRow(row) { pixels in
        var all = UInt32.max
        for index in pixels.indices { all &= pixels[index] }
        return all >> 24
      }
      if alpha != 255 { return false }
    }
    return true
  }
}
