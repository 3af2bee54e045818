import Foundation
import Geometry
import Testing
import TestSupport

@Suite struct AffineDecompositionTests {
  private func difference(_ left: CGAffineTransform, _ right: CGAffineTransform) -> CGFloat {
    [
      left.a - right.a, left.b - right.b, left.c - right.c, left.d - right.d, left.tx - right.tx,
      left.ty - right.ty,
    ].map(abs).max() ?? 0
  }

  @Test("The parts of a map make the map again")
  func partsRecompose() {
    let seed: UInt64 = 0xDEC0
    var random = SeededGenerator(seed: seed)
    for round in 0..<1000 {
      let transform = random.transform()
      #expect(
        difference(AffineDecomposition(transform).transform, transform) < 1e-12,
        "seed \(seed), round \(round)")
    }
    for scale in [(0, 0), (0, 2), (3, 0), (-1, 1), (1, -1), (-2, -2)] as [(CGFloat, CGFloat)] {
      let transform = CGAffineTransform(scaleX: scale.0, y: scale.1)
      #expect(difference(AffineDecomposition(transform).transform, transform) < 1e-12)
    }
  }

  @Test("Interpolation is exact at both ends and continuous there")
  func endsAreExact() {
    let seed: UInt64 = 0xE4D5
    var random = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let (start, end) = (random.transform(), random.transform())
      #expect(start.interpolated(to: end, progress: 0) == start)
      #expect(start.interpolated(to: end, progress: 1) == end)
      #expect(
        difference(start.interpolated(to: end, progress: 1e-9), start) < 1e-6,
        "seed \(seed), round \(round)")
      #expect(
        difference(start.interpolated(to: end, progress: 1 - 1e-9), end) < 1e-6,
        "seed \(seed), round \(round)")
    }
  }

  @Test("Moves and scales mix component by component, exactly where numbers are")
  func movesAndScalesAreLinear() {
    let end = CGAffineTransform(a: 3, b: 0, c: 0, d: 0.5, tx: 100, ty: -40)

    #expect(
      CGAffineTransform.identity.interpolated(to: end, progress: 0.25)
        == CGAffineTransform(a: 1.5, b: 0, c: 0, d: 0.875, tx: 25, ty: -10))
    #expect(
      CGAffineTransform.identity.interpolated(to: end, progress: 1.5)
        == CGAffineTransform(a: 4, b: 0, c: 0, d: 0.25, tx: 150, ty: -60))
  }

  @Test("A layer that grows from nothing grows evenly, turned as at the end or not at all")
  func growthFromNothing() {
    let nothing = CGAffineTransform(scaleX: 0, y: 0)

    #expect(
      nothing.interpolated(to: .identity, progress: 0.5) == CGAffineTransform(scaleX: 0.5, y: 0.5))
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    #expect(
      flat.interpolated(to: .identity, progress: 0.5) == CGAffineTransform(scaleX: 1, y: 0.5))
  }

  @Test("Rotations mix by angle and keep their size")
  func rotationsKeepSize() {
    let start = CGAffineTransform(rotationAngle: 0.4)
    let end = CGAffineTransform(rotationAngle: 1.6)

    let middle = start.interpolated(to: end, progress: 0.5)

    #expect(difference(middle, CGAffineTransform(rotationAngle: 1)) < 1e-12)
  }

  @Test("The shorter way round is taken across half a turn")
  func shorterWay() {
    let start = CGAffineTransform(rotationAngle: 3)
    let end = CGAffineTransform(rotationAngle: -3)

    let middle = start.interpolated(to: end, progress: 0.5)

    #expect(difference(middle, CGAffineTransform(rotationAngle: .pi)) < 1e-12)
  }

  @Test("A half turn from rest goes one way: through −90 degrees, by +π and by −π alike")
  func halfTurn() {
    for angle in [CGFloat.pi, -CGFloat.pi] {
      let middle = CGAffineTransform.identity.interpolated(
        to: CGAffineTransform(rotationAngle: angle), progress: 0.5)
      #expect(difference(middle, CGAffineTransform(rotationAngle: -.pi / 2)) < 1e-12)
    }
  }

  @Test("A full turn does not move")
  func fullTurn() {
    let end = CGAffineTransform(rotationAngle: 2 * .pi)

    let middle = CGAffineTransform.identity.interpolated(to: end, progress: 0.5)

    #expect(difference(middle, .identity) < 1e-12)
  }

  @Test("A flip across x that faces a flip across y is a half turn, not a collapse")
  func crossedFlips() {
    let start = CGAffineTransform(scaleX: -1, y: 1)
    let end = CGAffineTransform(scaleX: 1, y: -1)

    let middle = start.interpolated(to: end, progress: 0.5)

    #expect(abs(middle.determinant + 1) < 1e-12)
  }

  @Test("Values that are not finite do not trap")
  func notFinite() {
    for value in [CGFloat.nan, .infinity, 1e300] {
      let strange = CGAffineTransform(scaleX: value, y: value)
      _ = CGAffineTransform.identity.interpolated(to: strange, progress: 0.5)
      _ = strange.interpolated(to: .identity, progress: 0.5)
    }
  }
}
