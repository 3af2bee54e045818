import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing
import TestSupport

@Suite("Coverage against oracles")
struct CoverageOracleTests {
  /// Random closed polygons, corners on the 24.8 grid, partly beyond a canvas of 24 pixels.
  func polygons(_ generator: inout SeededGenerator) -> [[CGPoint]] {
    (0..<1 + Int(generator.next() % 3)).map { _ in
      (0..<3 + Int(generator.next() % 7)).map { _ in
        CGPoint(x: generator.fixed(-12...36), y: generator.fixed(-12...36))
      }
    }
  }

  func shape(_ polygons: [[CGPoint]], _ rule: FillRule) -> Shape {
    var path = Path()
    for polygon in polygons {
      path.addLines(between: polygon)
      path.closeSubpath()
    }
    return Shape(.path(path, rule))
  }

  #if DEBUG
    static let rounds = 40
  #else
    static let rounds = 400
  #endif

  @Test(
    "Every pixel is the exact area, rounded, within one step",
    arguments: [FillRule.nonZero, .evenOdd])
  func exactArea(rule: FillRule) {
    var wrong: [String] = []
    for seed in 1...UInt64(Self.rounds) {
      var generator = SeededGenerator(seed: seed)
      let polygons = polygons(&generator)
      let exact = ExactArea(polygons: polygons)

      let pixmap = coverage(shape(polygons, rule), width: 24, height: 24)

      for y in 0..<24 {
        for x in 0..<24 {
          let expected = rule == .nonZero ? exact.nonZero(x: x, y: y) : exact.evenOdd(x: x, y: y)
          let difference = Double(pixmap[x: x, y: y].alpha) - expected * 255
          if abs(difference) >= 0.51 { wrong.append("seed \(seed), pixel \(x), \(y)") }
        }
      }
    }
    #expect(wrong.prefix(3) == [], "\(wrong.count) wrong")
  }

  @Test("A simple curve agrees with 256 samples a pixel within what sampling allows")
  func supersampling() {
    var wrong: [String] = []
    for seed in 1...UInt64(Self.rounds / 10) {
      var generator = SeededGenerator(seed: seed &+ 1000)
      // A closed convex-ish blob: no pixel has winding parts that cancel.
      let center = CGPoint(x: generator.number(8...16), y: generator.number(8...16))
      let radii = CGSize(width: generator.number(2...9), height: generator.number(2...9))
      let path = Path.ellipse(
        in: CGRect(
          x: center.x - radii.width, y: center.y - radii.height, width: 2 * radii.width,
          height: 2 * radii.height))

      let pixmap = coverage(Shape(.path(path, .nonZero)), width: 24, height: 24)

      for y in 0..<24 {
        for x in 0..<24 {
          var inside = 0
          for sample in 0..<256 {
            let u = (Double(x) + (Double(sample % 16) + 0.5) / 16 - center.x) / radii.width
            let v = (Double(y) + (Double(sample / 16) + 0.5) / 16 - center.y) / radii.height
            if u * u + v * v < 1 { inside += 1 }
          }
          // A boundary crosses at most 31 of 256 sample cells for each monotone piece: half of
          // them, plus 3 steps for chords, the cubic's own error and 24.8.
          let difference = Double(pixmap[x: x, y: y].alpha) - Double(inside) * 255 / 256
          if abs(difference) >= 12 { wrong.append("seed \(seed), pixel \(x), \(y)") }
        }
      }
    }
    #expect(wrong.prefix(3) == [], "\(wrong.count) wrong")
  }

  @Test(
    "Random outlines of lines and curves, with a hole, agree with 256 samples a pixel",
    arguments: [FillRule.nonZero, .evenOdd])
  func supersampledOutlines(rule: FillRule) {
    var wrong: [String] = []
    for seed in 1...UInt64(Self.rounds / 10) {
      var generator = SeededGenerator(seed: seed &+ 3000)
      var path = outline(&generator, radii: 7...11)
      path.append(outline(&generator, radii: 3...5))

      let pixmap = coverage(Shape(.path(path, rule)), width: 24, height: 24)

      for y in 0..<24 {
        for x in 0..<24 {
          let alpha = Double(pixmap[x: x, y: y].alpha)
          // A full or empty pixel is nearly always so throughout: six samples tell.
          let few = samples(of: path, rule, x: x, y: y, step: 51)
          if alpha == few, alpha == 0 || alpha == 255 { continue }
          let difference = alpha - samples(of: path, rule, x: x, y: y, step: 1)
          // A line crosses at most 31 of 256 sample cells and can be wrong by half a cell in each:
          // 16 steps if every cell were wrong the same way.
          if abs(difference) > 16 { wrong.append("seed \(seed), pixel \(x), \(y): \(difference)") }
        }
      }
    }
    #expect(wrong.prefix(3) == [], "\(wrong.count) wrong")
  }

  /// The part of a pixel's samples that a path encloses, times 255; every `step`-th of 16 × 16.
  func samples(of path: Path, _ rule: FillRule, x: Int, y: Int, step: Int) -> Double {
    let inside = stride(from: 0, to: 256, by: step).map { sample in
      path.contains(
        CGPoint(
          x: Double(x) + (Double(sample % 16) + 0.5) / 16,
          y: Double(y) + (Double(sample / 16) + 0.5) / 16), using: rule)
    }
    return Double(inside.count { $0 }) * 255 / Double(inside.count)
  }

  /// A closed outline about the canvas's middle, of lines, quads and cubics in turn, that does not
  /// cross itself: its points go round.
  func outline(_ generator: inout SeededGenerator, radii: ClosedRange<Double>) -> Path {
    func point(_ turn: Double) -> CGPoint {
      let radius = generator.number(radii)
      return CGPoint(x: 12 + radius * cos(turn * .pi / 6), y: 12 + radius * sin(turn * .pi / 6))
    }
    var path = Path()
    let start = point(0)
    path.move(to: start)
    path.addLine(to: point(2))
    path.addLine(to: point(4))
    path.addQuadCurve(to: point(6), control: point(5))
    path.addCurve(to: point(9), control1: point(7), control2: point(8))
    path.addCurve(to: start, control1: point(10), control2: point(11))
    path.closeSubpath()
    return path
  }

  @Test(
    "Without smoothing a pixel is in exactly when its centre is",
    arguments: [FillRule.nonZero, .evenOdd])
  func centers(rule: FillRule) {
    var wrong: [String] = []
    for seed in 1...UInt64(Self.rounds) {
      var generator = SeededGenerator(seed: seed &+ 2000)
      let polygons = polygons(&generator)
      var hard = shape(polygons, rule)
      hard.smoothsEdges = false

      let pixmap = coverage(hard, width: 24, height: 24)

      for y in 0..<24 {
        for x in 0..<24 {
          let winding = winding(polygons, x: 2 * x + 1, y: 2 * y + 1)
          let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
          if pixmap[x: x, y: y].alpha != (isInside ? 255 : 0) {
            wrong.append("seed \(seed), pixel \(x), \(y)")
          }
        }
      }
    }
    #expect(wrong.prefix(3) == [], "\(wrong.count) wrong")
  }

  /// Winding about (x / 2, y / 2) in exact integers; lines on the left or upper side count.
  func winding(_ polygons: [[CGPoint]], x: Int, y: Int) -> Int {
    var winding = 0
    for polygon in polygons {
      let corners = polygon.map { (x: Int($0.x * 256), y: Int($0.y * 256)) }
      for index in corners.indices {
        let from = corners[index]
        let to = corners[(index + 1) % corners.count]
        let (top, bottom, sign) = from.y < to.y ? (from, to, 1) : (to, from, -1)
        guard top.y <= y * 128, y * 128 < bottom.y else { continue }
        // The line's x at this height is at most the centre's.
        let left = (bottom.x - top.x) * (y * 128 - top.y)
        if left <= (x * 128 - top.x) * (bottom.y - top.y) { winding += sign }
      }
    }
    return winding
  }
}
