import Pixels
import Goldens
import PNGCodec
import TestSupport

/// Small pictures, drawn by rules that the tests can reason about.
enum Canvas {
  static let white: UInt32 = 0xFFFF_FFFF
  static let black: UInt32 = 0xFF00_0000
  static let red: UInt32 = 0xFF00_00FF
  static let blue: UInt32 = 0xFFFF_0000

  /// A picture of one colour.
  static func plain(_ color: UInt32 = white, width: Int = 48, height: Int = 40) -> StraightImage {
    var picture = StraightImage(width: width, height: height)
    for index in picture.pixels.indices { picture.pixels[index] = color }
    return picture
  }

  /// A grey of `value` steps.
  static func grey(_ value: Int) -> UInt32 {
    0xFF00_0000 | UInt32(value) << 16 | UInt32(value) << 8 | UInt32(value)
  }

  /// A disc, smoothed by 16 by 16 samples a pixel, black on white.
  static func disc(
    x centreX: Double, y centreY: Double, radius: Double, width: Int = 48, height: Int = 40
  ) -> StraightImage {
    var picture = plain(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        var inside = 0
        for sample in 0..<256 {
          let dx = Double(x) + (Double(sample % 16) + 0.5) / 16 - centreX
          let dy = Double(y) + (Double(sample / 16) + 0.5) / 16 - centreY
          if dx * dx + dy * dy < radius * radius { inside += 1 }
        }
        picture.pixels[y * width + x] = grey(255 - (inside * 255 + 128) / 256)
      }
    }
    return picture
  }

  /// Noise of a fixed seed.
  static func noise(seed: UInt64, width: Int = 48, height: Int = 40) -> StraightImage {
    var generator = SeededGenerator(seed: seed)
    var picture = StraightImage(width: width, height: height)
    for index in picture.pixels.indices {
      picture.pixels[index] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
    }
    return picture
  }
}

extension StraightImage {
  /// The picture with a rectangle of one colour.
  func filled(_ color: UInt32, _ box: PixelBox) -> StraightImage {
    var copy = self
    for y in box.rows {
      for x in box.columns { copy.pixels[y * width + x] = color }
    }
    return copy
  }

  /// The picture with another value of one pixel.
  func setting(_ x: Int, _ y: Int, to pixel: UInt32) -> StraightImage {
    filled(pixel, PixelBox(x: x, y: y, width: 1, height: 1))
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
