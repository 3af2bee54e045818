/// A row of pixels as runs of one colour each.
///
/// Most pixels of a screen equal their neighbours, so that what a row costs is a matter of its
/// edges, not of its width.
package struct RunRow: Hashable, Sendable {
  /// Left to right without gaps, up to the row's right side.
  ///
  /// None where the row is *busy*: then its pixels stand elsewhere, one by one.
  package private(set) var runs: [PixelRun] = []

  /// A busy row.
  package init() {}

  /// Whether the row is not made of runs.
  package var isBusy: Bool { runs.isEmpty }

  /// Gives all pixels up to the column `end` one colour.
  package mutating func fill(upTo end: Int, with color: UInt32) {
    let run = PixelRun(end: Int32(truncatingIfNeeded: end), color: color)
    if runs.count == 1 {
      runs[0] = run
    } else {
      runs.removeAll(keepingCapacity: true)
      runs.append(run)
    }
  }

  /// Gives up the runs, once they are written down as pixels.
  ///
  /// Their memory goes too: a row that is busy mostly stays it.
  package mutating func makeBusy() { runs = [] }

  /// Takes over the part of another row of runs that lies within `columns`.
  package mutating func copy(_ other: RunRow, within columns: Range<Int>) {
    runs.removeAll(keepingCapacity: true)
    for run in other.runs where Int(run.end) > columns.lowerBound {
      let end = min(Int(run.end), columns.upperBound)
      runs.append(PixelRun(end: Int32(truncatingIfNeeded: end), color: run.color))
      if end == columns.upperBound { return }
    }
  }

  /// Gives each colour another.
  package mutating func map(_ change: (UInt32) -> UInt32) {
    for index in runs.indices { runs[index].color = change(runs[index].color) }
  }

  /// Takes the runs out, which leaves a busy row: so they have one owner while they are changed.
  package mutating func takeRuns() -> [PixelRun] {
    var taken: [PixelRun] = []
    swap(&taken, &runs)
    return taken
  }

  /// Puts runs in that were taken out, together as long as they were.
  package mutating func putBack(_ changed: consuming [PixelRun]) { runs = changed }
}

extension [PixelRun] {
  /// Puts new runs in place of some; together they are as long.
  package mutating func replace(_ range: Range<Int>, with new: Span<PixelRun>) {
    makeRoom(for: new.count, inPlaceOf: range)
    var span = mutableSpan
    for index in new.indices { span[range.lowerBound &+ index] = new[index] }
  }

  /// Moves the runs after a range so that it holds `count`.
  private mutating func makeRoom(for count: Int, inPlaceOf range: Range<Int>) {
    let (old, more) = (self.count, count - range.count)
    if more > 0 {
      append(contentsOf: repeatElement(PixelRun(end: 0, color: 0), count: more))
      var span = mutableSpan
      for index in (range.upperBound..<old).reversed() { span[index &+ more] = span[index] }
    } else if more < 0 {
      var span = mutableSpan
      for index in range.upperBound..<old { span[index &+ more] = span[index] }
      removeLast(-more)
    }
  }
}
