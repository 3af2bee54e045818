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
    if opacity == 0 { return }
    let shift = start - range.lowerBound
    for block in range.wholeBlocks {
      let above = source.summary(ofBlockAt: block &+ shift)
      if above.isClear { continue }
      let pixels = block..<block &+ PixelBlock.length
      if above.isPlain {
        let color = PackedPixel.scaled(above.any, by: UInt32(opacity))
        paint(pixels, with: PremultipliedColor(packed: color))
      } else if above.isOpaque, opacity == 255 {
        copy(pixels, from: source, shift: shift)
      } else {
        blend(pixels, with: source, shift: shift, opacity: opacity)
      }
    }
    blend(range.restOfBlocks, with: source, shift: shift, opacity: opacity)
  }

  /// Takes over pixels of a row, each from `shift` farther on.
  @inline(__always)
  private mutating func copy(_ range: Range<Int>, from source: Span<UInt32>, shift: Int) {
    requireInside(range, source.count, shift: shift)
    for index in range { self[index] = source[index &+ shift] }
  }

  /// Source-over of a row of pixels, times an opacity, pixel by pixel, each from `shift` farther on.
  @inline(__always)
  private mutating func blend(
    _ range: Range<Int>, with source: Span<UInt32>, shift: Int, opacity: UInt8
  ) {
    requireInside(range, source.count, shift: shift)
    if opacity == 255 {
      for index in range {
        self[index] = PackedPixel.over(source[index &+ shift], self[index])
      }
    } else {
      let factor = UInt32(opacity)
      for index in range {
        let scaled = PackedPixel.scaled(source[index &+ shift], by: factor)
        self[index] = PackedPixel.over(scaled, self[index])
      }
    }
  }

  /// Traps unless pixels of `range`, and those `shift` farther on of a row of `sourceCount`, exist.
  ///
  /// Said before each loop, so that nothing has to be asked within it.
  @inline(__always)
  private func requireInside(_ range: Range<Int>, _ sourceCount: Int, shift: Int) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "the run lies outside")
    precondition(
      range.lowerBound >= -shift && range.upperBound <= sourceCount - shift, "pixels are missing")
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
    for block in range.wholeBlocks {
      let above = mask.summary(ofBlockAt: block &+ shift)
      let pixels = block..<block &+ PixelBlock.length
      if above.isClear {
        replace(pixels, with: .clear)
      } else if !above.isOpaque {
        scale(pixels, byAlphaOf: mask, shift: shift)
      }
    }
    scale(range.restOfBlocks, byAlphaOf: mask, shift: shift)
  }

  /// Multiplies by alpha, pixel by pixel, each by that of the mask's pixel `shift` farther on.
  @inline(__always)
  private mutating func scale(_ range: Range<Int>, byAlphaOf mask: Span<UInt32>, shift: Int) {
    requireInside(range, mask.count, shift: shift)
    for index in range {
      self[index] = PackedPixel.scaled(self[index], by: mask[index &+ shift] >> 24)
    }
  }
}
