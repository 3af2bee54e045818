/// Takes PNG's row filters back, byte by byte as the standard says.
package struct FilteredRows {
  private let width: Int
  private let channels: Int

  /// Rows of so many pixels of so many bytes.
  package init(width: Int, channels: Int) {
    (self.width, self.channels) = (width, channels)
  }

  /// The rows' bytes without filters; nil where the count or a filter is wrong.
  package func unfiltered(_ filtered: [UInt8]) -> [UInt8]? {
    let rowCount = width * channels
    guard filtered.count % (rowCount + 1) == 0 else { return nil }
    var above = [UInt8](repeating: 0, count: rowCount)
    var result: [UInt8] = []
    for start in stride(from: 0, to: filtered.count, by: rowCount + 1) {
      guard filtered[start] <= 4 else { return nil }
      var row: [UInt8] = []
      for index in 0..<rowCount {
        let left = index < channels ? 0 : row[index - channels]
        let predicted =
          switch filtered[start] {
          case 0: UInt8(0)
          case 1: left
          case 2: above[index]
          case 3: UInt8((Int(left) + Int(above[index])) / 2)
          default: paeth(left, above[index], index < channels ? 0 : above[index - channels])
          }
        row.append(filtered[start + 1 + index] &+ predicted)
      }
      result += row
      above = row
    }
    return result
  }

  /// What each filter leaves of a row.
  ///
  /// - Parameters:
  ///   - row: Not the first.
  ///   - bytes: Those of all rows, as they are.
  /// - Returns: For the filters 0...4 the sums of the residuals' distances from zero, one above 127
  ///   being negative.
  package func magnitudes(ofRow row: Int, in bytes: [UInt8]) -> [Int] {
    let count = width * channels
    var sums = [0, 0, 0, 0, 0]
    for place in row * count..<(row + 1) * count {
      let isFirst = place - row * count < channels
      let left = isFirst ? 0 : bytes[place - channels]
      let corner = isFirst ? 0 : bytes[place - count - channels]
      let above = bytes[place - count]
      let mean = UInt8((Int(left) + Int(above)) / 2)
      let predictions = [0, left, above, mean, paeth(left, above, corner)]
      for (filter, predicted) in predictions.enumerated() {
        let residual = Int(bytes[place] &- predicted)
        sums[filter] += min(residual, 256 - residual)
      }
    }
    return sums
  }

  /// The neighbour that differs least from left + above - corner.
  private func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let plane = Int(left) + Int(above) - Int(corner)
    var best = left
    for neighbour in [above, corner] where abs(plane - Int(neighbour)) < abs(plane - Int(best)) {
      best = neighbour
    }
    return best
  }
}
