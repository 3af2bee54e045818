// The loops stand here, beside the arithmetic, so that it is inlined into them.

extension Pixmap {
  /// A pixmap of pixels with straight alpha, packed in the same order of bits.
  ///
  /// Each colour is multiplied by its alpha, rounded to nearest.
  ///
  /// - Precondition: There are `width * height` pixels.
  package init(width: Int, height: Int, straightPixels: [UInt32]) {
    precondition(straightPixels.count == width * height, "a pixmap has a pixel for every place")
    self.init(width: width, height: height)
    withMutablePixels { output in
      for index in straightPixels.indices {
        output[index] = PackedPixel.premultiplied(straightPixels[index])
      }
    }
  }

  /// All pixels with straight alpha, packed in the same order of bits, row by row from the top.
  ///
  /// Each colour is divided by its alpha and rounded to nearest, ties up; a pixel of alpha 0
  /// becomes 0.
  package var straightPixels: [UInt32] {
    withPixels { premultiplied in
      Array(capacity: premultiplied.count) { output in
        for index in premultiplied.indices {
          output.append(PackedPixel.straight(premultiplied[index]))
        }
      }
    }
  }

  /// All pixels as straight RGBA bytes, row by row from the top.
  public var straightBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * height)
    for pixel in straightPixels {
      bytes.append(UInt8(truncatingIfNeeded: pixel))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 24))
    }
    return bytes
  }
}
