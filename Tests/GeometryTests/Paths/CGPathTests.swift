import Foundation
import Geometry
import Testing

@Suite struct CGPathTests {
  private static let rect = CGRect(x: 1, y: 2, width: 30, height: 40)

  @Test("Paths are equal and hash alike by their elements, mutable or not")
  func equality() {
    let fixed = CGPath(rect: Self.rect, transform: nil)
    let grown = CGMutablePath()
    grown.addRect(Self.rect)

    #expect(fixed == grown)
    #expect(fixed.hashValue == grown.hashValue)
    grown.addLine(to: .zero)
    #expect(fixed != grown)
  }

  @Test("Shapes are mapped by their transform")
  func transforms() {
    let move = CGAffineTransform(translationX: 100, y: 0)

    #expect(
      CGPath(ellipseIn: Self.rect, transform: move).boundingBoxOfPath
        == Self.rect.offsetBy(dx: 100, dy: 0))
    #expect(
      CGPath(roundedRect: Self.rect, cornerWidth: 5, cornerHeight: 5, transform: move).path
        == Path.roundedRectangle(Self.rect, radius: 5).applying(move))
    #expect(CGPath(rect: Self.rect, transform: nil).copy(using: move)?.currentPoint.x == 101)
  }

  @Test("Copies do not share changes")
  func copies() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    let copy = try #require(path.mutableCopy())
    copy.addLine(to: CGPoint(x: 1, y: 1))

    #expect(path.path.elements.count == 1)
    #expect(copy.path.elements.count == 2)
    #expect(path.copy() == path)
  }

  @Test("An arc that is clockwise in Core Graphics goes by falling angles")
  func arcDirection() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)

    #expect(path.path.elements.count == 2)
    #expect(path.contains(CGPoint(x: 6, y: 6)))
  }

  @Test("A mapped addition goes on from the current point, which is not mapped")
  func mappedAdditions() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 5), transform: double)
    path.addRelativeArc(center: .zero, radius: 3, startAngle: 0, delta: 1, transform: double)
    path.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 2,
      transform: double)

    #expect(
      path.path.elements.prefix(3) == [
        .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 6, y: 0)),
      ])
    #expect(abs(path.currentPoint.x - 40) < 1e-9)
  }

  @Test("The box with control points is larger than the box of the path")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 20))

    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().isEmpty)
    #expect(CGMutablePath().currentPoint == .zero)
  }

  @Test("Containment uses the rule and the map")
  func containment() {
    let path = CGMutablePath()
    path.addRects([CGRect(x: 0, y: 0, width: 30, height: 30), Self.rect])

    #expect(path.contains(CGPoint(x: 10, y: 10)))
    #expect(!path.contains(CGPoint(x: 10, y: 10), using: .evenOdd))
    #expect(
      path.contains(
        CGPoint(x: 110, y: 10), transform: CGAffineTransform(translationX: 100, y: 0)))
  }

  @Test("Stroked and dashed copies are outlines of the mapped path")
  func strokedCopies() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let double = CGAffineTransform(scaleX: 2, y: 2)

    let stroked = line.copy(
      strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10, transform: double)
    let dashed = line.copy(dashingWithPhase: 0, lengths: [5, 5], transform: double)

    #expect(stroked.boundingBox == CGRect(x: -2, y: -2, width: 24, height: 4))
    #expect(dashed.path.elements.count == 4)
  }

  @Test("Styles keep their meaning between the two vocabularies")
  func styles() {
    #expect(
      [CGLineCap.butt, .round, .square].map { StrokeStyle.Cap($0) } == [.butt, .round, .square])
    #expect(
      [CGLineJoin.miter, .round, .bevel].map { StrokeStyle.Join($0) } == [.miter, .round, .bevel])
    #expect([CGPathFillRule.winding, .evenOdd].map { FillRule($0) } == [.nonZero, .evenOdd])
    #expect(CGLineCap.square.rawValue == 2)
    #expect(CGLineJoin.bevel.rawValue == 2)
  }
}
