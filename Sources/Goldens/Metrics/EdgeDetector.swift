/// Tells pixels on smoothed edges, as the pixelmatch metric does.
///
/// Such a pixel has a darker and a brighter neighbour, at most two neighbours as bright as itself, and
/// its darkest or its brightest neighbour has three neighbours like itself in both pictures. A place
/// outside the picture counts once as a neighbour that is the same.
struct EdgeDetector {
  private let one: PixelGrid
  private let other: PixelGrid

  init(_ one: PixelGrid, _ other: PixelGrid) { (self.one, self.other) = (one, other) }

  /// Whether the pixel is on a smoothed edge of either picture.
  func isOnEdge(_ x: Int, _ y: Int) -> Bool { isOnEdge(of: one, x, y) || isOnEdge(of: other, x, y) }

  private func isOnEdge(of picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    var same = isAtBorder(x, y) ? 1 : 0
    var darkest: (drop: Double, x: Int, y: Int)?
    var brightest: (rise: Double, x: Int, y: Int)?
    for column in max(0, x - 1)...min(picture.width - 1, x + 1) {
      for row in max(0, y - 1)...min(picture.height - 1, y + 1) where (column, row) != (x, y) {
        let difference = Self.brightness(picture[x, y], minus: picture[column, row])
        if difference == 0 {
          same += 1
          if same > 2 { return false }
        } else if difference < darkest?.drop ?? 0 {
          darkest = (difference, column, row)
        } else if difference > brightest?.rise ?? 0 {
          brightest = (difference, column, row)
        }
      }
    }
    guard let darkest, let brightest else { return false }
    return areMany(darkest.x, darkest.y) || areMany(brightest.x, brightest.y)
  }

  private func areMany(_ x: Int, _ y: Int) -> Bool {
    hasLikes(one, x, y) && hasLikes(other, x, y)
  }

  /// Whether more than two neighbours are the same as the pixel.
  private func hasLikes(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    let likes = picture.neighbours(ofX: x, y: y).count { picture[$0.x, $0.y] == picture[x, y] }
    return likes + (isAtBorder(x, y) ? 1 : 0) > 2
  }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == one.width - 1 || y == one.height - 1
  }

  /// The difference in luma over mid-grey; where that is none but alpha differs, half of that.
  private static func brightness(_ one: UInt32, minus other: UInt32) -> Double {
    if one == other { return 0 }
    let (alpha, otherAlpha) = (Double(one >> 24), Double(other >> 24))
    let isOpaque = alpha == 255 && otherAlpha == 255
    func difference(_ shift: UInt32) -> Double {
      let (left, right) = (Double(one >> shift & 255), Double(other >> shift & 255))
      if isOpaque { return left - right }
      return (left * alpha - right * otherAlpha - 128 * (alpha - otherAlpha)) / 255
    }
    let luma =
      difference(0) * 0.29889531 + difference(8) * 0.58662247 + difference(16) * 0.11448223
    return luma == 0 && !isOpaque ? (alpha - otherAlpha) / 2 : luma
  }
}
