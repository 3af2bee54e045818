/// A rectangle of whole pixels, counted from the upper left.
package struct PixelBox: Hashable, Sendable {
  /// First column.
  package var x: Int
  /// First row.
  package var y: Int
  /// Columns; at least 0.
  package var width: Int
  /// Rows; at least 0.
  package var height: Int

  /// A rectangle.
  ///
  /// - Precondition: The sides are not negative.
  package init(x: Int, y: Int, width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a box's sides are not negative")
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Whether it holds no pixel.
  package var isEmpty: Bool { width == 0 || height == 0 }

  /// Its columns.
  package var columns: Range<Int> { x..<x + width }

  /// Its rows.
  package var rows: Range<Int> { y..<y + height }

  /// Whether a pixel lies in it.
  package func contains(x: Int, y: Int) -> Bool { columns.contains(x) && rows.contains(y) }

  /// Whether all of another box lies in it.
  package func contains(_ other: PixelBox) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  /// The part of it that lies in a picture of this size; the arithmetic cannot overflow.
  package func clipped(toWidth limitX: Int, height limitY: Int) -> PixelBox {
    func span(_ start: Int, _ length: Int, _ limit: Int) -> (Int, Int) {
      let end = start.addingReportingOverflow(length)
      let upper = min(limit, end.overflow ? limit : end.partialValue)
      let lower = min(max(0, start), limit)
      return (lower, max(0, upper - lower))
    }
    let (left, across) = span(x, width, limitX)
    let (top, down) = span(y, height, limitY)
    return PixelBox(x: left, y: top, width: across, height: down)
  }

  /// What both cover; a box without pixels if they do not meet.
  package func intersection(_ other: PixelBox) -> PixelBox {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelBox(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }

  /// The box with `margin` pixels more on every side.
  package func grown(by margin: Int) -> PixelBox {
    PixelBox(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// The smallest box around both; one without pixels adds nothing.
  package func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelBox(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

extension PixelBox: CustomStringConvertible {
  /// `40x12 at 100,200`.
  package var description: String { "\(width)x\(height) at \(x),\(y)" }
}
