/// Painting one colour onto a run of premultiplied pixels.
///
/// The inner loops are plain and without branches, so that the compiler makes vector code of them;
/// which of them a run or a block needs (none at all, a fill, or a blend) is decided before the
/// loop.
extension MutableSpan where Element == UInt32 {
  /// Source-over of one colour onto the pixels of `range`.
  ///
  /// Rounds each channel to nearest; opaque pixels stay opaque.
  ///
  /// - Parameters:
  ///   - range: Pixels to paint, counted from the span's start.
  ///   - color: The colour to lay over them.
  /// - Precondition: `range` lies inside the span.
  /// - Complexity: O(n) in the run's pixels; no allocation.
  package mutating func paint(_ range: Range<Int>, with color: PremultipliedColor) {
    let alpha = color.packed >> 24
    if alpha == 255 {
      replace(range, with: color)
    } else if color.packed != 0 {
      precondition(range.lowerBound >= 0 && range.upperBound <= count, "the run lies outside")
      for start in range.wholeBlocks {
        let below = span.summary(ofBlockAt: start)
        if below.isPlain {
          let blended = PackedPixel.over(color.packed, below.any)
          replace(
            start..<start &+ PixelBlock.length, with: PremultipliedColor(packed: blended))
        } else {
          blend(start..<start &+ PixelBlock.length, with: color)
        }
      }
      blend(range.restOfBlocks, with: color)
    }
  }

  /// Source-over of one colour, pixel by pixel.
  @inline(__always)
  private mutating func blend(_ range: Range<Int>, with color: PremultipliedColor) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "the run lies outside")
    let source = color.packed
    let rest = 255 &- source >> 24
    for index in range {
      self[index] = source &+ PackedPixel.scaled(self[index], by: rest)
    }
  }

  /// Source-over of one colour, times a coverage, onto the pixels of `range`.
  ///
  /// The colour times coverage is rounded first, then the blend. `coverage` is 0...255.
  ///
  /// - Precondition: `range` lies inside the span.
  package mutating func paint(
    _ range: Range<Int>, with color: PremultipliedColor, coverage: UInt8
  ) {
    let covered =
      coverage == 255 ? color.packed : PackedPixel.scaled(color.packed, by: UInt32(coverage))
    if range.count == 1, let index = range.first {
      self[index] = PackedPixel.over(covered, self[index])
    } else {
      paint(range, with: PremultipliedColor(packed: covered))
    }
  }

  /// Sets the pixels of `range` to one colour.
  ///
  /// - Precondition: `range` lies inside the span.
  package mutating func replace(_ range: Range<Int>, with color: PremultipliedColor) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "the run lies outside")
    let source = color.packed
    for index in range { self[index] = source }
  }

  /// Source-over of one colour, times a coverage for each pixel, onto the pixels of `range`.
  ///
  /// The colour times coverage is rounded first, then the blend: two roundings, as for a colour of
  /// lesser alpha.
  ///
  /// - Parameters:
  ///   - range: Pixels to paint, counted from the span's start.
  ///   - color: The colour at full coverage.
  ///   - coverage: 0...255 a pixel.
  ///   - start: Index in `coverage` that belongs to the first pixel of `range`.
  /// - Precondition: `range` lies inside the span and its coverage inside `coverage`.
  package mutating func paint(
    _ range: Range<Int>, with color: PremultipliedColor, coverage: Span<UInt8>, from start: Int
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "the run lies outside")
    precondition(start >= 0 && range.count <= coverage.count - start, "coverage is missing")
    let shift = start - range.lowerBound
    for block in range.wholeBlocks {
      let pixels = block..<block &+ PixelBlock.length
      if let plain = coverage.plainValue(ofBlockAt: block &+ shift) {
        if plain != 0 { paint(pixels, with: color, coverage: plain) }
      } else {
        blend(pixels, with: color, coverage: coverage, shift: shift)
      }
    }
    blend(range.restOfBlocks, with: color, coverage: coverage, shift: shift)
  }

  /// Source-over of one colour through coverage, pixel by pixel; the coverage of a pixel is `shift`
  /// farther on.
  @inline(__always)
  private mutating func blend(
    _ range: Range<Int>, with color: PremultipliedColor, coverage: Span<UInt8>, shift: Int
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "the run lies outside")
    precondition(
      range.lowerBound >= -shift && range.upperBound <= coverage.count - shift,
      "coverage is missing")
    let source = color.packed
    for index in range {
      let covered = PackedPixel.scaled(source, by: UInt32(coverage[index &+ shift]))
      self[index] = PackedPixel.over(covered, self[index])
    }
  }
}
