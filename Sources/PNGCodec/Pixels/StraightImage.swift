/// A rectangle of RGBA pixels with straight alpha, 8 bits a channel.
///
/// This is what a PNG file holds and what pixel digests are over; for drawing, and everything
/// else, there is `Pixmap`. Rows run from top to bottom without padding.
package struct StraightImage: Hashable, Sendable {
  /// Columns, in pixels.
  package let width: Int
  /// Rows, in pixels.
  package let height: Int
  /// `width * height` pixels: red in bits 0–7, green 8–15, blue 16–23, alpha 24–31.
  package var pixels: [UInt32]

  /// A fully transparent picture.
  ///
  /// - Precondition: `width` and `height` are not negative.
  package init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a picture's sides are not negative")
    self.width = width
    self.height = height
    pixels = Array(repeating: 0, count: width * height)
  }

  /// The pixels' bytes in the order red, green, blue, alpha.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * pixels.count)
    for pixel in pixels {
      for shift: UInt32 in [0, 8, 16, 24] {
        bytes.append(UInt8(truncatingIfNeeded: pixel >> shift))
      }
    }
    return bytes
  }
}
