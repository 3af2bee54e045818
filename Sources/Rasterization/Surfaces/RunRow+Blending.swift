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

/// The walk that blends rows of runs.
private struct RunMerge {
  /// Which runs of the row have been taken over into the draft.
  private(set) var replaced: Range<Int>
  /// How many runs the draft has.
  private(set) var count = 0

  /// Begins at the run before `index`, so that the first new run can join it.
  init(_ index: Int) {
    replaced = max(index - 1, 0)..<index
  }

  @inline(__always)
  mutating func run(
    _ row: Span<PixelRun>, _ above: Span<PixelRun>, _ coverage: Span<CoverageRun>, from left: Int32,
    into draft: inout [PixelRun], _ blend: (UInt32, UInt32, UInt8) -> UInt32
  ) {
    var target = draft.mutableSpan
    var index = replaced.upperBound
    var other = above.index(ofColumn: coverage[0].start)
    var column = left
    if index > 0 {
      column = row[index &- 1].end
      target.append(row[index &- 1], &count)
    }
    for place in coverage.indices {
      let cover = coverage[place]
      while row[index].end <= cover.start {
        column = row[index].end
        target.append(row[index], &count)
        index &+= 1
      }
      if column < cover.start {
        column = cover.start
        target.append(PixelRun(end: column, color: row[index].color), &count)
      }
      while above[other].end <= column { other &+= 1 }
      while column < cover.end {
        column = min(min(row[index].end, above[other].end), cover.end)
        let color = blend(row[index].color, above[other].color, cover.coverage)
        target.append(PixelRun(end: column, color: color), &count)
        if column == row[index].end { index &+= 1 }
        if column == above[other].end { other &+= 1 }
      }
    }
    // What is left of the last run, or the one after it, which may have the same colour.
    if index < row.count {
      target.append(row[index], &count)
      index &+= 1
    }
    replaced = replaced.lowerBound..<index
  }
}
