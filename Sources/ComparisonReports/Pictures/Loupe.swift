package import Pixels

/// A small part of a pair, every pixel enlarged to a square: where it differs most.
package struct Loupe: Hashable, Sendable {
  /// The part, in the pair's pixels.
  package let window: PixelBox
  /// Columns and rows of a square.
  package let factor: Int

  /// A loupe on a window with some pixels around it.
  ///
  /// - Parameters:
  ///   - window: What to look at, such as the window with the most pixels that differ.
  ///   - pair: Where; the part is moved and cut so that it lies inside.
  ///   - margin: Pixels around the window.
  ///   - longestSide: The enlarged part's sides are at most that, unless a pixel stays a pixel.
  package init(
    on window: PixelBox, of pair: PaddedPair, margin: Int = 4, longestSide: Int = 320
  ) {
    let part = window.grown(by: margin).intersection(pair.expected.bounds)
    self.window = part
    factor = max(1, longestSide / max(1, part.width, part.height))
  }

  /// The enlarged part of a picture that has the pair's size, transparent pixels as they are.
  package func cut(_ picture: Pixmap) -> Pixmap {
    picture.cut(window, outside: Pattern.hatch).enlarged(by: factor)
  }

  /// The enlarged parts of expected, actual and difference in a row.
  package func picture(of pair: PaddedPair, gain: Int = 8) -> Pixmap {
    let difference = DifferencePicture.amplified(pair, gain: gain)
    return Triptych.picture([
      ("expected", cut(pair.expected)), ("actual", cut(pair.actual)),
      ("difference x\(gain)", cut(difference)),
    ])
  }
}
