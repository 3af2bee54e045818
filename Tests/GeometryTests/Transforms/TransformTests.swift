import Foundation
import Geometry
import Testing
import TestSupport

@Suite struct TransformTests {
  private static let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  private func isClose(
    _ left: CGAffineTransform, _ right: CGAffineTransform, by slack: CGFloat = 1e-12
  ) -> Bool {
    abs(left.a - right.a) <= slack && abs(left.b - right.b) <= slack
      && abs(left.c - right.c) <= slack && abs(left.d - right.d) <= slack
      && abs(left.tx - right.tx) <= slack && abs(left.ty - right.ty) <= slack
  }

  @Test("A positive rotation takes +x toward +y")
  func rotationTurnsTowardY() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(turned.x) < 1e-15)
    #expect(turned.y == 1)
    #expect(CGAffineTransform(rotationAngle: 0) == .identity)
  }

  @Test("Concatenation applies the left map first")
  func concatenationOrder() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 3)

    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)) == CGPoint(x: 22, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(scale.concatenating(move)) == CGPoint(x: 12, y: 3))
  }

  @Test("translatedBy, scaledBy and rotated apply the new part first")
  func partsComeFirst() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)

    #expect(
      scale.translatedBy(x: 10, y: 20)
        == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
    #expect(
      CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 2, y: 3)
        == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7))
    #expect(
      isClose(
        scale.rotated(by: .pi / 2), CGAffineTransform(a: 0, b: 3, c: -2, d: 0, tx: 0, ty: 0)))
  }

  @Test("A map and its inverse cancel; a map without an inverse is returned as it is")
  func inversesCancel() {
    let seed: UInt64 = 0x1E0E
    var random = SeededGenerator(seed: seed)
    for round in 0..<500 {
      let transform = random.transform()
      guard abs(transform.determinant) > 1e-2 else { continue }
      #expect(
        isClose(transform.concatenating(transform.inverted()), .identity, by: 1e-9),
        "seed \(seed), round \(round)")
    }
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    #expect(flat.inverted() == flat)
  }

  @Test("The C spellings give what the methods give")
  func functionsAgree() {
    let seed: UInt64 = 0xCF0E
    var random = SeededGenerator(seed: seed)
    let (first, second) = (random.transform(), random.transform())

    #expect(CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(translationX: 2, y: 3))
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransformMakeRotation(0.3) == CGAffineTransform(rotationAngle: 0.3))
    #expect(CGAffineTransformTranslate(first, 2, 3) == first.translatedBy(x: 2, y: 3))
    #expect(CGAffineTransformScale(first, 2, 3) == first.scaledBy(x: 2, y: 3))
    #expect(CGAffineTransformRotate(first, 2) == first.rotated(by: 2))
    #expect(CGAffineTransformConcat(first, second) == first.concatenating(second))
    #expect(CGAffineTransformInvert(first) == first.inverted())
    #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
    #expect(!CGAffineTransformIsIdentity(first))
    #expect(CGAffineTransformEqualToTransform(first, first))
    #expect(CGAffineTransformMake(1, 2, 3, 4, 5, 6) == CGAffineTransform(1, 2, 3, 4, 5, 6))
  }

  @Test("A rectangle's image is the box of its corners; a size moves with no translation")
  func rectanglesGiveBoxes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let turn = Self.quarter.concatenating(CGAffineTransform(translationX: 10, y: 0))

    #expect(rect.applying(turn) == CGRect(x: 4, y: 1, width: 4, height: 3))
    #expect(CGRect.null.applying(turn).isNull)
    #expect(CGSize(width: 3, height: 4).applying(turn) == CGSize(width: -4, height: 3))
  }

  @Test("Only exact scales and quarter turns are axis-aligned")
  func axisAlignment() {
    #expect(CGAffineTransform(a: -2, b: 0, c: 0, d: 3, tx: 0.5, ty: 1).isAxisAligned)
    #expect(Self.quarter.isAxisAligned)
    #expect(!CGAffineTransform(rotationAngle: 0.1).isAxisAligned)
    #expect(!CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0).isAxisAligned)
  }

  @Test("A whole-pixel shift is a move by integers and nothing else")
  func wholePixelShifts() throws {
    let shift = try #require(CGAffineTransform(translationX: -3, y: 70_000).wholePixelShift)
    #expect(shift == (-3, 70_000))
    #expect(CGAffineTransform(translationX: 0.5, y: 0).wholePixelShift == nil)
    #expect(CGAffineTransform(translationX: 1e30, y: 0).wholePixelShift == nil)
    #expect(CGAffineTransform(translationX: 1e12, y: 0).wholePixelShift == nil)
    #expect(CGAffineTransform(translationX: .nan, y: 0).wholePixelShift == nil)
    #expect(CGAffineTransform(scaleX: 1, y: 2).wholePixelShift == nil)
    #expect(CGAffineTransform(scaleX: -1, y: 1).wholePixelShift == nil)
  }

  @Test("The greatest and least stretch bound the stretch of every direction, and are reached")
  func scalesBoundStretch() {
    let seed: UInt64 = 0x5CA1
    var random = SeededGenerator(seed: seed)
    for round in 0..<50 {
      let transform = random.transform()
      let stretches = (0..<2000).map { index in
        let angle = Double(index) / 2000 * .pi
        let image = CGSize(width: cos(angle), height: sin(angle)).applying(transform)
        return distance(.zero, CGPoint(x: image.width, y: image.height))
      }
      let (least, greatest) = (stretches.min() ?? 0, stretches.max() ?? 0)

      #expect(greatest <= transform.maximumScale + 1e-12, "seed \(seed), round \(round)")
      #expect(greatest >= transform.maximumScale - 1e-4, "seed \(seed), round \(round)")
      #expect(least >= transform.minimumScale - 1e-12, "seed \(seed), round \(round)")
      #expect(least <= transform.minimumScale + 1e-2, "seed \(seed), round \(round)")
    }
  }
}
