import Foundation
import Geometry
import Testing
import ViewKit

@Suite("Bézier paths and values of the interface")
@MainActor
struct UIBezierPathTests {
  @Test("Only the corners asked for are rounded")
  func corners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 5))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 99)))
    #expect(path.contains(CGPoint(x: 99, y: 99)))
  }

  @Test("Containment follows the fill rule")
  func fillRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }

  @Test("An arc is joined by a line, and ends where it should")
  func arcs() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    #expect(abs(path.currentPoint.x - 10) < 1e-12)
    #expect(path.currentPoint.y == 5)
    #expect(path.bounds.minX == 0)
    path.removeAllPoints()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
  }

  @Test("A copy keeps how the path is drawn, and goes its own way")
  func copies() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.setLineDash([4, 2, 9], count: 2, phase: 1)
    let copy = path.copy() as? UIBezierPath
    path.removeAllPoints()

    var (pattern, count, phase) = ([CGFloat](), 0, CGFloat(0))
    copy?.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(copy?.isEmpty == false)
    #expect(copy?.lineWidth == 3)
    #expect(copy?.lineCapStyle == .round)
    #expect(pattern == [4, 2])
    #expect(count == 2)
    #expect(phase == 1)
  }

  @Test("Values are written and read as text")
  func texts() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {30, 40}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {30, 40}}") == rect)
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.cgPoint(for: "nonsense") == .zero)
  }

  @Test("Insets move the edges in")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }
}
