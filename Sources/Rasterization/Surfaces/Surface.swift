internal import Pixels

/// Premultiplied pixels of a part of device space.
///
/// Each row is made of runs, or is *busy*: then its pixels stand one by one in ``pixels``.
struct Surface: Sendable {
  let bounds: PixelBounds
  /// Row by row from the top, without padding; those of rows of runs mean nothing.
  ///
  /// At least as many as the bounds have, or any number while no row is busy.
  var pixels: [UInt32]
  /// From the top; ends are device columns.
  var rows: [RunRow]
  /// Working storage.
  var draft: [PixelRun] = []
  /// Most runs of a row; one that has more is better off with pixels.
  private(set) var mostRuns = 0

  /// A surface without pixels.
  static let none = Surface(bounds: .empty, pixels: [])

  /// A surface of ready pixels: all rows are busy.
  init(bounds: PixelBounds, pixels: [UInt32]) {
    self.bounds = bounds
    self.pixels = pixels
    rows = Array(repeating: RunRow(), count: bounds.isEmpty ? 0 : bounds.height)
  }

  /// A transparent surface, with storage that others have used.
  ///
  /// - Parameters:
  ///   - bounds: Its pixels.
  ///   - storage: Of any size and content.
  ///   - keepsRuns: Whether rows stay runs while they are few.
  init(_ bounds: PixelBounds, storage: consuming SurfaceStorage, keepsRuns: Bool) {
    self.bounds = bounds
    mostRuns = keepsRuns ? bounds.width / 4 : 0
    pixels = storage.pixels
    rows = storage.rows
    draft = storage.draft
    if rows.count > bounds.height { rows.removeLast(rows.count - bounds.height) }
    while rows.count < bounds.height { rows.append(RunRow()) }
    for index in rows.indices { rows[index].fill(upTo: bounds.maxX, with: 0) }
    reserveDraft()
  }

  /// The surface of a picture that lies at the origin, and is taken out.
  init(_ picture: inout RunPicture, keepsRuns: Bool) {
    mostRuns = keepsRuns ? picture.width / 4 : 0
    bounds = PixelBounds(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height)
    (rows, pixels) = picture.takeParts()
    reserveDraft()
  }

  /// Makes room for all that blending a row can write.
  private mutating func reserveDraft() {
    let missing = bounds.width + 2 - draft.count
    if missing > 0 { draft += repeatElement(PixelRun(end: 0, color: 0), count: missing) }
  }

  /// Where a row's device column 0 would be in ``pixels``, so that column x is at `origin + x`.
  func origin(ofRow row: Int) -> Int {
    (row - bounds.minY) * bounds.width - bounds.minX
  }

  /// Where a row stands in ``rows``.
  func index(ofRow row: Int) -> Int { row - bounds.minY }
}

// MARK: - Rows

extension Surface {
  /// Whether a row's pixels stand in ``pixels``.
  func isBusy(_ row: Int) -> Bool { rows[index(ofRow: row)].isBusy }

  /// The packed pixel at a place of the surface.
  func color(atColumn column: Int, row: Int) -> UInt32 {
    let runRow = rows[index(ofRow: row)]
    let runs = runRow.runs.span
    if runs.isEmpty { return pixels[origin(ofRow: row) + column] }
    return runs[runs.index(ofColumn: Int32(truncatingIfNeeded: column))].color
  }

  /// Writes a row's runs down as pixels.
  mutating func makeBusy(_ row: Int) {
    let index = index(ofRow: row)
    if rows[index].isBusy { return }
    if pixels.count < bounds.area { pixels = Array(repeating: 0, count: bounds.area) }
    let (left, start) = (bounds.minX, origin(ofRow: row) + bounds.minX)
    // Swapped, so that no second owner of the runs keeps their memory.
    var taken = RunRow()
    swap(&taken, &rows[index])
    let runs = taken.runs
    var span = pixels.mutableSpan
    span.write(runs.span, from: left, at: start)
  }

  /// Writes all rows down as pixels.
  mutating func makeBusy() {
    for row in bounds.minY..<bounds.maxY { makeBusy(row) }
  }

  /// Writes a row down as pixels if it has become too many runs.
  mutating func settle(_ row: Int) {
    if rows[index(ofRow: row)].runs.count > mostRuns { makeBusy(row) }
  }
}
