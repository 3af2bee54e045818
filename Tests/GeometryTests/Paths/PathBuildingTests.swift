import Foundation
import Geometry
import Testing

@Suite struct PathBuildingTests {
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("Drawing without a current point does nothing")
  func drawingNeedsAPoint() {
    var path = Path()
    path.addLine(to: point(1, 1))
    path.addQuadCurve(to: point(1, 1), control: .zero)
    path.addCurve(to: point(1, 1), control1: .zero, control2: .zero)
    path.addArc(tangent1End: point(1, 1), tangent2End: point(2, 0), radius: 1)
    path.closeSubpath()

    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
  }

  @Test("After closing, the current point is the start of the subpath, and drawing goes on there")
  func closingReturns() {
    var path = Path()
    path.addLines(between: [point(1, 2), point(3, 4), point(5, 6)])
    #expect(path.currentPoint == point(5, 6))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == point(1, 2))
    path.addLine(to: point(9, 9))

    var steps: [Path.Step] = []
    path.forEachStep { steps.append($0) }

    #expect(
      steps == [
        .move(point(1, 2)), .segment(.line(point(1, 2), point(3, 4))),
        .segment(.line(point(3, 4), point(5, 6))), .close(.line(point(5, 6), point(1, 2))),
        .move(point(1, 2)), .segment(.line(point(1, 2), point(9, 9))),
      ])
  }

  @Test("Elements before the first move draw nothing")
  func elementsBeforeMove() {
    let path = Path(elements: [.line(point(1, 1)), .close, .move(.zero), .line(point(2, 2))])

    var steps: [Path.Step] = []
    path.forEachStep { steps.append($0) }

    #expect(steps == [.move(.zero), .segment(.line(.zero, point(2, 2)))])
    #expect(Path(elements: [.line(point(1, 1))]).currentPoint == nil)
  }

  @Test("A rectangle goes clockwise from its upper left corner")
  func rectangleOrder() {
    #expect(
      Path.rectangle(CGRect(x: 1, y: 2, width: 3, height: 4)).elements == [
        .move(point(1, 2)), .line(point(4, 2)), .line(point(4, 6)), .line(point(1, 6)), .close,
      ])
    #expect(Path.rectangle(.null).isEmpty)
  }

  @Test("An oval is four cubics from (maxX, midY) through bottom, left and top")
  func ovalOrder() {
    let oval = Path.ellipse(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    let ends = oval.elements.compactMap(\.points.last)

    #expect(ends == [point(20, 5), point(10, 10), point(0, 5), point(10, 0), point(20, 5)])
    #expect(oval.elements.last == .close)
    guard case .cubic(let control1, let control2, _) = oval.elements[1] else {
      Issue.record("not a cubic")
      return
    }
    let handle: CGFloat = 0.552_284_749_8
    #expect(distance(control1, point(20, 5 + 5 * handle)) < 1e-8)
    #expect(distance(control2, point(10 + 10 * handle, 10)) < 1e-8)
  }

  @Test("A circle of cubics is nowhere off by more than 0.03 % of its radius")
  func circleIsRound() {
    Path.circle(center: .zero, radius: 1).forEachStep { step in
      guard case .segment(let segment) = step else { return }
      for sample in samples(of: segment, count: 200) {
        #expect(abs(distance(sample, .zero) - 1) < 0.000_28)
      }
    }
  }

  @Test("Mapping maps every point; the identity changes nothing")
  func mappingMapsPoints() {
    let path = Path(elements: [
      .move(point(1, 1)), .quad(control: point(2, 2), end: point(3, 1)),
      .cubic(control1: point(4, 4), control2: point(5, 5), end: point(6, 6)), .close,
    ])

    #expect(path.applying(.identity) == path)
    #expect(
      path.applying(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 0)).elements == [
        .move(point(12, 3)), .quad(control: point(14, 6), end: point(16, 3)),
        .cubic(control1: point(18, 12), control2: point(20, 15), end: point(22, 18)), .close,
      ])
  }

  @Test("Reversing gives the same points the other way; twice gives the same steps")
  func reversing() {
    var path = Path()
    path.addLines(between: [point(0, 0), point(1, 0), point(1, 1)])
    path.closeSubpath()
    path.move(to: point(5, 5))
    path.addQuadCurve(to: point(7, 5), control: point(6, 9))

    let reversed = path.reversed()

    #expect(
      reversed.elements == [
        .move(point(7, 5)), .quad(control: point(6, 9), end: point(5, 5)), .move(point(1, 1)),
        .line(point(1, 0)), .line(point(0, 0)), .close,
      ])
    #expect(reversed.reversed() == path)
    #expect(path.windingNumber(around: point(0.9, 0.5)) == 1)
    #expect(reversed.windingNumber(around: point(0.9, 0.5)) == -1)
  }

  @Test("Paths of one structure mix point by point, exactly at the ends")
  func interpolation() {
    let small = Path.ellipse(in: CGRect(x: 10, y: 10, width: 2, height: 2))
    let large = Path.ellipse(in: CGRect(x: 0, y: 0, width: 22, height: 22))

    #expect(small.interpolated(to: large, progress: 0) == small)
    #expect(small.interpolated(to: large, progress: 1) == large)
    #expect(
      small.interpolated(to: large, progress: 0.5)?.boundingBox
        == CGRect(x: 5, y: 5, width: 12, height: 12))
    #expect(
      small.interpolated(to: large, progress: -0.1)?.boundingBox
        == CGRect(x: 11, y: 11, width: 0, height: 0))
  }

  @Test("Paths of different structures do not mix")
  func interpolationOfOthers() {
    let oval = Path.ellipse(in: CGRect(x: 0, y: 0, width: 22, height: 22))
    let rect = Path.rectangle(CGRect(x: 0, y: 0, width: 22, height: 22))
    var open = rect
    open.elements[4] = .line(.zero)

    #expect(oval.interpolated(to: rect, progress: 0.5) == nil)
    #expect(rect.interpolated(to: open, progress: 0.5) == nil)
    #expect(rect.interpolated(to: Path(), progress: 0.5) == nil)
  }

  @Test("A polygon's corners lie on the ellipse, the first at the top")
  func polygons() {
    let square = Path.polygon(in: CGRect(x: 0, y: 0, width: 20, height: 10), sides: 4)
    let expected = [point(10, 0), point(20, 5), point(10, 10), point(0, 5)]

    #expect(square.elements.count == 5)
    for (element, corner) in zip(square.elements, expected) {
      #expect(distance(element.points.last ?? .zero, corner) < 1e-12)
    }
    #expect(
      Path.polygon(in: CGRect(x: 0, y: 0, width: 1, height: 1), sides: -5).elements.count == 4)
    #expect(
      Path.polygon(in: CGRect(x: 0, y: 0, width: 1, height: 1), sides: .max).elements.count == 4097)
  }

  @Test("A star's outer and inner corners take turns")
  func stars() {
    let star = Path.star(
      in: CGRect(x: -10, y: -10, width: 20, height: 20), points: 5, innerRatio: 0.4)
    let reaches = star.elements.compactMap(\.points.last).map { distance($0, .zero) }

    #expect(reaches.count == 10)
    for (index, reach) in reaches.enumerated() {
      #expect(abs(reach - (index.isMultiple(of: 2) ? 10 : 4)) < 1e-12)
    }
  }
}
