import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing
import TestSupport

@Suite("Shapes in perspective")
struct PerspectiveTests {
  /// A card of 40 by 40 about (32, 32), turned about y by the sine and cosine 0.8 and 0.6, seen from
  /// 100 pixels away.
  private let card = PlaneMap(
    numerator: CGAffineTransform(translationX: -20, y: -20)
  ).concatenating(
    PlaneMap(
      numerator: CGAffineTransform(a: 0.6, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      weightX: 0.008, weightY: 0, weight: 1)
  ).concatenating(PlaneMap(CGAffineTransform(translationX: 32, y: 32)))

  private let face = CGRect(x: 0, y: 0, width: 40, height: 40)

  /// The point of the card under a pixel's centre.
  private func place(_ column: Int, _ row: Int) throws -> CGPoint {
    let inverse = try #require(card.inverse)
    let center = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5)
    let (image, weight) = (center.applying(inverse.numerator), inverse.weight(at: center))
    return CGPoint(x: image.x / weight, y: image.y / weight)
  }

  @Test("A hard-edged face holds the pixels whose centres it holds")
  func hardEdges() throws {
    let shape = Shape(.rectangle(face), transform: card, smoothsEdges: false)
    let path = Shape(.path(.rectangle(face), .nonZero), transform: card, smoothsEdges: false)
    let pixmap = coverage(shape, width: 64, height: 64)
    #expect(pixmap == coverage(path, width: 64, height: 64))
    for row in 0..<64 {
      for column in 0..<64 {
        let place = try self.place(column, row)
        let isIn = face.insetBy(dx: 0.05, dy: 0.05).contains(place)
        let isOut = !face.insetBy(dx: -0.05, dy: -0.05).contains(place)
        let alpha = pixmap[x: column, y: row].alpha
        #expect(!isIn || alpha == 255)
        #expect(!isOut || alpha == 0)
      }
    }
  }

  @Test("A smooth circle covers what 16 by 16 samples of it cover, within 3 of 255")
  func circle() throws {
    let path = Path.ellipse(in: face)
    let pixmap = coverage(
      Shape(.path(path, .nonZero), transform: card), width: 64, height: 64)
    let inverse = try #require(card.inverse)
    for row in stride(from: 1, to: 64, by: 5) {
      for column in 0..<64 {
        var inside = 0
        for sample in 0..<256 {
          let point = CGPoint(
            x: Double(column) + (Double(sample % 16) + 0.5) / 16,
            y: Double(row) + (Double(sample / 16) + 0.5) / 16)
          let (image, weight) = (point.applying(inverse.numerator), inverse.weight(at: point))
          let (x, y) = (image.x / weight - 20, image.y / weight - 20)
          if x * x + y * y < 400 { inside += 1 }
        }
        let expected = Double(inside) * 255 / 256
        let alpha = Double(pixmap[x: column, y: row].alpha)
        // 16 samples along an edge are off by up to a sixteenth of a pixel's height.
        #expect(abs(alpha - expected) < 10, "pixel \(column), \(row)")
      }
    }
  }

  @Test("A gradient's colour belongs to the place under each pixel's centre")
  func gradients() throws {
    let stops = [
      GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white),
    ]
    let shape = Shape(.rectangle(face), transform: card, smoothsEdges: false)
    let line = Paint.linearGradient(
      LinearGradient(stops: stops, start: .zero, end: CGPoint(x: 40, y: 0)))
    let rings = Paint.radialGradient(
      RadialGradient(
        stops: stops, center: CGPoint(x: 20, y: 20), radii: CGSize(width: 20, height: 30)))
    let linear = render(list(64, 64, [.fill(shape, line)]))
    let radial = render(list(64, 64, [.fill(shape, rings)]))
    for row in stride(from: 20, to: 44, by: 3) {
      for column in 24..<40 {
        let place = try self.place(column, row)
        let along = place.x / 40 * 255
        #expect(abs(Double(linear[x: column, y: row].red) - along) <= 0.5001)
        let (x, y) = ((place.x - 20) / 20, (place.y - 20) / 30)
        let out = min((x * x + y * y).squareRoot(), 1) * 255
        #expect(abs(Double(radial[x: column, y: row].red) - out) <= 0.5001)
      }
    }
  }

  @Test("An image is sampled at the place under each pixel's centre, not along the edges")
  func image() throws {
    // Brightness is the column: bilinear sampling of it is the place itself.
    var pixels = Pixmap(width: 40, height: 40)
    for y in 0..<40 {
      for x in 0..<40 {
        let value = Double(6 * x) / 255
        pixels[x: x, y: y] = PremultipliedColor(Color(red: value, green: value, blue: value))
      }
    }
    let shape = Shape(.rectangle(face), transform: card, smoothsEdges: false)
    let paint = Paint.image(ImagePaint(image: Image(pixels: pixels), transform: .identity))
    let pixmap = render(list(64, 64, [.fill(shape, paint)]))
    for row in stride(from: 20, to: 44, by: 3) {
      for column in 24..<40 {
        let expected = try (self.place(column, row).x - 0.5) * 6
        guard expected > 0, expected < 234 else { continue }
        #expect(abs(Double(pixmap[x: column, y: row].red) - expected) <= 0.52)
      }
    }
  }

  @Test("Edge-on, behind the eye, without area and not finite: nothing, and no crash")
  func nothing() {
    let maps = [
      PlaneMap(numerator: .identity, weightX: 0, weightY: 0, weight: -1),
      PlaneMap(numerator: .identity, weightX: 0, weightY: 0, weight: 0),
      PlaneMap(numerator: .identity, weightX: -1, weightY: 0, weight: -0.5),
      PlaneMap(
        numerator: CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0), weightX: 0.1,
        weightY: 0, weight: 1),
      PlaneMap(numerator: .identity, weightX: .nan, weightY: 0, weight: 1),
      PlaneMap(numerator: .identity, weightX: .infinity, weightY: 0, weight: 1),
    ]
    let hostile = PlaneMap(
      numerator: .identity, weightX: 1e300, weightY: 1e300, weight: -1e300)
    let outlines: [Shape.Outline] = [
      .rectangle(face), .path(.ellipse(in: face), .nonZero),
      .stroke(.ellipse(in: face), StrokeStyle(width: 3)),
    ]
    for map in maps + [hostile] {
      for outline in outlines {
        let shape = Shape(outline, transform: map)
        let pixmap = render(
          list(
            16, 16,
            [
              .beginClip(shape), .endClip, .fill(shape, .color(.black)),
              .shadow(shape, Shadow(color: .black, offset: .zero, sigma: 1)),
              .beginGroup(.init(clip: shape)), .fill(shape, .color(.black)), .endGroup,
            ]))
        // Its near plane crosses the face, and magnifies without end.
        if map == hostile { continue }
        #expect(pixmap == Pixmap(width: 16, height: 16), "\(shape)")
      }
    }
  }

  @Test("A floor to the horizon covers up to it, and cut in two it covers the same")
  func floor() {
    // y runs away from the viewer: row 8 is the horizon.
    let floor = PlaneMap(
      numerator: CGAffineTransform(a: 1, b: 0, c: 0.5, d: 0.25, tx: 0, ty: 16), weightX: 0,
      weightY: 1.0 / 32, weight: 1)
    let far = CGRect(x: -4000, y: -40, width: 8000, height: 100_000)
    let whole = coverage(
      Shape(.rectangle(far), transform: floor, smoothsEdges: false), width: 16, height: 16)
    #expect(alphaText(whole).contains("##") && alphaText(whole).contains(".."))
    var (left, right) = (far, far)
    left.size.width = 4003
    (right.origin.x, right.size.width) = (3, 3997)
    let halves = render(
      list(
        16, 16,
        [left, right].map {
          .fill(
            Shape(.rectangle($0), transform: floor, smoothsEdges: false),
            .color(Color(red: 0, green: 0, blue: 0, alpha: 0.5)))
        }))
    for y in 0..<16 {
      for x in 0..<16 {
        #expect(halves[x: x, y: y].alpha == (whole[x: x, y: y].alpha == 255 ? 128 : 0))
      }
    }
  }
}

extension PlaneMap {
  fileprivate init(numerator: CGAffineTransform) { self.init(numerator) }
}
