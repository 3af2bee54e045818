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
}
