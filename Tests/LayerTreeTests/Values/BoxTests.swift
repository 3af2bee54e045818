import Foundation
import Geometry
import LayerTree
import Testing

@Suite("Boxes")
@MainActor
struct BoxTests {
  @Test("A box gives back what was put in")
  func roundTrips() {
    let point = CGPoint(x: 1.5, y: -2)
    let size = CGSize(width: 3, height: 4)
    let rect = CGRect(origin: point, size: size)
    let vector = CGVector(dx: 5.0, dy: 0.25)
    let turn = CGAffineTransform(rotationAngle: 0.5)
    var space = CATransform3DMakeRotation(0.5, 0, 1, 0)
    space.m34 = -1 / 500

    #expect(NSValue(cgPoint: point).cgPointValue == point)
    #expect(NSValue(cgSize: size).cgSizeValue == size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    #expect(NSValue(caTransform3D: space).caTransform3DValue == space)
  }

  @Test("Structs and lengths go into boxes and come out of them by casts")
  func casts() {
    let size = CGSize(width: 3, height: 4)
    let vector = CGVector(dx: 5.0, dy: 0.25)
    let turn = CGAffineTransform(rotationAngle: 0.5)
    let space = CATransform3DMakeRotation(0.5, 0, 1, 0)
    let length: CGFloat = 2.5

    #expect((CGPoint(x: 1, y: 2) as NSValue) as? CGPoint == CGPoint(x: 1, y: 2))
    #expect((size as NSValue) as? CGSize == size)
    #expect((CGRect(origin: .zero, size: size) as NSValue).cgRectValue.size == size)
    #expect((vector as NSValue) as? CGVector == vector)
    #expect((turn as NSValue) as? CGAffineTransform == turn)
    #expect((space as NSValue) as? CATransform3D == space)
    #expect((length as NSNumber).doubleValue == 2.5)
    let locations: [NSNumber] = [0, length as NSNumber]
    #expect(locations as? [CGFloat] == [0, 2.5])

    let box: Any = size as NSValue
    #expect(box as? CGPoint == nil && box as? CGVector == nil && box as? CATransform3D == nil)
  }

  @Test("A box asked for something else gives zeros, and does not crash")
  func mistaken() {
    let box = NSValue(cgVector: CGVector(dx: 1.0, dy: 2.0))
    #expect(box.cgPointValue == .zero)
    #expect(box.caTransform3DValue == CATransform3D())
    #expect(NSNumber(value: 3.5).cgRectValue == .zero)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 1)).cgAffineTransformValue.a == 0)
  }

  @Test("Animations look into boxes")
  func animatable() {
    let space = CATransform3DMakeScale(2, 3, 4)
    #expect(AnimatableValue(NSValue(caTransform3D: space)) == .transform(space))
    #expect(AnimatableValue(NSValue(cgPoint: CGPoint(x: 1, y: 2))) == .point(CGPoint(x: 1, y: 2)))
    #expect(
      AnimatableValue(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 2)))
        == .transform(CATransform3DMakeScale(2, 2, 1)))
    #expect(
      AnimatableValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)))
        == .rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
  }
}
