internal import Pixels

extension Surface {
  /// Multiplies every pixel by the alpha of a surface of the same bounds.
  mutating func multiply(byAlphaOf mask: Surface) {
    precondition(mask.bounds == bounds, "a mask has the bounds of what it masks")
    var span = pixels.mutableSpan
    span.multiply(0..<span.count, byAlphaOf: mask.pixels.span, from: 0)
  }

  /// Makes whole rows transparent.
  mutating func clear(rows: Range<Int>) {
    let start = (rows.lowerBound - bounds.minY) * bounds.width
    let end = (rows.upperBound - bounds.minY) * bounds.width
    var span = pixels.mutableSpan
    span.replace(start..<end, with: .clear)
  }

  /// Multiplies a row by the coverage of runs, left to right; what they leave out becomes
  /// transparent.
  mutating func multiply(byCoverageOf runs: [CoverageRun], inRow row: Int) {
    let origin = origin(ofRow: row)
    let end = origin + bounds.maxX
    var next = bounds.minX
    var span = pixels.mutableSpan
    for run in runs {
      span.replace(origin + next..<origin + Int(run.start), with: .clear)
      span.multiply(origin + Int(run.start)..<origin + Int(run.end), by: run.coverage)
      next = Int(run.end)
    }
    span.replace(origin + next..<end, with: .clear)
  }
}
