package import Pixels

/// A square in which most pixels count.
package struct WorstWindow: Hashable, Sendable {
  /// Where it is; smaller than asked for where the picture is.
  package var box: PixelBox
  /// How many pixels count in it.
  package var pixels: Int

  /// A window.
  package init(box: PixelBox, pixels: Int) { (self.box, self.pixels) = (box, pixels) }
}

extension WorstWindow {
  /// Finds a window with the most marked pixels; of those that have as many, one in their midst.
  ///
  /// A difference smaller than the window so lies in its middle, and of a large one the middle is shown and
  /// not its first corner.
  ///
  /// - Parameters:
  ///   - marks: A byte for each pixel of `area`, row by row; 1 for those that count, 0 for others.
  ///   - area: Where the marks lie in the picture.
  ///   - size: The picture's size.
  ///   - side: The window's side; at least 1.
  /// - Returns: `nil` when nothing is marked.
  /// - Complexity: O(n) in the area's pixels.
  static func find(
    in marks: [UInt8], of area: PixelBox, size: PixelSize, side: Int
  ) -> WorstWindow? {
    let search = WindowSearch(marks: marks, area: area, size: size, side: side)
    guard let corner = search.middle else { return nil }
    let box = PixelBox(
      x: corner.x, y: corner.y, width: search.across, height: search.down)
    return WorstWindow(box: box, pixels: corner.count)
  }
}

/// The windows of one size in a picture, each by its upper left corner, and how many marks each has.
private struct WindowSearch {
  let marks: [UInt8]
  let area: PixelBox
  let across: Int
  let down: Int
  /// Corners of the windows that lie in the picture and meet the area.
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>

  init(marks: [UInt8], area: PixelBox, size: PixelSize, side: Int) {
    (self.marks, self.area) = (marks, area)
    (across, down) = (min(side, size.width), min(side, size.height))
    columns = max(0, area.x - across + 1)...min(size.width - across, area.x + area.width - 1)
    rows = max(0, area.y - down + 1)...min(size.height - down, area.y + area.height - 1)
  }

  /// What one row of windows has: the greatest count, and how many windows have it.
  private struct Row {
    var best = 0
    var ties = 0
  }

  /// The window in the midst of those with the greatest count: in the row that halves them, the middle of
  /// their longest run; `nil` where nothing is marked.
  var middle: (x: Int, y: Int, count: Int)? {
    var found: [Row] = []
    found.reserveCapacity(rows.count)
    var sums = sums(atRow: rows.lowerBound)
    for y in rows {
      if y > rows.lowerBound { move(&sums, toRow: y) }
      found.append(row(sums))
    }
    let best = found.reduce(0) { max($0, $1.best) }
    guard best > 0 else { return nil }
    let ties = found.map { $0.best == best ? $0.ties : 0 }
    var before = (ties.reduce(0, +) - 1) / 2
    var place = 0
    while before >= ties[place] {
      before -= ties[place]
      place += 1
    }
    let y = rows.lowerBound + place
    return (middleOfRun(self.sums(atRow: y), best), y, best)
  }

  // MARK: - Sums

  /// The marks of each column of the area, in the rows of the windows of a row.
  private func sums(atRow y: Int) -> [Int32] {
    var sums = [Int32](repeating: 0, count: area.width)
    for row in max(y, area.y)..<min(y + down, area.y + area.height) { add(row, to: &sums) }
    return sums
  }

  private func move(_ sums: inout [Int32], toRow y: Int) {
    if area.rows.contains(y - 1) { add(y - 1, to: &sums, by: -1) }
    if area.rows.contains(y + down - 1) { add(y + down - 1, to: &sums) }
  }

  private func add(_ row: Int, to sums: inout [Int32], by sign: Int32 = 1) {
    let start = (row - area.y) * area.width
    let marks = marks.span
    var target = sums.mutableSpan
    for x in target.indices { target[x] &+= sign &* Int32(marks[start + x]) }
  }

  /// Calls `body` with the marks of each window of a row, from the left.
  @inline(__always)
  private func forEachWindow(_ sums: [Int32], _ body: (_ x: Int, _ count: Int) -> Void) {
    let sums = sums.span
    let first = columns.lowerBound
    var count = 0
    for x in max(first, area.x)..<min(first + across, area.x + area.width) {
      count += Int(sums[x - area.x])
    }
    body(first, count)
    // No count is more than the area's pixels, so that nothing overflows.
    for x in first + 1..<columns.upperBound + 1 {
      let (leaving, coming) = (x &- 1 &- area.x, x &+ across &- 1 &- area.x)
      if leaving >= 0 { count &-= Int(sums[leaving]) }
      if coming < area.width { count &+= Int(sums[coming]) }
      body(x, count)
    }
  }

  private func row(_ sums: [Int32]) -> Row {
    var row = Row()
    forEachWindow(sums) { _, count in
      if count < row.best { return }
      if count > row.best { row = Row(best: count, ties: 0) }
      row.ties &+= 1
    }
    return row
  }

  /// The middle of the longest run of windows with a count; of runs of one length the first.
  private func middleOfRun(_ sums: [Int32], _ wanted: Int) -> Int {
    var longest = (start: columns.lowerBound, length: 0)
    var run = (start: columns.lowerBound, length: 0)
    forEachWindow(sums) { x, count in
      guard count == wanted else {
        run.length = 0
        return
      }
      run = (run.length == 0 ? x : run.start, run.length + 1)
      if run.length > longest.length { longest = run }
    }
    return longest.start + (longest.length - 1) / 2
  }
}
