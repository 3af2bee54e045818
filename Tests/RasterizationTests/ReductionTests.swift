import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing
import TestSupport

@Suite("Images drawn smaller")
struct ReductionTests {
  private func pixmap(width: Int, height: Int, seed: UInt64) -> Pixmap {
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
    return pixmap
  }

  private func drawn(
    _ image: Image, _ map: CGAffineTransform, width: Int, height: Int
  ) -> Pixmap {
    let paint = ImagePaint(image: image, transform: map)
    return render(
      list(
        width, height, [.fill(rectangle(0, 0, Double(width), Double(height)), .image(paint))]))
  }

  /// The mean over a rectangle of the image's space by plain areas, edges repeating.
  private func mean(_ pixels: Pixmap, x: ClosedRange<Double>, y: ClosedRange<Double>) -> [Double] {
    func shares(_ range: ClosedRange<Double>, _ count: Int) -> [Double] {
      let low = (range.lowerBound * 256 + 0.5).rounded(.down)
      let high = max((range.upperBound * 256 + 0.5).rounded(.down), low + 1)
      return (0..<count).map { index in
        let start = index == 0 ? -Double.infinity : Double(index) * 256
        let end = index == count - 1 ? Double.infinity : Double(index + 1) * 256
        return max(0, min(high, end) - max(low, start)) / (high - low)
      }
    }
    let (columns, rows) = (shares(x, pixels.width), shares(y, pixels.height))
    var sums = [0.0, 0, 0, 0]
    for row in 0..<pixels.height where rows[row] > 0 {
      for column in 0..<pixels.width where columns[column] > 0 {
        let pixel = pixels[x: column, y: row]
        let share = rows[row] * columns[column]
        for (index, channel) in [pixel.red, pixel.green, pixel.blue, pixel.alpha].enumerated() {
          sums[index] += Double(channel) * share
        }
      }
    }
    return sums
  }

  @Test("Each pixel is the mean of all it covers, rounded to nearest, out to the repeated edges")
  func oracle() {
    let pixels = pixmap(width: 23, height: 17, seed: 5)
    let maps = [
      CGAffineTransform(a: 0.25, b: 0, c: 0, d: 0.2, tx: 0, ty: 0),
      CGAffineTransform(a: 0.37, b: 0, c: 0, d: 0.61, tx: 1.3, ty: 0.7),
      CGAffineTransform(a: 0.5, b: 0, c: 0, d: 2, tx: 0, ty: -9),
      CGAffineTransform(a: -0.3, b: 0, c: 0, d: 0.3, tx: 8, ty: 1),
      CGAffineTransform(a: 0.01, b: 0, c: 0, d: 0.02, tx: 4, ty: 4),
    ]
    for map in maps {
      let pixmap = drawn(Image(pixels: pixels), map, width: 10, height: 9)
      let inverse = map.inverted()
      let (halfWidth, halfHeight) = (max(abs(inverse.a), 1) / 2, max(abs(inverse.d), 1) / 2)
      for y in 0..<9 {
        for x in 0..<10 {
          let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
          let expected = mean(
            pixels, x: limited(place.x - halfWidth, 23)...limited(place.x + halfWidth, 23),
            y: limited(place.y - halfHeight, 17)...limited(place.y + halfHeight, 17))
          let pixel = pixmap[x: x, y: y]
          let channels = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
          for (channel, exact) in zip(channels, expected) {
            #expect(abs(Double(channel) - exact) <= 0.5 + 1e-9, "\(map), \(x), \(y)")
          }
        }
      }
    }
  }

  /// No farther than one image beyond its edges.
  private func limited(_ place: Double, _ count: Double) -> Double {
    min(max(place, -count), 2 * count)
  }

  @Test("A plain image keeps its colour at every size")
  func plain() {
    var pixels = Pixmap(width: 300, height: 200)
    for y in 0..<200 {
      for x in 0..<300 { pixels[x: x, y: y] = PremultipliedColor(packed: 0x8040_2010) }
    }
    for scale in [0.9, 0.5, 0.33, 0.1, 0.004] {
      let map = CGAffineTransform(scaleX: scale, y: scale)
      let drawn = drawn(Image(pixels: pixels), map, width: 4, height: 4)
      for y in 0..<4 { for x in 0..<4 { #expect(drawn[x: x, y: y].packed == 0x8040_2010) } }
    }
  }

  @Test("At half the size each pixel is the mean of four")
  func half() {
    let pixels = pixmap(width: 8, height: 8, seed: 9)
    let drawn = drawn(
      Image(pixels: pixels), CGAffineTransform(scaleX: 0.5, y: 0.5), width: 4, height: 4)
    for y in 0..<4 {
      for x in 0..<4 {
        let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map { pixels[x: 2 * x + $0.0, y: 2 * y + $0.1] }
        #expect(drawn[x: x, y: y].alpha == UInt8((four.reduce(2) { $0 + Int($1.alpha) }) / 4))
      }
    }
  }

  @Test("Recorded pictures are sampled as a screen does, without averaging")
  func recordings() throws {
    let pixels = pixmap(width: 8, height: 8, seed: 11)
    let whole = list(
      8, 8,
      [
        .fill(
          rectangle(0, 0, 8, 8),
          .image(ImagePaint(image: Image(pixels: pixels), transform: .identity)))
      ])
    let recording = try #require(Image(recording: whole))
    let drawn = drawn(recording, CGAffineTransform(scaleX: 0.25, y: 0.25), width: 2, height: 2)
    let four = [(1, 1), (2, 1), (1, 2), (2, 2)].map { pixels[x: $0.0, y: $0.1] }
    #expect(drawn[x: 0, y: 0].alpha == UInt8((four.reduce(2) { $0 + Int($1.alpha) }) / 4))
  }
}
