/// Combining a run of premultiplied pixels with another row: pixels, coverage or a factor.
extension MutableSpan where Element == UInt32 {
  /// Source-over of a row of pixels, times an opacity, onto the pixels of `range`.
  ///
  /// The source times opacity is rounded first, then the blend.
  ///
  /// - Parameters:
  ///   - range: Pixels to paint, counted from the span's start.
  ///   - source: Premultiplied pixels.
  ///   - start: Index in `source` that belongs to the first pixel of `range`.
  ///   - opacity: 0...255.
  /// - Precondition: `range` lies inside the span and its pixels inside `source`.
  /// - Complexity: O(n) in the run's pixels; no allocation.
  package mutating func paint(
    _ range: Range<Int>, with source: Span<UInt32>, from start: Int, opacity: UInt8
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "the run lies outside")
    precondition(start >= 0 && range.count <= source.count - start, "pixels are missing")
    let shift = start - range.lowerBound
    if opacity == 255 {
      for index in range {
        self[index] = PackedPixel.over(source[index &+ shift], self[index])
      }
    } else if opacity != 0 {
      let factor = UInt32(opacity)
      for index in range {
        let scaled = PackedPixel.scaled(source[index &+ shift], by: factor)
        self[index] = PackedPixel.over(scaled, self[index])
      }
    }
  }

  /// Source-over of a row of pixels, times a coverage and then an opacity, onto the pixels of
  /// `range`.
  ///
  /// Three roundings, as if the source had been multiplied by each in turn; a factor of 255 changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - range: Pixels to paint, counted from the span's start.
  ///   - source: Premultiplied pixels.
  ///   - start: Index in `source` that belongs to the first pixel of `range`.
  ///   - coverage: 0...255.
  ///   - opacity: 0...255.
  /// - Precondition: `range` lies inside the span and its pixels inside `source`.
  package mutating func paint(
    _ range: Range<Int>, with source: Span<UInt32>, from start: Int, coverage: UInt8,
    opacity: UInt8
  ) {
    if coverage == 255 || opacity == 255 {
      paint(range, with: source, from: start, opacity: Swift.min(coverage, opacity))
    } else if coverage != 0, opacity != 0 {
      precondition(range.lowerBound >= 0 && range.upperBound <= count, "the run lies outside")
      precondition(start >= 0 && range.count <= source.count - start, "pixels are missing")
      let shift = start - range.lowerBound
      for index in range {
        let covered = PackedPixel.scaled(source[index &+ shift], by: UInt32(coverage))
        self[index] = PackedPixel.over(
          PackedPixel.scaled(covered, by: UInt32(opacity)), self[index])
      }
    }
  }

  /// Multiplies the pixels of `range` by one factor of 0...255, rounded to nearest.
  ///
  /// - Precondition: `range` lies inside the span.
  package mutating func multiply(_ range: Range<Int>, by factor: UInt8) {
    if factor == 255 { return }
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "the run lies outside")
    let factor = UInt32(factor)
    for index in range { self[index] = PackedPixel.scaled(self[index], by: factor) }
  }

  /// Multiplies each pixel of `range` by its coverage, rounded to nearest.
  ///
  /// - Parameters:
  ///   - range: Pixels to change, counted from the span's start.
  ///   - coverage: 0...255 a pixel.
  ///   - start: Index in `coverage` that belongs to the first pixel of `range`.
  /// - Precondition: `range` lies inside the span and its coverage inside `coverage`.
  package mutating func multiply(_ range: Range<Int>, by coverage: Span<UInt8>, from start: Int) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "the run lies outside")
    precondition(start >= 0 && range.count <= coverage.count - start, "coverage is missing")
    let shift = start - range.lowerBound
    for index in range {
      self[index] = PackedPixel.scaled(self[index], by: UInt32(coverage[index &+ shift]))
    }
  }

  /// Multiplies each pixel of `range` by the alpha of a mask pixel, rounded to nearest.
  ///
  /// - Parameters:
  ///   - range: Pixels to change, counted from the span's start.
  ///   - mask: Premultiplied pixels; only alpha counts.
  ///   - start: Index in `mask` that belongs to the first pixel of `range`.
  /// - Precondition: `range` lies inside the span and its mask inside `mask`.
  package mutating func multiply(
    _ range: Range<Int>, byAlphaOf mask: Span<UInt32>, from start: Int
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "the run lies outside")
    precondition(start >= 0 && range.count <= mask.count - start, "the mask is too short")
    let shift = start - range.lowerBound
    for index in range {
      self[index] = PackedPixel.scaled(self[index], by: mask[index &+ shift] >> 24)
    }
  }
}
