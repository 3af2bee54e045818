import Foundation
import Geometry
import Testing
import TestSupport

@Suite struct StrokingTests {
  private static let roundStyle = StrokeStyle(width: 10, cap: .round, join: .round)

  @Test("A point is inside a round stroke exactly when it is within half the width of the path")
  func membershipFollowsDistance() {
    let seed: UInt64 = 0x57A0
    var random = SeededGenerator(seed: seed)
    let tolerance: CGFloat = 0.05
    for round in 0..<30 {
      let segments = (0..<3).map { _ in random.curve(in: 0...60) }
      var path = Path()
      for segment in segments { path.append(GeometryTests.path(of: segment)) }
      let outline = path.stroked(with: Self.roundStyle, tolerance: tolerance)
      let lines = segments.map { samples(of: $0, count: 300) }

      for _ in 0..<60 {
        let point = random.point(in: -10...70)
        let distances = lines.map { distance(from: point, toPolyline: $0) }
        let nearest = distances.min() ?? .infinity
        guard abs(nearest - 5) > tolerance + 0.02 else { continue }

        #expect(
          outline.contains(point) == (nearest < 5),
          "seed \(seed), round \(round), \(point), \(nearest)")
      }
    }
  }

  @Test("The same holds for polylines with segments shorter than the width, open and closed")
  func membershipOfShortSegments() {
    let seed: UInt64 = 0x5407
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let isClosed = round.isMultiple(of: 2)
      var points = (0..<8).map { _ in random.point(in: 0...20) }
      var path = Path()
      path.addLines(between: points)
      if isClosed {
        path.closeSubpath()
        points.append(points[0])
      }
      let outline = path.stroked(with: Self.roundStyle, tolerance: 0.01)

      for _ in 0..<60 {
        let point = random.point(in: -10...30)
        let nearest = distance(from: point, toPolyline: points)
        guard abs(nearest - 5) > 0.02 else { continue }

        #expect(
          outline.contains(point) == (nearest < 5),
          "seed \(seed), round \(round), \(point), \(nearest)")
      }
    }
  }

  @Test(
    "No part of an outline turns the other way",
    arguments: [StrokeStyle.Join.miter, .round, .bevel])
  func windingHasOneSign(join: StrokeStyle.Join) {
    let seed: UInt64 = 0x0516
    var random = SeededGenerator(seed: seed)
    for round in 0..<40 {
      var path = Path()
      path.move(to: random.point(in: 0...30))
      for _ in 0..<4 { path.elements.append(random.curve(in: 0...30).element) }
      if round.isMultiple(of: 2) { path.closeSubpath() }
      let outline = path.stroked(
        with: StrokeStyle(width: 9, cap: .square, join: join), tolerance: 0.05)

      for _ in 0..<40 {
        let point = random.point(in: -10...40)
        #expect(outline.windingNumber(around: point) <= 0, "seed \(seed), round \(round)")
      }
    }
  }

  @Test("A butt line is the rectangle around it")
  func buttLine() {
    let line = Path(elements: [.move(CGPoint(x: 10, y: 20)), .line(CGPoint(x: 30, y: 20))])

    let outline = line.stroked(with: StrokeStyle(width: 6), tolerance: 0.1)

    #expect(
      outline.elements == [
        .move(CGPoint(x: 10, y: 23)), .line(CGPoint(x: 30, y: 23)), .line(CGPoint(x: 30, y: 23)),
        .line(CGPoint(x: 30, y: 17)), .line(CGPoint(x: 30, y: 17)), .line(CGPoint(x: 10, y: 17)),
        .line(CGPoint(x: 10, y: 17)), .line(CGPoint(x: 10, y: 23)), .close,
      ])
  }

  @Test("Caps reach half the width beyond the ends, butts not at all")
  func capsReach() {
    let line = Path(elements: [.move(CGPoint(x: 10, y: 20)), .line(CGPoint(x: 30, y: 20))])
    func box(_ cap: StrokeStyle.Cap) -> CGRect {
      line.stroked(with: StrokeStyle(width: 6, cap: cap), tolerance: 1e-4).boundingBox
    }

    #expect(box(.butt) == CGRect(x: 10, y: 17, width: 20, height: 6))
    #expect(box(.square) == CGRect(x: 7, y: 17, width: 26, height: 6))
    #expect(abs(box(.round).minX - 7) <= 1e-4)
    #expect(abs(box(.round).maxX - 33) <= 1e-4)
    #expect(box(.round).height == 6)
  }

  @Test("Square caps follow the line's direction")
  func squareCapsTurn() {
    let line = Path(elements: [.move(.zero), .line(CGPoint(x: 30, y: 40))])

    let outline = line.stroked(with: StrokeStyle(width: 10, cap: .square), tolerance: 0.1)

    // Half a width of 5 beyond the end (30, 40) and to each side, along (0.6, 0.8).
    #expect(outline.contains(CGPoint(x: 32.9, y: 43.9)))
    #expect(!outline.contains(CGPoint(x: 33.1, y: 44.1)))
    #expect(abs(outline.boundingBox.maxX - 37) < 1e-9)
    #expect(abs(outline.boundingBox.maxY - 47) < 1e-9)
  }

  @Test("A right angle has a miter up to a limit of √2, exactly")
  func miterLimitSwitches() {
    let corner = Path(elements: [
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 20, y: 20)),
    ])
    func hasTip(_ limit: CGFloat) -> Bool {
      corner.stroked(with: StrokeStyle(width: 4, miterLimit: limit), tolerance: 0.1)
        .elements.contains(.line(CGPoint(x: 22, y: -2)))
    }
    let ratio = CGFloat(2).squareRoot()

    #expect(ratio * ratio > 2)
    #expect(hasTip(ratio))
    #expect(hasTip(10))
    #expect(!hasTip(ratio.nextDown))
    #expect(!hasTip(0))
    #expect(!hasTip(.nan))
  }

  @Test("A line that turns right back has no miter")
  func reversalIsBevelled() {
    let path = Path(elements: [
      .move(.zero), .line(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 5, y: 0)),
    ])
    func box(_ join: StrokeStyle.Join) -> CGRect {
      path.stroked(with: StrokeStyle(width: 4, join: join, miterLimit: 1e6), tolerance: 1e-3)
        .boundingBox
    }

    #expect(box(.miter) == CGRect(x: 0, y: -2, width: 20, height: 4))
    #expect(box(.bevel) == CGRect(x: 0, y: -2, width: 20, height: 4))
    #expect(abs(box(.round).maxX - 22) < 1e-3)
  }

  @Test("A closed square has four mitered corners outside and its own inside")
  func closedSquare() {
    let square = Path.rectangle(CGRect(x: 10, y: 10, width: 20, height: 20))

    let outline = square.stroked(with: StrokeStyle(width: 4), tolerance: 0.1)

    #expect(outline.boundingBox == CGRect(x: 8, y: 8, width: 24, height: 24))
    for corner in [CGPoint(x: 8.1, y: 8.1), CGPoint(x: 31.9, y: 8.1), CGPoint(x: 31.9, y: 31.9)] {
      #expect(outline.contains(corner))
    }
    #expect(outline.contains(CGPoint(x: 11.9, y: 20)))
    #expect(!outline.contains(CGPoint(x: 12.1, y: 12.1)))
    #expect(!outline.contains(CGPoint(x: 20, y: 20)))
  }

  @Test("A subpath of no length is a dot, a square or nothing; a lone move is nothing")
  func degenerateSubpaths() {
    let center = CGPoint(x: 5, y: 5)
    let paths = [
      Path(elements: [.move(center), .line(center)]), Path(elements: [.move(center), .close]),
      Path(elements: [.move(center), .cubic(control1: center, control2: center, end: center)]),
    ]
    for path in paths {
      let square = path.stroked(with: StrokeStyle(width: 6, cap: .square), tolerance: 0.01)
      let dot = path.stroked(with: StrokeStyle(width: 6, cap: .round), tolerance: 0.01)

      #expect(square.boundingBox == CGRect(x: 2, y: 2, width: 6, height: 6))
      #expect(dot.contains(CGPoint(x: 7.1, y: 7.1)))
      #expect(!dot.contains(CGPoint(x: 7.2, y: 7.2)))
      #expect(path.stroked(with: StrokeStyle(width: 6), tolerance: 0.01).isEmpty)
    }
    let move = Path(elements: [.move(center)])
    #expect(move.stroked(with: StrokeStyle(width: 6, cap: .round), tolerance: 0.01).isEmpty)
  }

  @Test("The sides of a stroked circle are within the tolerance of circles")
  func circleIsRing() {
    let circle = Path.circle(center: .zero, radius: 50)
    let tolerance: CGFloat = 0.01

    let outline = circle.stroked(with: StrokeStyle(width: 20), tolerance: tolerance)

    // The cubics themselves are off a circle by 0.03 % of the radius at most.
    let slack = tolerance + 50 * 0.000_28
    for element in outline.elements {
      for point in element.points {
        let reach = distance(point, .zero)
        #expect(abs(reach - 40) <= slack || abs(reach - 60) <= slack)
      }
    }
    #expect(!outline.contains(CGPoint(x: 27, y: 28)))
    #expect(outline.contains(CGPoint(x: 30, y: 30)))
    #expect(outline.contains(CGPoint(x: -42, y: -42)))
    #expect(!outline.contains(CGPoint(x: -43, y: -43)))
  }

  @Test("Smooth joints of curves add no joins")
  func smoothJointsStaySmooth() {
    let circle = Path.circle(center: .zero, radius: 50)

    let mitered = circle.stroked(with: StrokeStyle(width: 20, join: .miter), tolerance: 0.01)
    let bevelled = circle.stroked(with: StrokeStyle(width: 20, join: .bevel), tolerance: 0.01)

    #expect(mitered == bevelled)
  }

  @Test(
    "Widths that are not positive numbers draw nothing",
    arguments: [0, -1, CGFloat.nan, .infinity])
  func strangeWidths(width: CGFloat) {
    let path = Path.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(path.stroked(with: StrokeStyle(width: width), tolerance: 0.1).isEmpty)
  }

  @Test("Coordinates that are not finite draw nothing, huge ones are brought within limits")
  func strangeCoordinates() {
    let broken = Path(elements: [.move(.zero), .line(CGPoint(x: CGFloat.nan, y: 1))])
    let huge = Path(elements: [
      .move(.zero), .line(CGPoint(x: 1e300, y: 1)),
      .quad(control: CGPoint(x: -1e300, y: 1e300), end: .zero),
    ])

    #expect(broken.stroked(with: Self.roundStyle, tolerance: 0.1).isEmpty)
    let outline = huge.stroked(with: StrokeStyle(width: 1e300, cap: .round), tolerance: 1e-9)
    #expect(outline.elements.count < 100_000)
    #expect(outline.elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
  }
}
