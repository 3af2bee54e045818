internal import Pixels

/// Rows of runs, of which no pixel is looked at: the same tokens as of their pixels, in a time that
/// grows with the runs.
extension RowTokens {
  /// Appends a band: whole rows of an opaque picture, of which the first does not look above.
  mutating func append(_ rows: Range<Int>, of picture: RunPicture) {
    precondition(picture.width == width, "a picture has the width of its rows")
    reserve(pixels: rows.count * width)
    var storage: [UInt32] = []
    for row in rows {
      let runs = picture.rows[row].runs
      if row == rows.lowerBound {
        if runs.isEmpty {
          picture.withPixels(ofRows: row..<row + 1, using: &storage) { appendFirst($0) }
        } else {
          appendSub(runs.span)
        }
      } else if !append(runs, below: picture.rows[row - 1].runs) {
        picture.withPixels(ofRows: row - 1..<row + 1, using: &storage) { pixels in
          append(pixels.extracting(last: width), below: pixels.extracting(first: width))
        }
      }
    }
  }

  /// Appends a row of runs below another.
  ///
  /// Returns false, and appends nothing, where one has none or the row is dense.
  private mutating func append(_ row: [PixelRun], below above: [PixelRun]) -> Bool {
    if row.isEmpty || above.isEmpty { return false }
    if row == above {
      appendEqualRow()
      return true
    }
    let (row, above) = (row.span, above.span)
    let (changes, steps) = (RowMeasures.differences(row, above), RowMeasures.steps(row))
    if min(changes, steps) > width / 4 { return false }
    guard changes > 0 else {
      appendEqualRow()
      return true
    }
    beginChangedRow()
    if steps < changes {
      appendSub(row)
    } else {
      append(filter: .up)
      appendUp(row, less: above)
    }
    return true
  }

  /// Appends a row less what stands to the left of each pixel.
  private mutating func appendSub(_ row: Span<PixelRun>) {
    append(filter: .sub)
    var left: UInt32 = 0
    var start: Int32 = 0
    for index in row.indices {
      let run = row[index]
      append(residual: PixelResidual.difference(run.color, left))
      appendZeros(pixels: Int(run.end - start) - 1)
      (left, start) = (run.color, run.end)
    }
  }

  /// Appends a row less the one above.
  private mutating func appendUp(_ row: Span<PixelRun>, less above: Span<PixelRun>) {
    RowMeasures.walk(row, above) { count, color, predicted in
      if color == predicted {
        appendZeros(pixels: count)
      } else {
        let residual = PixelResidual.difference(color, predicted)
        for _ in 0..<count { append(residual: residual) }
      }
    }
  }
}

extension RowMeasures {
  /// How many pixels of two rows differ.
  static func differences(_ row: Span<PixelRun>, _ other: Span<PixelRun>) -> Int {
    var count = 0
    walk(row, other) { length, color, otherColor in
      if color != otherColor { count += length }
    }
    return count
  }

  /// How many pixels differ from the one to the left.
  static func steps(_ row: Span<PixelRun>) -> Int {
    var count = 0
    for index in row.indices.dropFirst() where row[index].color != row[index - 1].color {
      count += 1
    }
    return count
  }

  /// Goes through the stretches on which neither of two rows of one width changes.
  @inline(__always)
  static func walk(
    _ row: Span<PixelRun>, _ other: Span<PixelRun>,
    _ body: (_ length: Int, _ color: UInt32, _ otherColor: UInt32) -> Void
  ) {
    var (index, otherIndex) = (0, 0)
    var start: Int32 = 0
    while index < row.count {
      let end = min(row[index].end, other[otherIndex].end)
      body(Int(end - start), row[index].color, other[otherIndex].color)
      if row[index].end == end { index &+= 1 }
      if other[otherIndex].end == end { otherIndex &+= 1 }
      start = end
    }
  }
}
