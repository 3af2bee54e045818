/// Arithmetic on all four channels of a packed premultiplied pixel at once.
///
/// A pixel is split into two pairs of channels, each channel in its own 16 bits, so that a product
/// of two bytes fits and one 32-bit multiplication does two channels. Every result is rounded
/// exactly, as ``Swift/UInt32/dividedBy255`` does; plain loops over these functions vectorise.
package enum PackedPixel {
  /// Bits of the even channels (red, blue), or of the odd ones (green, alpha) after a shift by 8.
  @usableFromInline static let pair: UInt32 = 0x00FF_00FF

  /// Every channel times `factor` / 255, rounded to nearest; `factor` is 0...255.
  @inlinable @inline(__always)
  package static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let even = (pixel & pair) &* factor &+ 0x0080_0080
    let odd = ((pixel >> 8) & pair) &* factor &+ 0x0080_0080
    let evenRounded = ((even &+ ((even >> 8) & pair)) >> 8) & pair
    let oddRounded = (odd &+ ((odd >> 8) & pair)) & ~pair
    return evenRounded | oddRounded
  }

  /// Channel plus channel, each up to 255.
  ///
  /// No colour exceeds its alpha where none did before.
  @inlinable @inline(__always)
  package static func sum(_ first: UInt32, _ second: UInt32) -> UInt32 {
    let even = limited((first & pair) &+ (second & pair))
    let odd = limited((first >> 8 & pair) &+ (second >> 8 & pair))
    return even | odd << 8
  }

  /// Two channels of 9 bits, each limited to 255.
  @inlinable @inline(__always)
  static func limited(_ sums: UInt32) -> UInt32 {
    // A carry becomes a channel full of ones.
    let carries = sums >> 8 & 0x0001_0001
    return (sums | carries &* 255) & pair
  }

  /// Source-over: `source + below · (255 − source alpha) / 255`, rounded to nearest.
  ///
  /// Never overflows a channel while both pixels are premultiplied.
  @inlinable @inline(__always)
  package static func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
    source &+ scaled(below, by: 255 &- (source >> 24))
  }
}
