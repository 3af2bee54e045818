package import Pixels

extension StraightImage {
  /// The straight form of a pixmap.
  ///
  /// Each colour is divided by its alpha and rounded to nearest, ties up; a pixel of alpha 0
  /// becomes 0, 0, 0, 0. Nothing is lost: ``premultiplied()`` gives the pixmap back, bit for bit.
  ///
  /// - Complexity: O(n) in the pixels; one allocation.
  package init(_ pixmap: Pixmap) {
    width = pixmap.width
    height = pixmap.height
    pixels = pixmap.straightPixels
  }

  /// The premultiplied form, each colour rounded to nearest.
  ///
  /// - Complexity: O(n) in the pixels; one allocation.
  package func premultiplied() -> Pixmap {
    Pixmap(width: width, height: height, straightPixels: pixels)
  }
}
