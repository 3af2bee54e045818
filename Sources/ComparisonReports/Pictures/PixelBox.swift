/// A rectangle of whole pixels; the upper left is 0, 0.
package struct PixelBox: Hashable, Sendable {
  /// The first column.
  package var x: Int
  /// The first row.
  package var y: Int
  /// Columns; 0 or more.
  package var width: Int
  /// Rows; 0 or more.
  package var height: Int

  /// A box.
  ///
  /// - Precondition: Its sides are not negative.
  package init(x: Int, y: Int, width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a box's sides are not negative")
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// What both cover; a box without pixels if they do not meet.
  package func intersection(_ other: PixelBox) -> PixelBox {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelBox(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }

  /// The smallest box that covers both.
  package func union(_ other: PixelBox) -> PixelBox {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelBox(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The box with `margin` pixels more on every side.
  package func grown(by margin: Int) -> PixelBox {
    PixelBox(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Whether a pixel lies inside.
  package func contains(x column: Int, y row: Int) -> Bool {
    column >= x && column < x + width && row >= y && row < y + height
  }
}
