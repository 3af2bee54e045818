package import PNGCodec

/// Columns and rows of a picture.
package struct PixelSize: Hashable, Sendable {
  /// Columns.
  package var width: Int
  /// Rows.
  package var height: Int

  /// A size.
  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// A picture's size.
  package init(of picture: StraightImage) {
    self.init(width: picture.width, height: picture.height)
  }

  /// How many pixels there are.
  package var pixels: Int { width * height }
}

extension PixelSize: CustomStringConvertible {
  package var description: String { "\(width)x\(height)" }
}
