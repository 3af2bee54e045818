/// A picture of premultiplied pixels, each row as runs or, if it is busy, as pixels.
///
/// The same picture can have several such forms: what is made of it must depend on its pixels
/// alone.
package struct RunPicture: Sendable {
  /// Columns, in pixels.
  package let width: Int
  /// Rows, in pixels.
  package let height: Int
  /// From the top; columns count from 0.
  package private(set) var rows: [RunRow]
  /// All pixels, row by row from the top, or any number while no row is busy; those of rows of runs
  /// mean nothing.
  package private(set) var pixels: [UInt32]

  /// A picture of given rows.
  ///
  /// - Precondition: There are `height` rows, each of runs up to `width` or busy; and if any is
  ///   busy there are `width · height` pixels.
  package init(
    width: Int, height: Int, rows: consuming [RunRow], pixels: consuming [UInt32]
  ) {
    precondition(rows.count == height, "a picture has a row for every line")
    precondition(
      pixels.count >= width * height || !rows.contains(where: \.isBusy),
      "busy rows have their pixels")
    self.width = width
    self.height = height
    self.rows = rows
    self.pixels = pixels
  }

  /// A transparent picture, with nothing written down.
  package init(width: Int, height: Int) {
    var row = RunRow()
    row.fill(upTo: width, with: 0)
    self.init(
      width: width, height: height, rows: Array(repeating: row, count: height), pixels: [])
  }

  /// A transparent picture that writes its pixels down where a pixmap of the same size has them.
  ///
  /// - Precondition: The sides are those of the pixmap.
  package init(width: Int, height: Int, taking pixmap: inout Pixmap) {
    self.init(width: width, height: height)
    pixels = pixmap.takeStorage()
    precondition(pixels.count == width * height, "a picture has the sides of its pixmap")
  }

  /// A pixmap's pixels: all rows are busy.
  package init(_ pixmap: consuming Pixmap) {
    let (width, height) = (pixmap.width, pixmap.height)
    self.init(
      width: width, height: height, rows: Array(repeating: RunRow(), count: height),
      pixels: pixmap.takeStorage())
  }

  /// All pixels, written down.
  package var pixmap: Pixmap {
    var copy = self
    return copy.takePixmap()
  }

  /// Takes all pixels out, written down; none are left.
  package mutating func takePixmap() -> Pixmap {
    var taken: [UInt32] = []
    swap(&taken, &pixels)
    let missing = width * height - taken.count
    if missing > 0 { taken += repeatElement(0, count: missing) }
    var span = taken.mutableSpan
    for row in rows.indices {
      let runs = rows[row].runs
      span.write(runs.span, from: 0, at: row * width)
    }
    rows = []
    return Pixmap(width: width, height: height, taking: taken)
  }

  /// Takes rows and pixels out; none are left.
  package mutating func takeParts() -> (rows: [RunRow], pixels: [UInt32]) {
    var taken: (rows: [RunRow], pixels: [UInt32]) = ([], [])
    swap(&taken.rows, &rows)
    swap(&taken.pixels, &pixels)
    return taken
  }

  /// Whether every pixel's alpha is 255.
  package var isOpaque: Bool { (0..<height).allSatisfy(isOpaque) }

  /// Whether every alpha of a row is 255.
  package func isOpaque(row: Int) -> Bool {
    var all = UInt32.max
    if rows[row].isBusy {
      let span = pixels.span.extracting(row * width..<(row + 1) * width)
      for index in span.indices { all &= span[index] }
    } else {
      for run in rows[row].runs { all &= run.color }
    }
    return all >> 24 == 255
  }

  /// Lends the pixels of consecutive rows, one row after the other.
  ///
  /// - Parameters:
  ///   - range: Some of the rows.
  ///   - storage: Where rows of runs are written down.
  ///   - body: Is lent the pixels.
  /// - Returns: What `body` gives.
  /// - Throws: What `body` throws.
  package func withPixels<R, E: Error>(
    ofRows range: Range<Int>, using storage: inout [UInt32],
    _ body: (Span<UInt32>) throws(E) -> R
  ) throws(E) -> R {
    let places = range.lowerBound * width..<range.upperBound * width
    if rows[range].allSatisfy(\.isBusy) { return try body(pixels.span.extracting(places)) }
    if storage.count < places.count { storage = Array(repeating: 0, count: places.count) }
    var span = storage.mutableSpan
    for row in range {
      let start = (row - range.lowerBound) * width
      if rows[row].isBusy {
        for column in 0..<width { span[start + column] = pixels[row * width + column] }
      } else {
        let runs = rows[row].runs
        span.write(runs.span, from: 0, at: start)
      }
    }
    return try body(storage.span.extracting(0..<places.count))
  }
}

extension Pixmap {
  /// Moves the pixels out, so that they can be drawn on without a copy.
  package mutating func takeStorage() -> [UInt32] {
    var taken: [UInt32] = []
    swap(&taken, &storage)
    return taken
  }
}
