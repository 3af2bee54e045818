public import Digests
public import Pixels

/// Ready pixels, known by their content.
///
/// Equality and hashing go by the digest, so that comparing two display lists never reads pixels.
public struct Image: Hashable, Sendable {
  /// Premultiplied, row by row from the top.
  public let pixels: Pixmap
  /// Digest of the content; equal digests mean equal pictures.
  public let digest: Digest128

  /// An image whose content `digest` names.
  public init(pixels: Pixmap, digest: Digest128) {
    self.pixels = pixels
    self.digest = digest
  }

  /// An image that is named by the digest of its pixels.
  ///
  /// - Complexity: O(n) in the pixels.
  public init(pixels: Pixmap) {
    var hasher = XXH3Hasher()
    hasher.update(littleEndian: UInt64(pixels.width))
    hasher.update(littleEndian: UInt64(pixels.height))
    pixels.withPixels { hasher.update(littleEndianWords: $0) }
    self.init(pixels: pixels, digest: hasher.finish())
  }

  /// Whether both show the same pixels, judged by digest.
  public static func == (left: Image, right: Image) -> Bool { left.digest == right.digest }

  /// Hashes the digest.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
