package import Pixels

extension Pixmap {
  /// This pixmap at another size, each new pixel the average of the area that it covers.
  ///
  /// The average is over premultiplied channels, weighted by exact areas in whole numbers, and
  /// rounded to nearest, ties up. A pixmap whose side is a multiple of the new one is averaged in
  /// blocks; one of the same size stays itself.
  ///
  /// - Parameters:
  ///   - newWidth: Columns of the result; positive.
  ///   - newHeight: Rows of the result; positive.
  /// - Returns: The pixmap of that size.
  /// - Precondition: Neither pixmap is empty.
  /// - Complexity: O(n) in the pixels of both; memory for the result and one of its rows.
  package func averaged(toWidth newWidth: Int, height newHeight: Int) -> Pixmap {
    precondition(width > 0 && height > 0, "an empty pixmap has no average")
    precondition(newWidth > 0 && newHeight > 0, "an average has pixels")
    var result = Pixmap(width: newWidth, height: newHeight)
    let area = UInt64(width) * UInt64(height)
    for newY in 0..<newHeight {
      var sums = [UInt64](repeating: 0, count: 4 * newWidth)
      // In units of 1/newHeight of a row, a new row covers `height` of them.
      for part in Overlap.parts(of: newY, length: height, newLength: newHeight) {
        add(row: part.index, weight: part.weight, to: &sums)
      }
      for newX in 0..<newWidth {
        result.storage[newY * newWidth + newX] = (0..<4).reduce(0) { pixel, channel in
          let average = (2 * sums[4 * newX + channel] + area) / (2 * area)
          return pixel | UInt32(average) << UInt32(8 * channel)
        }
      }
    }
    return result
  }

  /// Adds a row's channels to a new row's sums, each weighted by its share of the new column and
  /// by the row's own weight.
  private func add(row y: Int, weight: UInt64, to sums: inout [UInt64]) {
    let newWidth = sums.count / 4
    for newX in 0..<newWidth {
      var (red, green, blue, alpha): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
      for part in Overlap.parts(of: newX, length: width, newLength: newWidth) {
        let pixel = storage[y * width + part.index]
        red += UInt64(pixel & 255) * part.weight
        green += UInt64(pixel >> 8 & 255) * part.weight
        blue += UInt64(pixel >> 16 & 255) * part.weight
        alpha += UInt64(pixel >> 24) * part.weight
      }
      sums[4 * newX] += red * weight
      sums[4 * newX + 1] += green * weight
      sums[4 * newX + 2] += blue * weight
      sums[4 * newX + 3] += alpha * weight
    }
  }
}

/// The old cells that a new one covers, when `length` cells become `newLength` of the same whole.
private struct Overlap: Sequence, IteratorProtocol {
  private var index: Int
  /// Where the rest of the new cell begins and where it ends, in units of 1/newLength of a cell.
  private var start: Int
  private let end: Int
  private let newLength: Int

  static func parts(of cell: Int, length: Int, newLength: Int) -> Overlap {
    let start = cell * length
    return Overlap(
      index: start / newLength, start: start, end: start + length, newLength: newLength)
  }

  /// The next old cell and its share, in the same units; the shares' sum is `length`.
  mutating func next() -> (index: Int, weight: UInt64)? {
    guard start < end else { return nil }
    let boundary = Swift.min(end, (index + 1) * newLength)
    defer {
      start = boundary
      index += 1
    }
    return (index, UInt64(boundary - start))
  }
}
