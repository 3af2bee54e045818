import Pixels
import TestSupport

/// A picture with the statistics of a photograph, without one: smooth light at several scales,
/// edges, and a sensor's noise.
enum Photograph {
  static func pixmap(width: Int, height: Int) -> Pixmap {
    var generator = SeededGenerator(seed: 1826)
    let light = (0..<3).map { octave in
      Lattice(spacing: 64 >> (2 * octave), width: width, height: height, using: &generator)
    }
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let smooth = zip(light, [6, 2, 1]).reduce(0) { $0 + $1.0.value(x, y) * $1.1 } / 9
        let isInShade = (x * 3 + y * 2) % 400 > 250
        let level = isInShade ? smooth / 2 : smooth
        var pixel: UInt32 = 0xFF00_0000
        for (shift, tint) in [(UInt32(0), 250), (8, 230), (16, 200)] {
          let grain = Int.random(in: -2...2, using: &generator)
          pixel |= UInt32(max(0, min(255, level * tint / 255 + grain))) << shift
        }
        pixmap.storage[y * width + x] = pixel
      }
    }
    return pixmap
  }

  /// The same, made larger by a whole number, as a small photograph on a large screen is: linear
  /// between its pixels.
  static func pixmap(width: Int, height: Int, enlargement scale: Int) -> Pixmap {
    let small = pixmap(width: width, height: height)
    var large = Pixmap(width: width * scale, height: height * scale)
    for y in 0..<large.height {
      for x in 0..<large.width {
        let (left, top) = (x / scale, y / scale)
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        let (over, down) = (x % scale, y % scale)
        var pixel: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
          func level(_ x: Int, _ y: Int) -> Int {
            Int(small.storage[y * width + x] >> shift & 255)
          }
          let upper = level(left, top) * (scale - over) + level(right, top) * over
          let lower = level(left, bottom) * (scale - over) + level(right, bottom) * over
          pixel |= UInt32((upper * (scale - down) + lower * down) / (scale * scale)) << shift
        }
        large.storage[y * large.width + x] = pixel
      }
    }
    return large
  }

  /// Random levels at the points of a square lattice, and linear between them.
  private struct Lattice {
    let spacing: Int
    let columns: Int
    let levels: [Int]

    init(spacing: Int, width: Int, height: Int, using generator: inout SeededGenerator) {
      self.spacing = spacing
      columns = width / spacing + 2
      levels = (0..<columns * (height / spacing + 2)).map { _ in
        Int.random(in: 0...255, using: &generator)
      }
    }

    func value(_ x: Int, _ y: Int) -> Int {
      let (column, right) = x.quotientAndRemainder(dividingBy: spacing)
      let (row, down) = y.quotientAndRemainder(dividingBy: spacing)
      let place = row * columns + column
      let upper = levels[place] * (spacing - right) + levels[place + 1] * right
      let lower = levels[place + columns] * (spacing - right) + levels[place + columns + 1] * right
      return (upper * (spacing - down) + lower * down) / (spacing * spacing)
    }
  }
}
