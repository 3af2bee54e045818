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
    pixels = pixmap.withPixels { premultiplied in
      Array(capacity: premultiplied.count) { output in
        for index in premultiplied.indices {
          output.append(AlphaDivision.straight(premultiplied[index]))
        }
      }
    }
  }

  /// The premultiplied form, each colour rounded to nearest.
  ///
  /// - Complexity: O(n) in the pixels; one allocation.
  package func premultiplied() -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    pixmap.withMutablePixels { output in
      for index in pixels.indices {
        output[index] = AlphaDivision.premultiplied(pixels[index])
      }
    }
    return pixmap
  }
}
