internal import Pixels

extension Surface {
  /// Writes one channel of a part of a row.
  ///
  /// - Parameters:
  ///   - shift: Where the channel is in a packed pixel: 0, 8, 16 or 24 bits up.
  ///   - columns: Some of the surface's.
  ///   - row: One of the surface's.
  ///   - target: Receives the values.
  ///   - origin: Where the value of device column 0 would be in the target.
  func writeChannel(
    at shift: UInt32, of columns: Range<Int>, inRow row: Int, to target: inout MutableSpan<UInt8>,
    origin: Int
  ) {
    let runRow = rows[index(ofRow: row)]
    let runs = runRow.runs.span
    if runs.isEmpty {
      let source = pixels.span
      let start = self.origin(ofRow: row)
      for column in columns {
        target[origin + column] = UInt8(truncatingIfNeeded: source[start + column] &>> shift)
      }
    } else if !columns.isEmpty {
      var index = runs.index(ofColumn: Int32(truncatingIfNeeded: columns.lowerBound))
      var column = columns.lowerBound
      while column < columns.upperBound {
        let value = UInt8(truncatingIfNeeded: runs[index].color &>> shift)
        let end = min(Int(runs[index].end), columns.upperBound)
        for place in column..<end { target[origin + place] = value }
        column = end
        index += 1
      }
    }
  }
}
