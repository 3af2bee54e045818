import Foundation
import Geometry
import Testing

@Suite("Paths: elements, boxes of sides, transforms by reference")
struct PathElementTests {
  @Test("Elements are handed out in drawing order, with their points")
  func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.closeSubpath()

    var types: [CGPathElementType] = []
    var ends: [CGPoint?] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      ends.append(element.pointee.points.last)
    }

    #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(ends == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6), nil])
  }

  @Test("A transform can be given by reference")
  func transforms() {
    var move = CGAffineTransform(translationX: 10, y: 0)
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    let moved = CGPath(rect: rect, transform: &move)
    let copied = CGPath(rect: rect, transform: nil).copy(using: &move)
    #expect(moved.boundingBox.minX == 10)
    #expect(copied?.boundingBox.minX == 10)
  }

  @Test("A path knows whether it is a rectangle")
  func rectangles() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let kite = CGMutablePath()
    kite.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0.5, y: 1),
    ])
    kite.closeSubpath()

    #expect(rectangle(of: CGPath(rect: rect, transform: nil)) == rect)
    #expect(rectangle(of: CGPath(ellipseIn: rect, transform: nil)) == nil)
    #expect(rectangle(of: kite) == nil)
    #expect(rectangle(of: CGMutablePath()) == nil)
  }

  private func rectangle(of path: CGPath) -> CGRect? {
    var rect = CGRect.zero
    return path.isRect(&rect) ? rect : nil
  }
}
