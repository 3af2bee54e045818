package import Digests
package import PNGCodec
package import Pixels

/// The *pixel digest*: XXH3 over the width and the height, each a little-endian `UInt32`, and the
/// straight RGBA rows from the top.
///
/// It does not depend on how a file was compressed, so it compares pictures, not encoders.
extension Digest128 {
  /// The pixel digest of a picture with straight alpha.
  ///
  /// - Complexity: O(n) in the pixels; no copy of them.
  package init(pixelsOf image: StraightImage) {
    self.init(words: image.pixels.span, width: image.width, height: image.height)
  }

  /// The pixel digest of a pixmap, over its straight form: that of the PNG file it is written to.
  ///
  /// - Complexity: O(n) in the pixels; copies them only if they are not opaque.
  package init(pixelsOf pixmap: Pixmap) {
    if pixmap.isOpaque {
      self.init(words: pixmap.storage.span, width: pixmap.width, height: pixmap.height)
    } else {
      self.init(pixelsOf: StraightImage(pixmap))
    }
  }

  /// The pixel digest of a picture, over its straight form: that of the PNG file it is written to.
  ///
  /// - Complexity: O(n) in the pixels, a row of which is written down at a time; all of them only
  ///   if they are not opaque.
  package init(pixelsOf picture: RunPicture) {
    guard picture.isOpaque else {
      self.init(pixelsOf: picture.pixmap)
      return
    }
    var hasher = XXH3Hasher()
    hasher.update(width: picture.width, height: picture.height)
    var storage: [UInt32] = []
    for row in 0..<picture.height {
      picture.withPixels(ofRows: row..<row + 1, using: &storage) {
        hasher.update(littleEndianWords: $0)
      }
    }
    self = hasher.finish()
  }

  private init(words: Span<UInt32>, width: Int, height: Int) {
    var hasher = XXH3Hasher()
    hasher.update(width: width, height: height)
    hasher.update(littleEndianWords: words)
    self = hasher.finish()
  }
}

extension XXH3Hasher {
  fileprivate mutating func update(width: Int, height: Int) {
    update(littleEndian: UInt32(truncatingIfNeeded: width))
    update(littleEndian: UInt32(truncatingIfNeeded: height))
  }
}
