/// A rectangle of whole pixels of an image.
package struct PixelPart: Hashable, Sendable {
  /// The first column.
  package let x: Int
  /// The first row.
  package let y: Int
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int

  /// The pixels from (`x`, `y`) on, `width` columns and `height` rows of them.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// What of it lies in an image of the given sides; nil for nothing.
  func limited(toWidth width: Int, height: Int) -> PixelPart? {
    let columns = (x..<max(x, x + self.width)).clamped(to: 0..<width)
    let rows = (y..<max(y, y + self.height)).clamped(to: 0..<height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    return PixelPart(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}
