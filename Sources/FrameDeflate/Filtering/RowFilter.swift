/// PNG's row filters that are used, with the byte that names each.
///
/// Paeth is left out: its choice needs each channel apart.
enum RowFilter: UInt8 {
  /// What differs from the pixel to the left.
  case sub = 1
  /// What differs from the pixel above.
  case up = 2
  /// What differs from the mean of the two, rounded down.
  case average = 3
}

/// Arithmetic on the four channels of a packed pixel at once, each modulo 256.
enum PixelResidual {
  private static let highBits: UInt32 = 0x8080_8080
  private static let lowBits: UInt32 = 0x7F7F_7F7F

  /// Channel less channel.
  @inline(__always)
  static func difference(_ pixel: UInt32, _ predicted: UInt32) -> UInt32 {
    // A high bit lent to each channel keeps borrows inside it, and is then put right.
    ((pixel | highBits) &- (predicted & lowBits)) ^ ((pixel ^ ~predicted) & highBits)
  }

  /// The mean of channel and channel, rounded down.
  @inline(__always)
  static func mean(_ first: UInt32, _ second: UInt32) -> UInt32 {
    (first & second) &+ ((first ^ second) &>> 1 & lowBits)
  }

  /// The sum of all channels' distances from zero, a channel above 127 being negative.
  @inline(__always)
  static func magnitude(_ residual: UInt32) -> UInt32 {
    let signs = residual &>> 7 & 0x0101_0101
    let distances = (residual ^ signs &* 255) &+ signs
    let pairs = (distances & 0x00FF_00FF) &+ (distances &>> 8 & 0x00FF_00FF)
    return (pairs & 0xFFFF) &+ pairs &>> 16
  }
}
