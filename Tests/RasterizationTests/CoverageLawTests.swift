import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing
import TestSupport

@Suite("Laws of coverage")
struct CoverageLawTests {
  /// A star that crosses itself, with corners off the grid.
  let star = Path.star(
    in: CGRect(x: 1.1, y: 1.7, width: 58.3, height: 57.9), points: 7, innerRatio: 0.4,
    rotation: 0.3)

  @Test("A hard clip to any tile shows the same pixels as the whole picture")
  func tiles() {
    let shape = Shape(.path(star, .nonZero))
    let whole = coverage(shape, width: 60, height: 60)
    for side in [1, 7, 16, 33] {
      var commands: [DisplayList.Command] = []
      for y in stride(from: 0, to: 60, by: side) {
        for x in stride(from: 0, to: 60, by: side) {
          commands.append(
            .beginClip(rectangle(Double(x), Double(y), Double(side), Double(side))))
          commands.append(.fill(shape, .color(.black)))
          commands.append(.endClip)
        }
      }

      #expect(render(list(60, 60, commands)) == whole, "tiles of \(side)")
    }
  }

  @Test("A row among rows of upright sides is what it is alone")
  func uprightSides() {
    for seed in 1...UInt64(60) {
      var generator = SeededGenerator(seed: seed)
      let shape = towers(&generator)
      let whole = coverage(shape, width: 24, height: 24)

      let rows = (0..<24).flatMap { row -> [DisplayList.Command] in
        [.beginClip(rectangle(0, Double(row), 24, 1)), .fill(shape, .color(.black)), .endClip]
      }

      #expect(render(list(24, 24, rows)) == whole, "seed \(seed)")
    }
  }

  /// Some rectangles on one path, with corners on quarter pixels; one in four has a slanted side.
  private func towers(_ generator: inout SeededGenerator) -> Shape {
    func quarter(_ range: ClosedRange<Double>) -> Double {
      (generator.number(range) * 4).rounded() / 4
    }
    var path = Path()
    for _ in 0..<1 + generator.next() % 4 {
      let (left, top) = (quarter(-2...20), quarter(-2...20))
      let (right, bottom) = (left + quarter(0.25...9), top + quarter(0.25...14))
      let slant = generator.next() % 4 == 0 ? quarter(-3...3) : 0
      path.move(to: CGPoint(x: left, y: top))
      path.addLine(to: CGPoint(x: right, y: top))
      path.addLine(to: CGPoint(x: right + slant, y: bottom))
      path.addLine(to: CGPoint(x: left, y: bottom))
      path.closeSubpath()
    }
    return Shape(.path(path, generator.next() % 2 == 0 ? .nonZero : .evenOdd))
  }

  @Test("The order and the direction of elements do not change a pixel")
  func order() {
    let circle = Path.circle(center: CGPoint(x: 20.1, y: 25.9), radius: 17.3)
    var one = star
    one.append(circle)
    var other = circle
    other.append(star)

    for rule in [FillRule.nonZero, .evenOdd] {
      let expected = coverage(Shape(.path(one, rule)), width: 60, height: 60)
      #expect(coverage(Shape(.path(other, rule)), width: 60, height: 60) == expected)
      #expect(coverage(Shape(.path(one.reversed(), rule)), width: 60, height: 60) == expected)
    }
  }

  @Test("Moving by whole pixels moves the pixels, also to negative coordinates")
  func translation() {
    for (x, y) in [(13, -8), (-21, 5), (-40, -40)] {
      let moved = Shape(
        .path(star, .evenOdd),
        transform: CGAffineTransform(translationX: Double(x), y: Double(y)))
      let there = coverage(moved, width: 60, height: 60)
      let here = coverage(Shape(.path(star, .evenOdd)), width: 60, height: 60)
      for row in max(0, y)..<min(60, 60 + y) {
        for column in max(0, x)..<min(60, 60 + x) {
          #expect(there[x: column, y: row] == here[x: column - x, y: row - y])
        }
      }
    }
  }

  @Test("Two shapes that share an edge add up to the whole, at most one step off")
  func sharedEdges() {
    for seed in 1...UInt64(20) {
      var generator = SeededGenerator(seed: seed)
      let top = generator.number(0...20)
      let bottom = generator.number(0...20)
      let left = polygon([(0, 0), (top, 0), (bottom, 20), (0, 20)])
      let right = polygon([(top, 0), (20, 0), (20, 20), (bottom, 20)])
      let first = coverage(left, width: 20, height: 20)
      let second = coverage(right, width: 20, height: 20)
      for y in 0..<20 {
        for x in 0..<20 {
          let sum = Int(first[x: x, y: y].alpha) + Int(second[x: x, y: y].alpha)
          #expect((255...256).contains(sum), "seed \(seed), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test("Unsmoothed neighbours neither gap nor overlap, at any scale and place")
  func neighbours() {
    for seed in 1...UInt64(200) {
      var generator = SeededGenerator(seed: seed)
      let scale = [1, 2, 3, generator.number(0.3...3)][Int(generator.next() % 4)]
      let slide = generator.number(-30...30)
      let map = CGAffineTransform(scaleX: scale, y: 1)
      let color = Color(red: 0, green: 0, blue: 0, alpha: 100.0 / 255)
      // Three strips side by side, each placed by its own sum.
      let commands = (-40..<80).map { index in
        DisplayList.Command.fill(
          Shape(
            .rectangle(CGRect(x: slide + Double(index) * 1.3, y: 0, width: 1.3, height: 1)),
            transform: map, smoothsEdges: false), .color(color))
      }

      let pixmap = render(list(30, 1, commands))

      for x in 0..<30 { #expect(pixmap[x: x, y: 0].alpha == 100, "seed \(seed), column \(x)") }
    }
  }

  @Test("Shapes far larger than the canvas keep winding and slope")
  func huge() {
    let far = 4_000_000.0
    let half = polygon([(-far, -far), (far, far), (-far, far)])
    let inside = polygon([(-far, -far), (far, -far), (far, far), (-far, far)])
    let triangle = polygon([(-1, -1), (9, 9), (-1, 9)])

    #expect(coverage(half, width: 8, height: 8) == coverage(triangle, width: 8, height: 8))
    #expect(alphaText(coverage(inside, width: 2, height: 1)) == "## ##")
    #expect(
      alphaText(coverage(rectangle(-1e300, -1e300, 2e300, 2e300), width: 2, height: 1)) == "## ##")
    #expect(
      alphaText(coverage(rectangle(-1e9, 0, 1e9, 1), width: 2, height: 1)) == ".. ..")
    #expect(
      alphaText(coverage(polygon([(-far, 0), (0.5, 0), (0.5, 1), (-far, 1)]), width: 2, height: 1))
        == "80 ..")
  }

  @Test("What is not a number, or infinite, or without area, draws nothing")
  func degenerate() {
    let clear = Pixmap(width: 4, height: 4)
    let shapes = [
      polygon([(.nan, 0), (4, 0), (4, 4)]), polygon([(0, 0), (.infinity, 0), (4, 4)]),
      rectangle(.nan, 0, 4, 4), rectangle(0, 0, .infinity, 4), rectangle(1, 1, 0, 3),
      rectangle(1, 1, 1e-9, 3), Shape(.rectangle(.null)), Shape(.path(Path(), .nonZero)),
      polygon([(0, 0), (4, 4)]), polygon([(0, 0), (4, 4), (0, 0), (4, 4)]),
      Shape(
        .rectangle(CGRect(x: 0, y: 0, width: 4, height: 4)),
        transform: CGAffineTransform(scaleX: 0, y: 1)),
      Shape(
        .rectangle(CGRect(x: 0, y: 0, width: 4, height: 4)),
        transform: CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
      Shape(.stroke(star, StrokeStyle(width: .nan))), Shape(.stroke(star, StrokeStyle(width: 0))),
      Shape(.stroke(star, StrokeStyle()), transform: CGAffineTransform(scaleX: 0, y: 0)),
    ]
    for shape in shapes {
      #expect(coverage(shape, width: 4, height: 4) == clear, "\(shape)")
      var hard = shape
      hard.smoothsEdges = false
      #expect(coverage(hard, width: 4, height: 4) == clear, "\(hard)")
    }
  }

  @Test("A stroke covers half its width on either side")
  func stroke() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    let shape = Shape(.stroke(path, StrokeStyle(width: 1)))

    #expect(
      alphaText(coverage(shape, width: 6, height: 4)) == """
        .. .. .. .. .. ..
        .. 80 80 80 80 ..
        .. 80 80 80 80 ..
        .. .. .. .. .. ..
        """)
  }

  @Test("Rendering twice, or after something else, gives the same pixels")
  func repeatable() {
    var rasterizer = Rasterizer()
    let first = list(60, 60, [.fill(Shape(.path(star, .evenOdd)), .color(.black))])
    let second = list(90, 20, [.fill(rectangle(0.5, 0.5, 80, 10), .color(.white))])

    let before = rasterizer.render(first)
    _ = rasterizer.render(second)

    #expect(rasterizer.render(first) == before)
    #expect(render(first) == before)
  }

  @Test("An unbalanced list is a programmer's error")
  func unbalanced() async {
    await #expect(processExitsWith: .failure) {
      var rasterizer = Rasterizer()
      _ = rasterizer.render(DisplayList(width: 1, height: 1, commands: [.endClip]))
    }
  }
}
