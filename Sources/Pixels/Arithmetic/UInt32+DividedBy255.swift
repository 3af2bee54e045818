extension UInt32 {
  /// This number divided by 255, rounded to nearest.
  ///
  /// The one place where a product of two bytes becomes a byte again. Exact for 0...65535, which
  /// holds every product of two bytes (at most 65,025); ties cannot occur, since 255 is odd. Equal
  /// to `(self + 127) / 255`, without a division.
  @inlinable
  package var dividedBy255: UInt32 {
    let biased = self &+ 128
    return (biased &+ (biased >> 8)) >> 8
  }
}
