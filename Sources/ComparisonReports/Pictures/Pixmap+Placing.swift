package import Pixels

extension Pixmap {
  /// All of it.
  package var bounds: PixelBox { PixelBox(x: 0, y: 0, width: width, height: height) }

  /// A pixmap of one colour.
  init(width: Int, height: Int, color: UInt32) {
    self.init(width: width, height: height)
    for index in storage.indices { storage[index] = color }
  }

  /// Replaces a box's pixels, as far as they are inside, with what `pixel` gives for their place.
  mutating func fill(_ box: PixelBox, with pixel: (_ x: Int, _ y: Int) -> UInt32) {
    let visible = box.intersection(bounds)
    for y in visible.y..<visible.y + visible.height {
      for x in visible.x..<visible.x + visible.width {
        storage[y * width + x] = pixel(x, y)
      }
    }
  }

  /// Draws another pixmap source-over with its upper left at a place; what lies outside is cut off.
  mutating func draw(_ other: Pixmap, x left: Int, y top: Int) {
    let box = PixelBox(x: left, y: top, width: other.width, height: other.height)
    let visible = box.intersection(bounds)
    for y in visible.y..<visible.y + visible.height {
      for x in visible.x..<visible.x + visible.width {
        let place = y * width + x
        storage[place] = PackedPixel.over(
          other.storage[(y - top) * other.width + x - left], storage[place])
      }
    }
  }

  /// A box's pixels; what lies outside is what `outside` gives for a place of this pixmap.
  func cut(_ box: PixelBox, outside: (_ x: Int, _ y: Int) -> UInt32) -> Pixmap {
    var part = Pixmap(width: box.width, height: box.height)
    part.fill(part.bounds) { x, y in
      let (column, row) = (box.x + x, box.y + y)
      return bounds.contains(x: column, y: row)
        ? storage[row * width + column] : outside(column, row)
    }
    return part
  }

  /// Every pixel as a square of `factor` pixels.
  func enlarged(by factor: Int) -> Pixmap {
    var large = Pixmap(width: width * factor, height: height * factor)
    large.fill(large.bounds) { x, y in storage[y / factor * width + x / factor] }
    return large
  }
}
