import PNGCodec
import Pixels
import Testing

@Suite("Straight and premultiplied alpha")
struct AlphaDivisionTests {
  /// All 65,536 pairs of a colour and an alpha: the colour in red, its complement in green, zero
  /// in blue.
  private static let pairs: [UInt32] = (0..<UInt32(65_536)).map { pair in
    let (color, alpha) = (pair & 255, pair >> 8)
    return color | (255 - color) << 8 | alpha << 24
  }

  @Test("Multiplying by alpha rounds to nearest, for all pairs")
  func multiplying() {
    var image = StraightImage(width: 256, height: 256)
    image.pixels = Self.pairs

    let pixmap = image.premultiplied()

    for pair in Self.pairs.indices {
      let (color, alpha) = (pair & 255, pair >> 8)
      let pixel = pixmap[x: pair % 256, y: pair / 256]
      let exact = UInt8((Double(color * alpha) / 255).rounded())
      if pixel.red != exact { Issue.record("\(color) times \(alpha): \(pixel.red)") }
      if pixel.alpha != alpha || pixel.blue != 0 { Issue.record("\(pixel)") }
    }
  }

  @Test("Dividing by alpha rounds to nearest and loses nothing, for all pairs")
  func dividing() {
    var pixmap = Pixmap(width: 256, height: 256)
    for pair in 0..<65_536 {
      let (alpha, color) = (UInt32(pair >> 8), min(UInt32(pair & 255), UInt32(pair >> 8)))
      pixmap.storage[pair] = color | (alpha - color) << 8 | alpha << 24
    }

    let straight = StraightImage(pixmap)

    #expect(straight.premultiplied() == pixmap)
    for (pixel, premultiplied) in zip(straight.pixels, pixmap.storage) where pixel >> 24 > 0 {
      let exact = Double(premultiplied & 255) * 255 / Double(pixel >> 24)
      if abs(Double(pixel & 255) - exact) > 0.5 { Issue.record("\(pixel)") }
    }
    #expect(straight.pixels[0..<256].allSatisfy { $0 == 0 })
  }
}
