/// Neighbouring pixels of a row that a shape covers alike.
struct CoverageRun: Hashable, Sendable {
  /// First column, in device pixels.
  var start: Int32
  /// Column after the last.
  var end: Int32
  /// 1...255: the covered part of each pixel's area, rounded to nearest.
  var coverage: UInt8

  /// The columns.
  var columns: Range<Int> { Int(start)..<Int(end) }
}

extension [CoverageRun] {
  /// Appends a run, or lengthens the last one if it meets it with the same coverage.
  mutating func append(columns start: Int, _ end: Int, coverage: UInt8) {
    if let last, Int(last.end) == start, last.coverage == coverage {
      self[count - 1].end = Int32(truncatingIfNeeded: end)
    } else {
      append(
        CoverageRun(
          start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end),
          coverage: coverage))
    }
  }
}
