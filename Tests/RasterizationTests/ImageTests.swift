import Digests
import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing
import TestSupport

@Suite("Images")
struct ImageTests {
  /// Random premultiplied pixels.
  func image(width: Int, height: Int, seed: UInt64) -> Image {
    var generator = SeededGenerator(seed: seed)
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let bits = generator.next()
        pixmap[x: x, y: y] = PremultipliedColor(
          StraightColor(
            red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
            blue: UInt8(truncatingIfNeeded: bits >> 16),
            alpha: UInt8(truncatingIfNeeded: bits >> 24)))
      }
    }
    return Image(pixels: pixmap, digest: Digest128(high: seed, low: 0))
  }

  func drawn(
    _ image: Image, _ transform: CGAffineTransform, shape: Shape? = nil, width: Int, height: Int
  ) -> Pixmap {
    let area = shape ?? rectangle(0, 0, Double(width), Double(height))
    return render(
      list(
        width, height,
        [.fill(area, .image(ImagePaint(image: image, transform: transform)))]))
  }

  @Test("A whole-pixel shift copies, and repeats the edge pixels outside")
  func shift() throws {
    let image = image(width: 5, height: 4, seed: 1)
    let pixels = try #require(image.pixels)
    for (x, y) in [(0, 0), (2, 1), (-3, -2), (9, 9), (-9, 3)] {
      let pixmap = drawn(
        image, CGAffineTransform(translationX: Double(x), y: Double(y)), width: 8, height: 6)
      for row in 0..<6 {
        for column in 0..<8 {
          let expected = pixels[
            x: min(max(column - x, 0), 4), y: min(max(row - y, 0), 3)]
          #expect(pixmap[x: column, y: row] == expected)
        }
      }
    }
  }

  @Test("Shifts of image and shape that add up to whole pixels copy")
  func summedShift() {
    let image = image(width: 5, height: 4, seed: 2)
    let shape = Shape(
      .rectangle(CGRect(x: -0.25, y: 0, width: 5, height: 4)),
      transform: CGAffineTransform(translationX: 0.25, y: 0))
    let paint = ImagePaint(image: image, transform: CGAffineTransform(translationX: -0.25, y: 0))

    #expect(render(list(5, 4, [.fill(shape, .image(paint))])) == image.pixels)
  }

  @Test("Else, unless upright and smaller, every channel is the bilinear mean at a place in 1/256")
  func bilinear() throws {
    let image = image(width: 6, height: 5, seed: 3)
    let pixels = try #require(image.pixels)
    let maps = [
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0.3, ty: -0.7),
      CGAffineTransform(a: 3, b: 0, c: 0, d: 2.5, tx: 1, ty: 2),
      CGAffineTransform(a: 0.3, b: 0.2, c: -0.2, d: 0.3, tx: 2, ty: 1),
      CGAffineTransform(a: 1.2, b: 0.9, c: -0.9, d: 1.2, tx: 6, ty: 1),
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 6, ty: 0),
    ]
    for map in maps {
      let pixmap = drawn(image, map, width: 16, height: 16)
      let inverse = map.inverted()
      for y in 0..<16 {
        for x in 0..<16 {
          let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
          let expected = mean(pixels, at: place)
          #expect(pixmap[x: x, y: y] == expected, "\(map), \(x), \(y)")
        }
      }
    }
  }

  /// The bilinear mean in plain integers, at a place of the image's space.
  func mean(_ pixels: Pixmap, at place: CGPoint) -> PremultipliedColor {
    let x = Int(((place.x - 0.5) * 256 + 0.5).rounded(.down))
    let y = Int(((place.y - 0.5) * 256 + 0.5).rounded(.down))
    func pixel(_ column: Int, _ row: Int) -> UInt32 {
      pixels[x: min(max(column, 0), pixels.width - 1), y: min(max(row, 0), pixels.height - 1)]
        .packed
    }
    let column = Int((Double(x) / 256).rounded(.down))
    let row = Int((Double(y) / 256).rounded(.down))
    let right = x - column * 256
    let below = y - row * 256
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      func channel(_ column: Int, _ row: Int) -> Int { Int(pixel(column, row) >> shift & 255) }
      let sum =
        channel(column, row) * (256 - right) * (256 - below)
        + channel(column + 1, row) * right * (256 - below)
        + channel(column, row + 1) * (256 - right) * below
        + channel(column + 1, row + 1) * right * below
      result |= UInt32((2 * sum + 65536) / 131072) << shift
    }
    return PremultipliedColor(packed: result)
  }

  @Test("Absurd maps and empty images draw without trapping")
  func absurd() {
    let image = image(width: 3, height: 3, seed: 4)
    let empty = Image(pixels: Pixmap(width: 0, height: 3), digest: Digest128(high: 0, low: 0))
    let clear = Pixmap(width: 2, height: 2)

    for number in [0, Double.nan, .infinity, .leastNonzeroMagnitude] {
      let map = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      #expect(drawn(image, map, width: 2, height: 2) == clear, "\(number)")
    }
    #expect(drawn(empty, .identity, width: 2, height: 2) == clear)
    let tiny = CGAffineTransform(a: 1e-200, b: 0, c: 0, d: 1e200, tx: 1e100, ty: -1e250)
    #expect(drawn(image, tiny, width: 2, height: 2).isOpaque == false)
  }
}
