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

// MARK: - Straight bytes

extension Pixmap {
  /// Appends a row's pixels as straight RGBA, four bytes each, left to right.
  ///
  /// - Precondition: `0 <= row < height`.
  /// - Complexity: O(width); a division only where a pixel is translucent.
  package func appendStraightRGBA(ofRow row: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: width * 4))
    withRow(row) { pixels in
      var target = bytes.mutableSpan
      for index in pixels.indices {
        let pixel = Self.straightBits(pixels[index])
        let place = start &+ index &* 4
        target[place] = UInt8(truncatingIfNeeded: pixel)
        target[place &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        target[place &+ 2] = UInt8(truncatingIfNeeded: pixel >> 16)
        target[place &+ 3] = UInt8(truncatingIfNeeded: pixel >> 24)
      }
    }
  }

  /// Appends a row's pixels as straight RGB, three bytes each, left to right; alpha is dropped.
  ///
  /// - Precondition: `0 <= row < height`.
  package func appendStraightRGB(ofRow row: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: width * 3))
    withRow(row) { pixels in
      var target = bytes.mutableSpan
      for index in pixels.indices {
        let pixel = Self.straightBits(pixels[index])
        let place = start &+ index &* 3
        target[place] = UInt8(truncatingIfNeeded: pixel)
        target[place &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        target[place &+ 2] = UInt8(truncatingIfNeeded: pixel >> 16)
      }
    }
  }

  /// All pixels as straight RGBA bytes, row by row from the top.
  public var straightBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height { appendStraightRGBA(ofRow: row, to: &bytes) }
    return bytes
  }

  /// A packed premultiplied pixel with straight channels, in the same order of bits.
  private static func straightBits(_ packed: UInt32) -> UInt32 {
    let alpha = packed >> 24
    if alpha == 255 { return packed }
    if alpha == 0 { return 0 }
    let straight = PremultipliedColor(packed: packed).straight
    return UInt32(straight.red) | UInt32(straight.green) << 8 | UInt32(straight.blue) << 16
      | alpha << 24
  }
}
