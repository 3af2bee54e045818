import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing

@Suite("Gradients")
struct GradientTests {
  let black = Color.black
  let white = Color.white

  func linear(
    _ stops: [(Double, Color)], from start: CGPoint, to end: CGPoint
  ) -> Paint {
    .linearGradient(
      LinearGradient(
        stops: stops.map { GradientStop(location: $0.0, color: $0.1) }, start: start, end: end))
  }

  func reds(_ paint: Paint, width: Int, transform: CGAffineTransform = .identity) -> [Int] {
    let shape = Shape(
      .rectangle(CGRect(x: -1000, y: -1000, width: 2000, height: 2000)), transform: transform)
    let pixmap = render(list(width, 1, [.fill(shape, paint)]))
    return (0..<width).map { Int(pixmap[x: $0, y: 0].red) }
  }

  @Test("A linear gradient has at each pixel centre the exact value, rounded to nearest")
  func linearValues() {
    // From 0.5 to 64.5: column x is at x/64, its value x · 255 / 64, ties up.
    let paint = linear(
      [(0, black), (1, white)], from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 64.5, y: 0))

    let expected = (0...64).map { ($0 * 255 + 32) / 64 }
    #expect(reds(paint, width: 65) == expected)
  }

  @Test("Beyond its ends a gradient keeps its first and last colour")
  func beyond() {
    let paint = linear(
      [(0.25, Color(red: 0.2, green: 0, blue: 0)), (0.75, Color(red: 0.8, green: 0, blue: 0))],
      from: CGPoint(x: 4, y: 0), to: CGPoint(x: 8, y: 0))

    let values = reds(paint, width: 12)

    #expect(values.prefix(5) == [51, 51, 51, 51, 51])
    #expect(values.suffix(5) == [204, 204, 204, 204, 204])
    // Column 5 is at 0.375 and column 6 at 0.625: a quarter and three quarters between.
    #expect(values[5...6] == [89, 166])
  }

  @Test("Stops at one place are a hard step; at the place itself the last one counts")
  func hardStep() {
    let paint = linear(
      [(0, black), (0.5, black), (0.5, white), (1, white)], from: CGPoint(x: 0.5, y: 0),
      to: CGPoint(x: 4.5, y: 0))

    #expect(reds(paint, width: 5) == [0, 0, 255, 255, 255])
  }

  @Test("Colours are interpolated before they are premultiplied")
  func unpremultiplied() {
    let paint = linear(
      [(0, Color(red: 1, green: 0, blue: 0, alpha: 0)), (1, Color(red: 1, green: 0, blue: 0))],
      from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 2.5, y: 0))
    let shape = rectangle(0, 0, 3, 1)

    let pixmap = render(list(3, 1, [.fill(shape, paint)]))

    #expect(pixmap[x: 1, y: 0].alpha == 128)
    #expect(pixmap[x: 1, y: 0].red == 128)
    #expect(pixmap[x: 0, y: 0] == .clear)
  }

  @Test("A gradient of one colour is that colour, translucent too")
  func constant() {
    for alpha in stride(from: 0, through: 1, by: 1.0 / 32) {
      let color = Color(red: 0.7, green: 0.123, blue: 0.9, alpha: alpha)
      let stops = [(0.0, color), (0.3, color), (1.0, color)]
      let shape = rectangle(0.3, 0.6, 8, 8)
      let plain = render(list(9, 9, [.fill(shape, .color(color))]))
      let linear = linear(stops, from: CGPoint(x: 1, y: 2), to: CGPoint(x: 7, y: 5))
      let radial = Paint.radialGradient(
        RadialGradient(
          stops: stops.map { GradientStop(location: $0.0, color: $0.1) },
          center: CGPoint(x: 3, y: 4), radii: CGSize(width: 5, height: 2)))

      #expect(render(list(9, 9, [.fill(shape, linear)])) == plain)
      #expect(render(list(9, 9, [.fill(shape, radial)])) == plain)
    }
  }

  @Test("A line without length shows the last colour; without stops nothing is painted")
  func degenerate() {
    let point = CGPoint(x: 1, y: 1)
    #expect(
      reds(linear([(0, black), (1, white)], from: point, to: point), width: 2) == [255, 255])
    #expect(
      reds(linear([], from: point, to: CGPoint(x: 2, y: 2)), width: 2) == [0, 0])
    let flat = RadialGradient(
      stops: [GradientStop(location: 0, color: white)], center: point,
      radii: CGSize(width: 0, height: 3))
    #expect(reds(.radialGradient(flat), width: 2) == [0, 0])
  }

  @Test("A radial gradient runs by distance, in units of each radius, in the shape's space")
  func radial() {
    let paint = Paint.radialGradient(
      RadialGradient(
        stops: [GradientStop(location: 0, color: black), GradientStop(location: 1, color: white)],
        center: CGPoint(x: 5, y: 2.5), radii: CGSize(width: 5, height: 2)))
    // Twice as large: centre (10, 5), radii 10 and 4.
    let shape = Shape(
      .rectangle(CGRect(x: 0, y: 0, width: 10, height: 5)),
      transform: CGAffineTransform(scaleX: 2, y: 2))
    let pixmap = render(list(20, 10, [.fill(shape, paint)]))
    for y in 0..<10 {
      for x in 0..<20 {
        let u = (Double(x) + 0.5 - 10) / 10
        let v = (Double(y) + 0.5 - 5) / 4
        let expected = min((u * u + v * v).squareRoot(), 1) * 255
        #expect(abs(Double(pixmap[x: x, y: y].red) - expected) <= 0.5 + 1e-9)
      }
    }
  }

  @Test("A rotated gradient runs along its rotated line, and tiles fit together")
  func rotated() {
    let map = CGAffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 3, ty: -2)
    let paint = linear([(0, black), (1, white)], from: .zero, to: CGPoint(x: 20, y: 0))
    let shape = Shape(
      .rectangle(CGRect(x: -100, y: -100, width: 200, height: 200)), transform: map)
    let whole = render(list(16, 16, [.fill(shape, paint)]))
    var tiles: [DisplayList.Command] = []
    for tile in 0..<16 {
      tiles += [
        .beginClip(rectangle(Double(tile % 4) * 4, Double(tile / 4) * 4, 4, 4)),
        .fill(shape, paint), .endClip,
      ]
    }

    #expect(render(list(16, 16, tiles)) == whole)
    for y in 0..<16 {
      for x in 0..<16 {
        let along = (Double(x) + 0.5 - 3) * 0.6 + (Double(y) + 0.5 + 2) * 0.8
        let expected = min(max(along / 20, 0), 1) * 255
        #expect(abs(Double(whole[x: x, y: y].red) - expected) <= 0.5 + 1e-9)
      }
    }
  }
}
