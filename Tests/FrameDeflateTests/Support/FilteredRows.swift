/// Takes PNG's row filters back, byte by byte as the standard says.
struct FilteredRows {
  let width: Int
  let channels: Int

  /// The rows' bytes without filters; nil where the count or a filter is wrong.
  func unfiltered(_ filtered: [UInt8]) -> [UInt8]? {
    let rowCount = width * channels
    guard filtered.count % (rowCount + 1) == 0 else { return nil }
    var above = [UInt8](repeating: 0, count: rowCount)
    var result: [UInt8] = []
    for start in stride(from: 0, to: filtered.count, by: rowCount + 1) {
      guard filtered[start] <= 3 else { return nil }
      var row: [UInt8] = []
      for index in 0..<rowCount {
        let left = index < channels ? 0 : row[index - channels]
        let predicted =
          switch filtered[start] {
          case 0: UInt8(0)
          case 1: left
          case 2: above[index]
          default: UInt8((Int(left) + Int(above[index])) / 2)
          }
        row.append(filtered[start + 1 + index] &+ predicted)
      }
      result += row
      above = row
    }
    return result
  }
}
