internal import Pixels

/// The walk that blends rows of runs.
struct RunMerge {
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
