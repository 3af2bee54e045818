package import Pixels

/// The square in which most pixels count.
package struct WorstWindow: Hashable, Sendable {
  /// Where it is; smaller than asked for where the picture is.
  package var box: PixelBox
  /// How many pixels count in it.
  package var pixels: Int

  /// A window.
  package init(box: PixelBox, pixels: Int) { (self.box, self.pixels) = (box, pixels) }
}

extension WorstWindow {
  /// Finds the first, in row order, of the windows with the most marked pixels.
  ///
  /// - Parameters:
  ///   - marks: A byte for each pixel of `area`, row by row; 1 for those that count, 0 for others.
  ///   - area: Where the marks lie in the picture.
  ///   - size: The picture's size.
  ///   - side: The window's side.
  /// - Returns: `nil` when nothing is marked.
  /// - Complexity: O(n) in the area's pixels.
  static func find(
    in marks: [UInt8], of area: PixelBox, size: PixelSize, side: Int
  ) -> WorstWindow? {
    let (across, down) = (min(side, size.width), min(side, size.height))
    var columns = [Int](repeating: 0, count: area.width)
    var best: (count: Int, x: Int, lastRow: Int)?
    for row in 0..<area.height {
      let start = row * area.width
      for x in 0..<area.width { columns[x] += Int(marks[start + x]) }
      if row >= down {
        let leaving = start - down * area.width
        for x in 0..<area.width { columns[x] -= Int(marks[leaving + x]) }
      }
      var sum = 0
      for x in 0..<area.width {
        sum += columns[x]
        if x >= across { sum -= columns[x - across] }
        if sum > best?.count ?? 0 { best = (sum, x, row) }
      }
    }
    guard let best else { return nil }
    // The window ends at the found column and row, but never lies outside the picture.
    let box = PixelBox(
      x: max(0, area.x + best.x - across + 1), y: max(0, area.y + best.lastRow - down + 1),
      width: across, height: down)
    return WorstWindow(box: box, pixels: best.count)
  }
}
