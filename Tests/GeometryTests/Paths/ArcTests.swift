import Foundation
import Geometry
import Testing
import TestSupport

@Suite struct ArcTests {
  private func arc(
    from start: CGFloat, to end: CGFloat, clockwise: Bool, radius: CGFloat = 10
  ) -> Path {
    var path = Path()
    path.addArc(
      center: .zero, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  @Test(
    "Clockwise on screen goes by growing angles, in pieces of a quarter turn at most",
    arguments: [
      (0, .pi / 2, true, 1, .pi / 2), (0, .pi / 2, false, 3, -1.5 * .pi),
      (.pi / 2, 0, true, 3, 1.5 * .pi), (.pi / 2, 0, false, 1, -.pi / 2),
      (0, 2 * .pi, true, 4, 2 * .pi), (0, 7 * .pi, true, 4, 2 * .pi),
      (0, -2 * .pi, false, 4, -2 * .pi),
      (0.3, 0.3 - 4 * .pi, true, 0, 0), (1, 1.5, true, 1, 0.5),
      (1, 1.5 + 6 * .pi, false, 4, 0.5 - 2 * .pi),
    ] as [(CGFloat, CGFloat, Bool, Int, CGFloat)])
  func sweeps(start: CGFloat, end: CGFloat, clockwise: Bool, pieces: Int, sweep: CGFloat) {
    let path = arc(from: start, to: end, clockwise: clockwise)

    #expect(path.elements.count <= 1 + 4)
    #expect(abs(path.length - abs(sweep) * 10) < 0.02)
    if pieces > 0 { #expect(path.elements.count == 1 + pieces) }
    let last = start + sweep
    let expected = CGPoint(x: 10 * cos(Double(last)), y: 10 * sin(Double(last)))
    #expect(distance(path.currentPoint ?? .zero, expected) < 1e-9)
  }

  @Test("A quarter arc has the quarter circle's handles")
  func quarterHandles() {
    let path = arc(from: 0, to: .pi / 2, clockwise: true, radius: 1)

    guard case .cubic(let control1, let control2, let end) = path.elements[1] else {
      Issue.record("not a cubic")
      return
    }
    #expect(distance(control1, CGPoint(x: 1, y: 0.552_284_749_830_793_4)) < 1e-14)
    #expect(distance(control2, CGPoint(x: 0.552_284_749_830_793_4, y: 1)) < 1e-14)
    #expect(distance(end, CGPoint(x: 0, y: 1)) < 1e-14)
  }

  @Test("Every arc stays on its circle")
  func arcsAreRound() {
    let seed: UInt64 = 0xA2C5
    var random = SeededGenerator(seed: seed)
    for round in 0..<50 {
      let path = arc(
        from: random.number(in: -10...10), to: random.number(in: -10...10),
        clockwise: Bool.random(using: &random), radius: 1)
      path.forEachStep { step in
        guard case .segment(let segment) = step else { return }
        for sample in samples(of: segment, count: 40) {
          #expect(abs(distance(sample, .zero) - 1) < 0.000_28, "seed \(seed), round \(round)")
        }
      }
    }
  }

  @Test("A line leads from the current point to the arc")
  func lineLeads() {
    var path = Path()
    path.move(to: CGPoint(x: 30, y: 0))
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 1, clockwise: true)

    #expect(path.elements[1] == .line(CGPoint(x: 10, y: 0)))
  }

  @Test("Angles that are not numbers end in no crash and no curve")
  func strangeAngles() {
    #expect(arc(from: 0, to: .nan, clockwise: true).elements.count == 1)
    #expect(arc(from: .infinity, to: 0, clockwise: true).elements.count <= 5)
    #expect(arc(from: 0, to: .infinity, clockwise: true).elements.count <= 5)
  }

  @Test("A right corner is rounded by a quarter arc")
  func tangentsAtRightAngle() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)

    #expect(path.elements.count == 3)
    #expect(path.elements[1] == .line(CGPoint(x: 15, y: 0)))
    #expect(distance(path.currentPoint ?? .zero, CGPoint(x: 20, y: 5)) < 1e-12)
    #expect(path.boundingBoxOfPath.maxX <= 20 + 1e-12)
  }

  @Test("Arcs between tangents touch both lines, for sharp and blunt corners and both turns")
  func tangentsTouch() {
    let seed: UInt64 = 0x7A46
    var random = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let points = (0..<3).map { _ in random.point(in: -50...50) }
      guard distance(from: points[2], toLine: points[0], points[1]) > 5 else { continue }
      var path = Path()
      path.move(to: points[0])
      path.addArc(tangent1End: points[1], tangent2End: points[2], radius: 3)

      #expect(path.elements.count <= 4)
      let touch = path.elements[1].points.last ?? .zero
      let end = path.currentPoint ?? .zero
      let away = { (from: CGPoint) in
        CGPoint(
          x: points[1].x + 1000 * (from.x - points[1].x),
          y: points[1].y + 1000 * (from.y - points[1].y))
      }
      #expect(
        distance(from: touch, toLine: points[1], away(points[0])) < 1e-7,
        "seed \(seed), round \(round)")
      #expect(
        distance(from: end, toLine: points[1], away(points[2])) < 1e-7,
        "seed \(seed), round \(round)")
      path.forEachStep { step in
        guard case .segment(let segment) = step, case .cubic = segment else { return }
        for sample in samples(of: segment, count: 20) {
          #expect(
            distance(from: sample, toLine: points[1], away(points[0])) < 6 + 1e-2
              && distance(from: sample, toLine: points[1], away(points[2])) < 6 + 1e-2,
            "seed \(seed), round \(round)")
        }
      }
    }
  }

  @Test("Points on a line, or no radius, give a line to the corner")
  func degenerateTangents() {
    let corner = CGPoint(x: 10, y: 0)
    for (end, radius) in [
      (CGPoint(x: 20, y: 0), 5), (CGPoint(x: 5, y: 0), 5), (corner, 5), (CGPoint(x: 10, y: 9), 0),
    ] as [(CGPoint, CGFloat)] {
      var path = Path()
      path.move(to: .zero)
      path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
      #expect(path.elements == [.move(.zero), .line(corner)])
    }
  }
}
