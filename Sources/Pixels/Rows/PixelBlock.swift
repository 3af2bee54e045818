/// Short stretches of a row that are looked at as a whole, before any pixel of them is blended.
///
/// Most pixels of a screen equal their neighbours, and equal pixels under equal pixels give equal
/// results: where a block is plain, one of its pixels is blended and the others are filled. Looking
/// costs a few operations for four pixels, blending a dozen or two; so a busy block loses little
/// and a plain one gains much. What is written is the same in both cases.
enum PixelBlock {
  /// Pixels of a block: enough for loops over them to be vector code, few enough to fit between
  /// the edges of a picture.
  static let length = 32
}

/// What a look at a block of pixels tells.
struct BlockSummary {
  /// Bits that all pixels have.
  var common: UInt32
  /// Bits that any pixel has.
  var any: UInt32

  /// Whether every pixel hides what lies below it.
  var isOpaque: Bool { common >> 24 == 255 }
  /// Whether every pixel is transparent, that is 0.
  var isClear: Bool { any == 0 }
  /// Whether all pixels are equal.
  var isPlain: Bool { common == any }
}

extension Span where Element == UInt32 {
  /// Looks at the block of pixels from `start` on, which lies inside the span.
  @inline(__always)
  func summary(ofBlockAt start: Int) -> BlockSummary {
    precondition(start >= 0 && start <= count - PixelBlock.length, "the block lies outside")
    var common = UInt32.max
    var any: UInt32 = 0
    for index in start..<start &+ PixelBlock.length {
      common &= self[index]
      any |= self[index]
    }
    return BlockSummary(common: common, any: any)
  }
}

extension Span where Element == UInt8 {
  /// The coverage of the block from `start` on, which lies inside the span, if it is all the same.
  @inline(__always)
  func plainValue(ofBlockAt start: Int) -> UInt8? {
    precondition(start >= 0 && start <= count - PixelBlock.length, "the block lies outside")
    var common = UInt8.max
    var any: UInt8 = 0
    for index in start..<start &+ PixelBlock.length {
      common &= self[index]
      any |= self[index]
    }
    return common == any ? any : nil
  }
}

extension Range<Int> {
  /// Whole blocks from the lower bound on, one after the other; what is left is shorter than one.
  @inline(__always)
  var wholeBlocks: StrideTo<Int> {
    stride(
      from: lowerBound, to: upperBound - count % PixelBlock.length, by: PixelBlock.length)
  }

  /// The end that ``wholeBlocks`` leave.
  @inline(__always)
  var restOfBlocks: Range<Int> { upperBound - count % PixelBlock.length..<upperBound }
}
