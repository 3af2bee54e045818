/// The pixels that drawing may reach: bounds and, unless all of them are in, runs of each row.
///
/// Membership is yes or no, so nested clips intersect exactly. A clip to an axis-parallel rectangle
/// changes the bounds only, and costs nothing.
struct ClipRegion: Sendable {
  /// Pixels outside are out.
  private(set) var bounds: PixelBounds
  /// Columns of each row of ``bounds`` that are in, left to right; `nil` if all of them are.
  private var rows: [[Range<Int>]]?

  /// Whether all rows are cut alike.
  var isRectangle: Bool { rows == nil }

  /// All pixels of some bounds.
  init(_ bounds: PixelBounds) {
    self.bounds = bounds
  }

  /// The pixels of `outer` that a walk over a shape, within `outer.bounds`, finds covered.
  init(_ scanner: inout ShapeScanner, within outer: ClipRegion) {
    var rows = Array(repeating: [Range<Int>](), count: max(outer.bounds.height, 0))
    var visible: [CoverageRun] = []
    while let row = scanner.nextRow() {
      outer.cut(scanner.runs.span, inRow: row, into: &visible)
      rows[row - outer.bounds.minY] = visible.map(\.columns)
    }
    bounds = outer.bounds
    self.rows = rows
    shrink()
  }

  /// The pixels that lie in some bounds as well.
  func intersection(_ other: PixelBounds) -> ClipRegion {
    var result = self
    result.bounds = bounds.intersection(other)
    if let rows {
      let skipped = result.bounds.isEmpty ? 0 : result.bounds.minY - bounds.minY
      result.rows = Array(rows[skipped..<skipped + max(result.bounds.height, 0)])
    }
    return result
  }

  /// Writes the parts of runs that are in over what `visible` held.
  ///
  /// Runs are of one row, left to right; so are their parts.
  func cut(_ runs: Span<CoverageRun>, inRow row: Int, into visible: inout [CoverageRun]) {
    visible.removeAll(keepingCapacity: true)
    guard row >= bounds.minY, row < bounds.maxY else { return }
    if let rows {
      for index in runs.indices {
        for span in rows[row - bounds.minY] {
          runs[index].append(within: span.clamped(to: bounds.minX..<bounds.maxX), to: &visible)
        }
      }
    } else {
      for index in runs.indices {
        runs[index].append(within: bounds.minX..<bounds.maxX, to: &visible)
      }
    }
  }

  /// Takes off empty rows above and below, and columns that no row reaches.
  private mutating func shrink() {
    guard let all = rows else { return }
    var least = PixelBounds.empty
    for (index, spans) in all.enumerated() {
      guard let first = spans.first, let last = spans.last else { continue }
      let row = bounds.minY + index
      least = least.union(
        PixelBounds(minX: first.lowerBound, minY: row, maxX: last.upperBound, maxY: row + 1))
    }
    self = intersection(least)
  }
}

extension CoverageRun {
  /// Appends the part of the run that lies within `columns`.
  @inline(__always)
  fileprivate func append(within columns: Range<Int>, to runs: inout [CoverageRun]) {
    let start = max(Int(start), columns.lowerBound)
    let end = min(Int(end), columns.upperBound)
    if start < end {
      runs.append(
        CoverageRun(
          start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end),
          coverage: coverage))
    }
  }
}
