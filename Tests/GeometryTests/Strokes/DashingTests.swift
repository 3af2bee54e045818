import Foundation
import Geometry
import Testing

@Suite struct DashingTests {
  private func line(to x: CGFloat) -> Path {
    Path(elements: [.move(.zero), .line(CGPoint(x: x, y: 0))])
  }

  /// Start and end of each dash along a line on the x axis.
  private func spans(_ path: Path) -> [[CGFloat]] {
    var spans: [[CGFloat]] = []
    path.forEachSubpath { start, segments, _ in
      spans.append([start.x, segments.last?.end.x ?? start.x])
    }
    return spans
  }

  @Test("Dashes and gaps follow each other, the last dash cut short")
  func patternRepeats() {
    #expect(spans(line(to: 20).dashed(by: [4, 2])) == [[0, 4], [6, 10], [12, 16], [18, 20]])
  }

  @Test("An odd number of lengths is repeated with dashes and gaps exchanged")
  func oddPattern() {
    #expect(spans(line(to: 10).dashed(by: [3])) == [[0, 3], [6, 9]])
    #expect(spans(line(to: 12).dashed(by: [1, 2, 3])) == [[0, 1], [3, 6], [7, 9]])
  }

  @Test(
    "The phase moves the pattern back along the line, modulo its length",
    arguments: [5, 11, -1, -7, 605] as [CGFloat])
  func phaseMoves(phase: CGFloat) {
    #expect(
      spans(line(to: 10).dashed(by: [4, 2], phase: phase)) == [[1, 5], [7, 10]])
  }

  @Test("Every subpath begins the pattern anew")
  func subpathsRestart() {
    var path = line(to: 5)
    path.append(line(to: 5).applying(CGAffineTransform(translationX: 100, y: 0)))

    #expect(spans(path.dashed(by: [4, 4])) == [[0, 4], [100, 104]])
  }

  @Test("A closed subpath that begins and ends in a dash joins the two")
  func closedDashesJoin() {
    let square = Path.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))

    let dashed = square.dashed(by: [6, 4], phase: 3)

    #expect(
      Array(dashed.elements.prefix(3)) == [
        .move(CGPoint(x: 0, y: 3)), .line(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 3, y: 0)),
      ])
    #expect(spans(dashed).count == 4)
  }

  @Test("A dash as long as a closed subpath leaves it closed")
  func wholeDashStaysClosed() {
    let square = Path.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(square.dashed(by: [50, 1]).elements.last == .close)
  }

  @Test("Dashes of curves are curves of the right length")
  func curvesStayCurves() {
    let circle = Path.circle(center: .zero, radius: 10)

    let dashed = circle.dashed(by: [5, 3])

    var lengths: [CGFloat] = []
    dashed.forEachSubpath { _, segments, _ in
      lengths.append(segments.reduce(0) { $0 + $1.length })
    }
    // The circumference of 62.84 holds seven dashes and 6.84 more: a whole dash and a gap.
    #expect(lengths.count == 8)
    #expect(lengths.allSatisfy { abs($0 - 5) < 1e-6 })
  }

  @Test("A dash of no length is a dot that keeps the line's direction")
  func emptyDashesAreDots() {
    var style = StrokeStyle(width: 2, cap: .square)
    style.dashes = [0, 5]
    let line = Path(elements: [.move(.zero), .line(CGPoint(x: 6, y: 8))])

    let outline = line.stroked(with: style, tolerance: 0.01)

    // Squares of side 2 at (0, 0) and (3, 4), turned to (0.6, 0.8): corners reach 1.4 across.
    #expect(outline.contains(CGPoint(x: 3, y: 4) + (1.35, 0.15)))
    #expect(!outline.contains(CGPoint(x: 3, y: 4) + (0.9, 0.9)))
    #expect(!outline.contains(CGPoint(x: 1.5, y: 2)))
  }

  @Test("Dashes run on over corners, and over segments without length")
  func dashesCrossSegments() {
    let points = [0, 3, 3, 3, 7, 9, 20].map { CGPoint(x: $0, y: 0) }
    var path = Path()
    path.addLines(between: points)

    let dashed = path.dashed(by: [5, 1])

    #expect(spans(dashed) == [[0, 5], [6, 11], [12, 17], [18, 20]])
    #expect(dashed.length == 17)
  }

  @Test(
    "A pattern that says nothing, or too much, draws a solid line",
    arguments: [[], [0, 0], [3, -1], [3, .nan], [.infinity], [1e-9]] as [[CGFloat]])
  func strangePatterns(lengths: [CGFloat]) {
    let path = line(to: 10)

    #expect(path.dashed(by: lengths) == path)
    #expect(path.dashed(by: [4, 2], phase: .nan) == path)
  }
}

/// A point moved by a pair of numbers.
private func + (point: CGPoint, offset: (CGFloat, CGFloat)) -> CGPoint {
  CGPoint(x: point.x + offset.0, y: point.y + offset.1)
}
