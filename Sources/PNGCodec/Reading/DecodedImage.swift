package import Pixels

/// A PNG file's picture, and what the file said of itself.
package struct DecodedImage: Hashable, Sendable {
  /// What the file said of itself.
  package let facts: PNGFacts
  /// The pixels as the file means them: straight alpha, 8 bits, no gamma applied.
  package let straight: StraightImage

  /// The pixels ready for drawing: premultiplied, each channel rounded to nearest.
  ///
  /// - Complexity: O(n) in the pixels, with one allocation, each time it is asked for.
  package var pixmap: Pixmap { straight.premultiplied() }
}
