import Foundation
import Geometry
import Testing
import TestSupport

@Suite struct MeasureTests {
  @Test("Length agrees with a dense polyline")
  func lengthIsRight() {
    let seed: UInt64 = 0x1E46
    var random = SeededGenerator(seed: seed)
    for round in 0..<40 {
      let curve = random.curve(in: 0...100)
      let points = samples(of: curve, count: 4000)
      let expected = zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }

      #expect(abs(curve.length - expected) < 2e-4 * expected, "seed \(seed), round \(round)")
    }
  }

  @Test("The closing line counts, moves do not")
  func lengthOfSubpaths() {
    var path = Path.rectangle(CGRect(x: 0, y: 0, width: 30, height: 10))
    path.append(Path.rectangle(CGRect(x: 100, y: 0, width: 5, height: 5)))

    #expect(path.length == 100)
    #expect(Path().length == 0)
  }

  @Test("A part of a segment runs from the point at its start to the point at its end")
  func partsAreExact() {
    let seed: UInt64 = 0x9A27
    var random = SeededGenerator(seed: seed)
    for round in 0..<100 {
      let curve = random.curve(in: 0...100)
      let bounds = [random.number(in: 0...1), random.number(in: 0...1)].sorted()
      let part = curve.part(from: bounds[0], to: bounds[1])

      for share in [0, 0.3, 1] as [CGFloat] {
        let parameter = bounds[0] + (bounds[1] - bounds[0]) * share
        #expect(
          distance(part.point(at: share), curve.point(at: parameter)) < 1e-9,
          "seed \(seed), round \(round)")
      }
    }
  }

  @Test("A position a distance along has that length behind it, and the curve's direction")
  func positionsAreAtTheirLength() throws {
    let seed: UInt64 = 0x9051
    var random = SeededGenerator(seed: seed)
    for round in 0..<30 {
      let curve = random.curve(in: 0...100)
      let measure = PathMeasure(path(of: curve))
      let wanted = measure.length * random.number(in: 0.01...0.99)
      let parameter = curve.parameter(atLength: wanted)
      let position = try #require(measure.position(atLength: wanted))

      let behind = curve.part(from: 0, to: parameter).length
      #expect(abs(behind - wanted) < 1e-3 * measure.length, "seed \(seed), round \(round)")
      #expect(position.point == curve.point(at: parameter))
      #expect(abs(distance(.zero, CGPoint(vector: position.direction)) - 1) < 1e-12)
    }
  }

  @Test("Positions beyond the ends are the ends")
  func positionsAreLimited() throws {
    let measure = PathMeasure(Path.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)))

    let before = try #require(measure.position(atLength: -5))
    let middle = try #require(measure.position(atLength: 15))
    let after = try #require(measure.position(atLength: 500))

    #expect(before.point == .zero)
    #expect(before.direction == CGVector(dx: 1, dy: 0))
    #expect(middle.point == CGPoint(x: 10, y: 5))
    #expect(middle.direction == CGVector(dx: 0, dy: 1))
    #expect(after.point == .zero)
    #expect(after.direction == CGVector(dx: 0, dy: -1))
    #expect(PathMeasure(Path()).position(atLength: 1) == nil)
  }

  @Test("Trimming a square cuts sides at fractions of the whole length")
  func trimmingCutsSides() {
    let square = Path.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(
      square.trimmed(from: 0.125, to: 0.5).elements == [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
      ])
    #expect(
      square.trimmed(from: 0.875, to: 1).elements == [
        .move(CGPoint(x: 0, y: 5)), .line(.zero),
      ])
  }

  @Test("Whole subpaths stay closed, and trimming runs on through subpaths")
  func trimmingKeepsWholeSubpaths() {
    let square = Path.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))
    var both = square
    both.append(square.applying(CGAffineTransform(translationX: 50, y: 0)))

    let trimmed = both.trimmed(from: 0, to: 0.75)

    #expect(Array(trimmed.elements.prefix(6)).last == .close)
    #expect(trimmed.elements.last == .line(CGPoint(x: 60, y: 10)))
    #expect(both.trimmed(from: 0, to: 1) == both)
  }

  @Test("Fractions are limited; an empty or backward range leaves nothing")
  func trimmingLimits() {
    let line = Path(elements: [.move(.zero), .line(CGPoint(x: 8, y: 0))])

    #expect(line.trimmed(from: -3, to: 7) == line)
    #expect(line.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(line.trimmed(from: 0.6, to: 0.5).isEmpty)
    #expect(line.trimmed(from: 0, to: .nan).isEmpty)
  }

  @Test("Trimmed parts of a curve have the length asked for")
  func trimmedCurves() {
    let circle = Path.circle(center: .zero, radius: 100)

    for (start, end) in [(0.1, 0.2), (0.2, 0.9), (0.7, 0.75)] as [(CGFloat, CGFloat)] {
      let length = circle.trimmed(from: start, to: end).length
      #expect(abs(length - (end - start) * circle.length) < 1e-5)
    }
  }

  @Test("The tight box holds every point of a curve and touches it on all sides")
  func boundsAreTight() {
    let seed: UInt64 = 0xB0DE
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let curve = random.curve(in: 0...100)
      let points = samples(of: curve, count: 2000)
      let tight = path(of: curve).boundingBoxOfPath
      let loose = path(of: curve).boundingBox

      #expect(
        loose.minX <= tight.minX && loose.minY <= tight.minY && loose.maxX >= tight.maxX - 1e-9
          && loose.maxY >= tight.maxY - 1e-9, "seed \(seed), round \(round)")
      let sampled = (
        points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0, points.map(\.y).min() ?? 0,
        points.map(\.y).max() ?? 0
      )
      for (edge, sample) in [
        (tight.minX, sampled.0), (tight.maxX, sampled.1), (tight.minY, sampled.2),
        (tight.maxY, sampled.3),
      ] {
        #expect(abs(edge - sample) < 1e-3, "seed \(seed), round \(round)")
      }
    }
    #expect(Path().boundingBox.isNull)
    #expect(Path().boundingBoxOfPath.isNull)
  }

  @Test("Containment agrees with the winding of a dense polygon")
  func containmentIsRight() {
    let seed: UInt64 = 0xC047
    var random = SeededGenerator(seed: seed)
    for round in 0..<40 {
      var shape = Path()
      shape.move(to: random.point(in: 0...50))
      for _ in 0..<3 { shape.elements.append(random.curve(in: 0...50).element) }
      let polygon = shape.flattened(tolerance: 1e-4).points
      let closed = polygon + polygon.prefix(1)

      for _ in 0..<50 {
        let point = random.point(in: 0...50)
        guard distance(from: point, toPolyline: closed) > 1e-3 else { continue }
        let winding = angleWinding(of: closed, around: point)
        #expect(
          shape.windingNumber(around: point) == winding, "seed \(seed), round \(round), \(point)")
        #expect(shape.contains(point) == (winding != 0))
        #expect(shape.contains(point, using: .evenOdd) == !winding.isMultiple(of: 2))
      }
    }
  }

  /// Turns of the vector from a point along a closed polygon, by summing angles.
  private func angleWinding(of polygon: [CGPoint], around point: CGPoint) -> Int {
    let angles = polygon.map { atan2(Double($0.y - point.y), Double($0.x - point.x)) }
    let turn = zip(angles, angles.dropFirst()).reduce(0) {
      $0 + ($1.1 - $1.0).remainder(dividingBy: 2 * .pi)
    }
    return Int((turn / (2 * .pi)).rounded())
  }

  @Test("Points on upper and left edges are inside, on lower and right edges outside")
  func edgesOfRectangles() {
    let square = Path.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(square.contains(CGPoint(x: 0, y: 5)))
    #expect(square.contains(CGPoint(x: 5, y: 0)))
    #expect(square.contains(.zero))
    #expect(!square.contains(CGPoint(x: 10, y: 5)))
    #expect(!square.contains(CGPoint(x: 5, y: 10)))
    #expect(!square.contains(CGPoint(x: CGFloat.nan, y: 5)))
  }
}

extension CGPoint {
  fileprivate init(vector: CGVector) {
    self.init(x: vector.dx, y: vector.dy)
  }
}
