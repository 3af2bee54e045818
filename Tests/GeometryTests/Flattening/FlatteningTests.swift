import Foundation
import Geometry
import Testing
import TestSupport

@Suite struct FlatteningTests {
  @Test("Every point of a curve is within the tolerance of its lines", arguments: [0.02, 0.1, 0.5])
  func linesStayWithinTolerance(tolerance: Double) {
    let seed: UInt64 = 0xF1A7
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let curve = random.curve(in: -200...200)
      let flattened = path(of: curve).flattened(tolerance: CGFloat(tolerance))

      let farthest =
        samples(of: curve, count: 400)
        .map { distance(from: $0, toPolyline: flattened.points) }.max() ?? .infinity

      #expect(Double(farthest) <= tolerance * 1.000_001, "seed \(seed), round \(round)")
    }
  }

  @Test("A coarser tolerance never takes more lines, and a straight curve takes one")
  func tolerancesAreUsed() {
    let bow = Path(elements: [
      .move(.zero), .quad(control: CGPoint(x: 50, y: 100), end: CGPoint(x: 100, y: 0)),
    ])
    let straight = Path(elements: [
      .move(.zero), .quad(control: CGPoint(x: 50, y: 50), end: CGPoint(x: 100, y: 100)),
    ])

    // The second difference is 200 pixels, so n = √(200 / 4τ).
    #expect(bow.flattened(tolerance: 0.5).points.count == 10 + 1)
    #expect(bow.flattened(tolerance: 0.02).points.count == 50 + 1)
    #expect(bow.flattened(tolerance: 1000).points == [.zero, CGPoint(x: 100, y: 0)])
    #expect(straight.flattened(tolerance: 0.1).points.count == 2)
  }

  @Test("Flattening by a map equals flattening the mapped path")
  func flatteningCommutesWithMaps() {
    let seed: UInt64 = 0xAFF1
    var random = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let curve = path(of: random.curve(in: -100...100))
      let transform = random.transform()

      let direct = curve.flattened(by: transform, tolerance: 0.1)
      let mapped = curve.applying(transform).flattened(tolerance: 0.1)

      #expect(direct == mapped, "seed \(seed), round \(round)")
    }
  }

  @Test("Ends are kept exactly")
  func endsAreExact() {
    let seed: UInt64 = 0xE4D5
    var random = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let curve = random.curve(in: -1e6...1e6)
      let points = path(of: curve).flattened(tolerance: 50).points

      #expect(points.first == curve.start, "seed \(seed), round \(round)")
      #expect(points.last == curve.end, "seed \(seed), round \(round)")
    }
  }

  @Test("Subpaths keep their order and whether they are closed; lone moves are dropped")
  func subpathsAreKept() {
    var path = Path()
    path.move(to: CGPoint(x: 9, y: 9))
    path.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.move(to: CGPoint(x: 7, y: 7))

    let flattened = path.flattened(tolerance: 0.1)

    #expect(
      flattened.points == [
        .zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), .zero, CGPoint(x: 5, y: 5),
      ])
    #expect(flattened.subpaths.map(\.points) == [0..<3, 3..<5])
    #expect(flattened.subpaths.map(\.isClosed) == [true, false])
  }

  @Test("Reused storage gives the same result as fresh storage")
  func storageIsReused() {
    var reused = Path.ellipse(in: CGRect(x: 0, y: 0, width: 90, height: 40))
      .flattened(tolerance: 0.1)
    let square = Path.rectangle(CGRect(x: 1, y: 2, width: 3, height: 4))

    square.flatten(into: &reused, by: .identity, tolerance: 0.1)

    #expect(reused == square.flattened(tolerance: 0.1))
  }

  @Test(
    "A coordinate that is not finite draws nothing",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e308])
  func nonFiniteDrawsNothing(coordinate: CGFloat) {
    let path = Path(elements: [
      .move(.zero), .line(CGPoint(x: 10, y: 0)),
      .cubic(
        control1: CGPoint(x: coordinate, y: 0), control2: CGPoint(x: 3, y: coordinate),
        end: CGPoint(x: 0, y: 10)),
    ])

    let flattened = path.flattened(by: CGAffineTransform(scaleX: 10, y: 10), tolerance: 0.1)

    #expect(flattened.isEmpty)
    #expect(flattened.points.isEmpty)
  }

  @Test("Huge coordinates are brought within the limit, in a bounded number of lines")
  func hugeIsBounded() {
    let path = Path(elements: [
      .move(CGPoint(x: -1e300, y: 0)),
      .cubic(
        control1: CGPoint(x: 1e300, y: 1e300), control2: CGPoint(x: -1e300, y: 1e12),
        end: CGPoint(x: 1e300, y: -1e300)),
    ])

    let flattened = path.flattened(tolerance: 1e-9)

    let limit = FlattenedPath.coordinateLimit
    #expect(flattened.points.count == Int(FlattenedPath.lineLimit) + 1)
    #expect(flattened.points.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit })
  }

  @Test("Once there are too many points, further curves become single lines")
  func pointsAreBounded() {
    let curve = Path.Element.cubic(
      control1: CGPoint(x: 4e6, y: 4e6), control2: CGPoint(x: -4e6, y: 4e6),
      end: CGPoint(x: 4e6, y: -4e6))
    let count = 2000
    let path = Path(elements: [.move(.zero)] + Array(repeating: curve, count: count))

    let flattened = path.flattened(tolerance: 1e-9)

    #expect(flattened.points.count < FlattenedPath.pointLimit + 4096 + count)
  }

  @Test("A tolerance of zero is a programmer's error")
  func zeroToleranceTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = Path().flattened(tolerance: 0)
    }
  }
}
