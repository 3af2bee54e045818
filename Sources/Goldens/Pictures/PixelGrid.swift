internal import PNGCodec

/// A picture's pixels with the questions about neighbours that classes ask.
struct PixelGrid {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  init(_ picture: StraightImage) {
    (width, height, pixels) = (picture.width, picture.height, picture.pixels)
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }

  /// The square of three around a pixel, as far as it lies inside.
  func square(_ x: Int, _ y: Int) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    (max(0, x - 1)...min(width - 1, x + 1), max(0, y - 1)...min(height - 1, y + 1))
  }

  /// The places beside a pixel, up to eight.
  func neighbours(ofX x: Int, y: Int) -> [(x: Int, y: Int)] {
    let (columns, rows) = square(x, y)
    return rows.flatMap { row in columns.map { ($0, row) } }.filter { $0 != (x, y) }
  }

  /// Whether a pixel and all beside it are the same.
  func isFlat(aroundX x: Int, y: Int) -> Bool {
    let centre = y * width + x
    if x > 0, y > 0, x < width - 1, y < height - 1 {
      return isRun(at: centre, of: pixels[centre]) && isRun(at: centre - width, of: pixels[centre])
        && isRun(at: centre + width, of: pixels[centre])
    }
    let (columns, rows) = square(x, y)
    for row in rows {
      for column in columns where self[column, row] != pixels[centre] { return false }
    }
    return true
  }

  /// Adds to each of some places what the pixels beside them have other than they: 0 stays where all nine are
  /// the same.
  ///
  /// - Precondition: The row and the columns lie inside, not at the border.
  func addRoughness(ofRow y: Int, columns: Range<Int>, to sums: inout [UInt32]) {
    let (count, start) = (columns.count, y * width + columns.lowerBound)
    precondition(y > 0 && y < height - 1 && sums.count >= count, "the row lies inside")
    let pixels = pixels.span
    let centre = pixels.extracting(start..<start + count)
    for row in [start - width, start, start + width] {
      let before = pixels.extracting(row - 1..<row - 1 + count)
      let same = pixels.extracting(row..<row + count)
      let after = pixels.extracting(row + 1..<row + 1 + count)
      var sums = sums.mutableSpan
      for x in 0..<count {
        sums[x] |= centre[x] ^ before[x] | centre[x] ^ same[x] | centre[x] ^ after[x]
      }
    }
  }

  /// Whether a pixel inside its row and those to its left and right have a colour.
  @inline(__always)
  private func isRun(at index: Int, of color: UInt32) -> Bool {
    let span = pixels.span
    return span[index] == color && span[index - 1] == color && span[index + 1] == color
  }

  /// What the pixels beside a pixel span, channel by channel.
  func range(aroundX x: Int, y: Int, withCentre: Bool = false) -> PixelRange {
    let (columns, rows) = square(x, y)
    var range = PixelRange()
    for row in rows {
      for column in columns where withCentre || column != x || row != y {
        range.take(self[column, row])
      }
    }
    return range
  }
}

// MARK: - Moves

extension PixelGrid {
  /// Steps within which moved pixels are the same.
  private static let sameSteps = 2

  private static func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
    one == other || ChannelSteps(one, other).greatest <= sameSteps
  }

  /// Whether a differing pixel shows that something went this way.
  ///
  /// Either the pixel shows what was at the start of the way and its old value is now at the end; or,
  /// where something lies in front of what does not move, one of these with all pixels beside it,
  /// which then must not be flat, and the other end must have changed too, or a pattern that stands
  /// still would pass for moved. Once the way is known, one of the two is enough where the other lies
  /// outside; a pixel at the border would pass for moved if that were so before.
  func hasMoved(
    to actual: PixelGrid, _ x: Int, _ y: Int, by way: PictureComparison.Displacement,
    isKnown: Bool = false
  ) -> Bool {
    let (startX, startY, endX, endY) = (x - way.x, y - way.y, x + way.x, y + way.y)
    let came = contains(startX, startY) && Self.isNear(actual[x, y], self[startX, startY])
    let went = actual.contains(endX, endY) && Self.isNear(self[x, y], actual[endX, endY])
    if came && went { return true }
    if isKnown, came && !actual.contains(endX, endY) || went && !contains(startX, startY) {
      return true
    }
    if came, differs(from: actual, startX, startY), actual.matches(self, x, y, startX, startY) {
      return true
    }
    return went && differs(from: actual, endX, endY) && matches(actual, x, y, endX, endY)
  }

  private func differs(from other: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    self[x, y] != other[x, y]
  }

  /// Whether the squares around two places are the same and not flat.
  private func matches(
    _ other: PixelGrid, _ x: Int, _ y: Int, _ otherX: Int, _ otherY: Int
  ) -> Bool {
    guard x > 0, y > 0, x < width - 1, y < height - 1, otherX > 0, otherY > 0,
      otherX < other.width - 1, otherY < other.height - 1, !isFlat(aroundX: x, y: y)
    else { return false }
    for row in -1...1 {
      for column in -1...1
      where !Self.isNear(self[x + column, y + row], other[otherX + column, otherY + row]) {
        return false
      }
    }
    return true
  }
}

/// What some pixels span, channel by channel.
struct PixelRange {
  private var low: (Int, Int, Int, Int) = (255, 255, 255, 255)
  private var high: (Int, Int, Int, Int) = (0, 0, 0, 0)

  /// Steps by which rounding may lead out of a range.
  private static let slack = 2

  mutating func take(_ pixel: UInt32) {
    let (red, green, blue, alpha) = Self.channels(pixel)
    low = (min(low.0, red), min(low.1, green), min(low.2, blue), min(low.3, alpha))
    high = (max(high.0, red), max(high.1, green), max(high.2, blue), max(high.3, alpha))
  }

  /// The greatest span of a channel.
  var contrast: Int {
    max(max(high.0 - low.0, high.1 - low.1), max(high.2 - low.2, high.3 - low.3))
  }

  /// Whether a pixel lies within, or out of it by rounding.
  func holds(_ pixel: UInt32) -> Bool {
    let (red, green, blue, alpha) = Self.channels(pixel)
    return Self.isWithin(red, low.0, high.0) && Self.isWithin(green, low.1, high.1)
      && Self.isWithin(blue, low.2, high.2) && Self.isWithin(alpha, low.3, high.3)
  }

  /// Whether a pixel lies within, and in one channel apart from both ends.
  func isBetween(_ pixel: UInt32) -> Bool {
    guard holds(pixel) else { return false }
    let (red, green, blue, alpha) = Self.channels(pixel)
    return Self.isApart(red, low.0, high.0) || Self.isApart(green, low.1, high.1)
      || Self.isApart(blue, low.2, high.2) || Self.isApart(alpha, low.3, high.3)
  }

  private static func isWithin(_ value: Int, _ low: Int, _ high: Int) -> Bool {
    value >= low - slack && value <= high + slack
  }

  private static func isApart(_ value: Int, _ low: Int, _ high: Int) -> Bool {
    value > low + slack && value < high - slack
  }

  private static func channels(_ pixel: UInt32) -> (Int, Int, Int, Int) {
    (
      Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255), Int(pixel >> 24)
    )
  }
}
