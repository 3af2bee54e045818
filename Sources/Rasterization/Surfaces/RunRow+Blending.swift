internal import Pixels

/// The rules are those of single pixels, since equal pixels under equal pixels give equal results: a
/// colour is blended once for each run that it meets.
extension RunRow {
  /// Blends another row of runs with this one where coverage reaches; all else stays.
  ///
  /// - Parameters:
  ///   - above: A row that has all columns that coverage reaches.
  ///   - coverage: Runs within this row, left to right, at least one.
  ///   - left: This row's first column.
  ///   - draft: Working storage, of at least two runs more than this row has columns.
  ///   - blend: What two colours and a coverage give.
  @inline(__always)
  mutating func blend(
    _ above: Span<PixelRun>, under coverage: Span<CoverageRun>, from left: Int32,
    using draft: inout [PixelRun],
    _ blend: (_ below: UInt32, _ above: UInt32, _ coverage: UInt8) -> UInt32
  ) {
    var runs = takeRuns()
    var next = 0
    while next < coverage.count {
      let near = coverage.extracting(coverage.near(next))
      var merge = RunMerge(runs.span.index(ofColumn: near[0].start))
      merge.run(runs.span, above, near, from: left, into: &draft, blend)
      runs.replace(merge.replaced, with: draft.span.extracting(..<merge.count))
      next += near.count
    }
    putBack(runs)
  }
}

extension Span where Element == CoverageRun {
  /// Columns between runs of coverage over which one walk goes on: a border's left and right sides
  /// are changed apart, or all between them would be copied.
  private static var reach: Int32 { 64 }

  /// Runs from `start` on that lie near one another.
  fileprivate func near(_ start: Int) -> Range<Int> {
    var end = start + 1
    while end < count, self[end].start - self[end - 1].end <= Self.reach { end += 1 }
    return start..<end
  }
}
