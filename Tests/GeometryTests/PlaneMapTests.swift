import Foundation
import Geometry
import Testing
import TestSupport

@Suite("Maps of planes")
struct PlaneMapTests {
  private let tilt = PlaneMap(
    numerator: CGAffineTransform(a: 1.5, b: 0.25, c: -0.5, d: 2, tx: 30, ty: -7),
    weightX: 0.002, weightY: -0.001, weight: 1.25)

  @Test("Affine maps concatenate, invert and map bit for bit as they do by themselves")
  func affine() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<100 {
      let (m, n) = (Self.affine(&generator), Self.affine(&generator))
      let point = CGPoint(
        x: Double.random(in: -9...9, using: &generator),
        y: Double.random(in: -9...9, using: &generator))

      #expect(PlaneMap(m).concatenating(PlaneMap(n)).affine == m.concatenating(n))
      #expect(PlaneMap(m).image(of: point) == point.applying(m))
      #expect(PlaneMap(m).affine(near: point) == m)
      #expect(PlaneMap(m).determinant == m.determinant)
    }
  }

  @Test("A constant positive weight is divided out; a negative one leaves nothing in front")
  func constantWeight() {
    let scale = CGAffineTransform(scaleX: 3, y: 3)
    let far = PlaneMap(numerator: scale, weightX: 0, weightY: 0, weight: 1.5)
    #expect(far.affine == CGAffineTransform(scaleX: 2, y: 2))

    let behind = PlaneMap(numerator: scale, weightX: 0, weightY: 0, weight: -1)
    #expect(behind.affine == nil)
    #expect(behind.image(of: .zero) == nil)
    #expect(behind.image(ofPolygon: CGRect(x: 0, y: 0, width: 9, height: 9).corners).isEmpty)
  }

  @Test("One map after another maps points one after another, and the inverse takes them back")
  func algebra() throws {
    let next = PlaneMap(
      numerator: CGAffineTransform(rotationAngle: 0.4), weightX: -0.001, weightY: 0.0005, weight: 1)
    let both = tilt.concatenating(next)
    let inverse = try #require(both.inverse)
    for (x, y) in [(0.0, 0.0), (10, 0), (-40, 25), (100, 300)] {
      let point = CGPoint(x: x, y: y)
      let halfway = try #require(tilt.image(of: point))
      let image = try #require(both.image(of: point))
      let expected = try #require(next.image(of: halfway))
      #expect(Self.distance(image, expected) < 1e-9)

      let (back, weight) = (image.applying(inverse.numerator), inverse.weight(at: image))
      #expect(Self.distance(CGPoint(x: back.x / weight, y: back.y / weight), point) < 1e-9)
    }
  }

  @Test("The affine map near a point has the point's image and slope")
  func slope() throws {
    let point = CGPoint(x: 20, y: -30)
    let near = try #require(tilt.affine(near: point))
    let image = try #require(tilt.image(of: point))
    #expect(Self.distance(point.applying(near), image) < 1e-12)
    for (x, y) in [(1e-4, 0.0), (0, 1e-4)] {
      let beside = CGPoint(x: point.x + x, y: point.y + y)
      let exact = try #require(tilt.image(of: beside))
      #expect(Self.distance(beside.applying(near), exact) < 1e-9)
    }
  }

  @Test("A polygon is cut at the near plane, at the same points from both of its sides")
  func nearPlane() throws {
    let horizon = PlaneMap(numerator: .identity, weightX: 0, weightY: -0.01, weight: 1)
    let image = horizon.image(ofPolygon: CGRect(x: 0, y: 0, width: 10, height: 200).corners)
    #expect(image.count == 4)
    #expect(image.allSatisfy { $0.y >= 0 && $0.y.isFinite })
    // At the near plane y is 100 − 100/1024, times 1024.
    let farthest = try #require(image.map(\.y).max())
    #expect(abs(farthest - (102_400 - 100)) < 1e-6)

    let (a, b) = (CGPoint(x: 3, y: 5), CGPoint(x: 8, y: 150))
    #expect(
      Set(horizon.image(ofPolygon: [a, b])) == Set(horizon.image(ofPolygon: [b, a])))
  }

  @Test("A path in perspective is as near to the true curve as asked, and ends where it should")
  func curves() throws {
    let circle = Path.ellipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    var flat = FlattenedPath()
    circle.flatten(into: &flat, by: tilt, tolerance: 1.0 / 64)
    let inverse = try #require(tilt.inverse)
    for (point, next) in zip(flat.points, flat.points.dropFirst()) {
      let middle = CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2)
      let back = middle.applying(inverse.numerator)
      let weight = inverse.weight(at: middle)
      let own = CGPoint(x: back.x / weight, y: back.y / weight)
      // The cubic arcs of a circle are off it by less than 0.03 % of the radius.
      #expect(abs(Self.distance(own, CGPoint(x: 50, y: 50)) - 50) < 1.0 / 64 + 0.015)
    }

    var affine = FlattenedPath()
    let turn = CGAffineTransform(rotationAngle: 1)
    circle.flatten(into: &affine, by: turn, tolerance: 0.1)
    circle.flatten(into: &flat, by: PlaneMap(turn), tolerance: 0.1)
    #expect(flat == affine)
  }

  @Test("Numbers that are not finite draw nothing")
  func hostile() {
    var flat = FlattenedPath()
    let path = Path.ellipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    for value in [Double.nan, .infinity, -.infinity] {
      let map = PlaneMap(numerator: .identity, weightX: value, weightY: 0, weight: 1)
      #expect(!map.isFinite && map.inverse == nil)
      path.flatten(into: &flat, by: map, tolerance: 0.1)
      #expect(flat.isEmpty)
    }
  }

  private static func affine(_ generator: inout SeededGenerator) -> CGAffineTransform {
    let parts = (0..<6).map { _ in Double.random(in: -3...3, using: &generator) }
    return CGAffineTransform(
      a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
