package import Pixels

/// An expected and an actual picture on one canvas, whatever their sizes.
///
/// Where one of them has no pixels and the canvas has, it is hatched, so that the edge that grew or
/// shrank is seen at once. Pictures of equal size that lie on one another are left as they are.
package struct PaddedPair: Hashable, Sendable {
  /// The expected picture, padded to the canvas.
  package let expected: Pixmap
  /// The actual picture, padded to the canvas.
  package let actual: Pixmap
  /// Where both have pixels, in the canvas' own.
  package let common: PixelBox

  /// Pads both pictures to the smallest canvas that holds them.
  ///
  /// - Parameters:
  ///   - expected: The expected picture.
  ///   - actual: The actual one.
  ///   - column: The column of `expected` in which the first column of `actual` lies: 0 if the
  ///     right edge moved, negative if the left edge grew.
  ///   - row: The row of `expected` in which the first row of `actual` lies.
  package init(
    expected: Pixmap, actual: Pixmap, actualAtColumn column: Int = 0, row: Int = 0
  ) {
    let place = PixelBox(x: column, y: row, width: actual.width, height: actual.height)
    let canvas = expected.bounds.union(place)
    let common = expected.bounds.intersection(place)
    self.common = PixelBox(
      x: common.x - canvas.x, y: common.y - canvas.y, width: common.width,
      height: common.height)
    if canvas == expected.bounds, canvas == place {
      (self.expected, self.actual) = (expected, actual)
      return
    }
    // Stripes run on from one picture to the other, for both are cut from the same canvas.
    self.expected = expected.cut(canvas, outside: Pattern.hatch)
    let moved = PixelBox(
      x: canvas.x - column, y: canvas.y - row, width: canvas.width, height: canvas.height)
    self.actual = actual.cut(moved) { x, y in Pattern.hatch(x + column, y + row) }
  }

  /// Columns of the canvas.
  package var width: Int { expected.width }
  /// Rows of the canvas.
  package var height: Int { expected.height }
}
