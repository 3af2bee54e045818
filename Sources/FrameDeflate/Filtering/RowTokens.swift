/// Filters a band's rows and makes tokens of them.
///
/// Rendered rows are mostly equal to the row above, or of one colour in long spans. Such a row is
/// never turned into filtered bytes: the pixels that differ from the filter's prediction are
/// counted, those that do not are skipped 32 at a time, and the few that differ become bytes. A
/// row of which more than a quarter differ (a photograph, noise) is filtered byte by byte.
struct RowTokens {
  /// Pixels of a row.
  let width: Int
  /// Bytes of a pixel in the stream: 3 or 4.
  let channels: Int

  private var writer = TokenWriter()
  private var dense: DenseRow
  /// How many rows in succession, up to the last, were equal to the row above.
  private var equalRows = 0
  /// Whether the last row was dense.
  private var wasDense = false

  /// Rows of that width, which is above 0.
  init(width: Int, channels: Int) {
    self.width = width
    self.channels = channels
    dense = DenseRow(width: width, channels: channels)
  }

  /// The check sum of the filtered bytes; of all of them after ``finish()``.
  var sum: AdlerSum { writer.sum }

  /// The tokens of all rows.
  mutating func finish() -> [UInt16] { writer.finish() }

  /// Appends a band: whole rows, of which the first does not look above.
  mutating func append(_ pixels: Span<UInt32>) {
    reserve(pixels: pixels.count)
    if pixels.count > 0 { appendFirst(pixels.extracting(first: width)) }
    for start in stride(from: width, to: pixels.count, by: width) {
      append(
        pixels.extracting(start..<start + width), below: pixels.extracting(start - width..<start))
    }
  }

  /// Makes room for the tokens of so many pixels, as far as one can know.
  mutating func reserve(pixels count: Int) { writer.reserve(count / 8 + 1024) }

  /// Appends a row that does not look above.
  mutating func appendFirst(_ row: Span<UInt32>) {
    let rest = row.extracting(droppingFirst: 1)
    let left = row.extracting(droppingLast: 1)
    appendSub(row, rest, left, RowMeasures.differences(rest, left))
  }

  /// Appends a row below another.
  mutating func append(_ row: Span<UInt32>, below above: Span<UInt32>) {
    let followsDense = wasDense
    let changes = RowMeasures.differences(row, above)
    guard changes > 0 else { return appendEqualRow() }
    beginChangedRow()
    let rest = row.extracting(droppingFirst: 1)
    let left = row.extracting(droppingLast: 1)
    let steps = RowMeasures.differences(rest, left)
    if min(changes, steps) > width / 4 {
      wasDense = true
      append(filter: dense.filter(row, below: above, wasLast: followsDense))
      writer.append(dense: dense.residuals)
    } else if steps < changes {
      appendSub(row, rest, left, steps)
    } else {
      append(filter: .up)
      append(row, less: above, differences: changes)
    }
  }

  /// Begins a row that is not the same as the row above.
  mutating func beginChangedRow() {
    equalRows = 0
    wasDense = false
  }

  /// Appends the byte that names a row's filter.
  mutating func append(filter: RowFilter) { writer.append(filter.rawValue) }

  /// Appends so many pixels that are as predicted.
  @inline(__always)
  mutating func appendZeros(pixels count: Int) { writer.appendZeros(count * channels) }

  /// A row that is the same as the row above: zeros after the filter.
  mutating func appendEqualRow() {
    equalRows += 1
    wasDense = false
    if equalRows > 2 {
      writer.repeatRow(RowFilter.up.rawValue, zeros: width * channels)
    } else {
      append(filter: .up)
      appendZeros(pixels: width)
    }
  }

  private mutating func appendSub(
    _ row: Span<UInt32>, _ rest: Span<UInt32>, _ left: Span<UInt32>, _ steps: Int
  ) {
    append(filter: .sub)
    append(residual: row[0])
    append(rest, less: left, differences: steps)
  }

  /// Appends the residuals of pixels of which so many differ from what is predicted.
  private mutating func append(
    _ row: Span<UInt32>, less predicted: Span<UInt32>, differences: Int
  ) {
    var index = 0
    var left = differences
    while left > 0 {
      let start = index
      while index &+ 32 <= row.count, !RowMeasures.differs(row, predicted, from: index) {
        index &+= 32
      }
      while row[index] == predicted[index] { index &+= 1 }
      appendZeros(pixels: index - start)
      while left > 0, row[index] != predicted[index] {
        append(residual: PixelResidual.difference(row[index], predicted[index]))
        index &+= 1
        left &-= 1
      }
    }
    appendZeros(pixels: row.count - index)
  }

  /// Appends a pixel's channels.
  @inline(__always)
  mutating func append(residual: UInt32) {
    writer.append(UInt8(truncatingIfNeeded: residual))
    writer.append(UInt8(truncatingIfNeeded: residual &>> 8))
    writer.append(UInt8(truncatingIfNeeded: residual &>> 16))
    if channels == 4 { writer.append(UInt8(truncatingIfNeeded: residual &>> 24)) }
  }
}
