/// Where the strips of a sheet lie, such that the sheet keeps its bounds.
///
/// A strip is a caption over at most five pictures in a row. All strips have one size, that of the
/// widest and of the highest; they fill the sheet from left to right, then from top to bottom. The
/// more there are, the smaller they become; when the smallest do not fit, the first ones are shown.
struct BatchSheetLayout {
  /// The longest side of a sheet, in pixels; so it has 16 Mi pixels at most.
  static let longestSide = 4096
  /// Between strips and around them, in pixels.
  static let margin = 24
  /// Between a strip's pictures.
  static let gap = 8
  /// Between a caption and the pictures below it.
  private static let captionGap = 8
  /// The heights of pictures that are tried, the largest first.
  private static let heights = [240, 200, 160, 120, 96, 72, 54]
  /// The narrowest strip, for a caption's sake.
  private static let leastWidth = 200

  /// The greatest height of a picture.
  let pictureHeight: Int
  /// Dots of a caption's letters are squares of so many pixels.
  let dot: Int
  /// A strip's columns.
  let stripWidth: Int
  /// A strip's rows, the caption's among them.
  let stripHeight: Int
  /// Strips in a row of the sheet.
  let columns: Int
  /// Strips on the sheet.
  let count: Int

  /// The layout for these variants.
  ///
  /// - Precondition: There is one.
  init(_ entries: [BatchIndexEntry]) {
    precondition(!entries.isEmpty, "a sheet shows variants")
    let sizes = Self.heights.map { Self(entries, height: $0) }
    // The first that holds all, or the last, which holds the most.
    self = sizes.first { $0.count == entries.count } ?? sizes[sizes.count - 1]
  }

  private init(_ entries: [BatchIndexEntry], height: Int) {
    pictureHeight = height
    dot = height >= 160 ? 2 : 1
    let cells = entries.map { Self.cell(of: $0.frames, height: height) }
    let pictures = BatchSheet.mostPictures
    let widest = (cells.map(\.width).max() ?? 1) * pictures + Self.gap * (pictures - 1)
    stripWidth = max(Self.leastWidth, widest)
    stripHeight =
      PixelFont.lineHeight * dot + Self.captionGap + (cells.map(\.height).max() ?? 1)
    let most = (
      columns: Self.fitting(stripWidth), rows: Self.fitting(stripHeight)
    )
    count = min(entries.count, most.columns * most.rows)
    columns = Self.columns(for: count, most, width: stripWidth, height: stripHeight)
  }

  /// Strips of this length that fit along a side.
  private static func fitting(_ length: Int) -> Int {
    (longestSide - margin) / (length + margin)
  }

  /// The number of columns with the shortest longer side.
  private static func columns(
    for count: Int, _ most: (columns: Int, rows: Int), width: Int, height: Int
  ) -> Int {
    let possible = (1...most.columns).filter { rows(of: count, in: $0) <= most.rows }
    let side = { (columns: Int) in
      max(columns * (width + margin), rows(of: count, in: columns) * (height + margin))
    }
    return possible.min { side($0) < side($1) } ?? most.columns
  }

  private static func rows(of count: Int, in columns: Int) -> Int {
    (count + columns - 1) / columns
  }
}

// MARK: - Places

extension BatchSheetLayout {
  /// Columns of the sheet, in pixels.
  var width: Int { Self.margin + columns * (stripWidth + Self.margin) }
  /// Rows of the sheet, in pixels.
  var height: Int { Self.margin + Self.rows(of: count, in: columns) * (stripHeight + Self.margin) }
  /// From a strip's first row to its pictures'.
  var captionHeight: Int { PixelFont.lineHeight * dot + Self.captionGap }

  /// The upper left of a strip, counted from 0.
  func origin(of strip: Int) -> (x: Int, y: Int) {
    (
      Self.margin + strip % columns * (stripWidth + Self.margin),
      Self.margin + strip / columns * (stripHeight + Self.margin)
    )
  }

  /// The size of a variant's pictures: within the height and twice as wide, never enlarged.
  func cell(of frames: BatchIndexFrames?) -> (width: Int, height: Int) {
    Self.cell(of: frames, height: pictureHeight)
  }

  private static func cell(
    of frames: BatchIndexFrames?, height: Int
  ) -> (width: Int, height: Int) {
    guard let frames, frames.pixelWidth > 0, frames.pixelHeight > 0 else {
      return (height / 2, height)
    }
    let scale = min(
      1, Double(height) / Double(frames.pixelHeight), Double(2 * height) / Double(frames.pixelWidth)
    )
    return (
      max(1, Int((Double(frames.pixelWidth) * scale).rounded())),
      max(1, Int((Double(frames.pixelHeight) * scale).rounded()))
    )
  }
}
