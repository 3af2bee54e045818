import Foundation
import Geometry
import LayerTree
import Testing
import TestSupport

@Suite("CATransform3D")
struct CATransform3DTests {
  private static let seed: UInt64 = 0x5e90_0001

  @Test("Concat applies its first transform first")
  func concatenation() {
    let scale = CATransform3DMakeScale(2, 3, 4)
    let move = CATransform3DMakeTranslation(10, 20, 30)

    let scaledThenMoved = CATransform3DConcat(scale, move)
    let movedThenScaled = CATransform3DConcat(move, scale)

    #expect(scaledThenMoved.m41 == 10 && scaledThenMoved.m42 == 20 && scaledThenMoved.m43 == 30)
    #expect(movedThenScaled.m41 == 20 && movedThenScaled.m42 == 60 && movedThenScaled.m43 == 120)
    #expect(CATransform3DTranslate(scale, 10, 20, 30) == movedThenScaled)
  }

  @Test("A quarter turn about z takes x to y, about x takes y to z, about y takes z to x")
  func quarterTurns() {
    let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 5)
    let x = CATransform3DMakeRotation(.pi / 2, 2, 0, 0)
    let y = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)

    #expect(abs(z.m12 - 1) < 1e-15 && abs(z.m21 + 1) < 1e-15 && abs(z.m11) < 1e-15)
    #expect(abs(x.m23 - 1) < 1e-15 && abs(x.m32 + 1) < 1e-15)
    #expect(abs(y.m31 - 1) < 1e-15 && abs(y.m13 + 1) < 1e-15)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test("A transform times its inverse is the identity, for random ones")
  func inverses() {
    var generator = SeededGenerator(seed: Self.seed)
    for index in 0..<500 {
      let transform = Self.random(&generator, perspective: true)
      let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
      #expect(
        Self.distance(product, CATransform3DIdentity) < 1e-9,
        "seed \(Self.seed), number \(index): \(transform)")
    }
  }

  @Test("A transform without an inverse is its own")
  func singular() {
    let flat = CATransform3DMakeScale(1, 0, 1)

    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test("Affine transforms go in and come out; all others are told apart")
  func affine() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500

    let transform = CATransform3DMakeAffineTransform(affine)

    #expect(CATransform3DIsAffine(transform))
    #expect(CATransform3DGetAffineTransform(transform) == affine)
    #expect(!CATransform3DIsAffine(perspective))
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
  }

  @Test("Mixing is exact at both ends, and half-way between two turns lies the turn between")
  func mixing() {
    var generator = SeededGenerator(seed: Self.seed + 1)
    for index in 0..<200 {
      let (a, b) = (
        Self.random(&generator, perspective: true), Self.random(&generator, perspective: true)
      )
      #expect(a.interpolated(to: b, progress: 0) == a)
      #expect(a.interpolated(to: b, progress: 1) == b)
      let near = a.interpolated(to: b, progress: 1e-9)
      let scaled = CATransform3D(rows: a.rows.map { $0 / a.m44 })
      #expect(Self.distance(near, scaled) < 1e-6, "seed \(Self.seed + 1), number \(index)")
    }
    let start = CATransform3DMakeRotation(0.2, 1, 2, 3)
    let end = CATransform3DMakeRotation(1.4, 1, 2, 3)
    let middle = start.interpolated(to: end, progress: 0.5)
    #expect(Self.distance(middle, CATransform3DMakeRotation(0.8, 1, 2, 3)) < 1e-12)
  }

  @Test("A half turn within the plane keeps its size on the way")
  func halfTurn() {
    let end = CATransform3DMakeRotation(.pi, 0, 0, 1)

    let middle = CATransform3DIdentity.interpolated(to: end, progress: 0.5)

    let determinant = middle.m11 * middle.m22 - middle.m12 * middle.m21
    #expect(abs(determinant - 1) < 1e-12)
    #expect(abs(abs(middle.m12) - 1) < 1e-12)
  }

  // MARK: - Support

  static func random(
    _ generator: inout SeededGenerator, perspective: Bool
  ) -> CATransform3D {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    var transform = CATransform3DMakeScale(number(0.2...3), number(0.2...3), number(0.2...3))
    let turn = CATransform3DMakeRotation(
      number(-3...3), number(-1...1), number(-1...1), number(0.1...1))
    let move = CATransform3DMakeTranslation(number(-50...50), number(-50...50), number(-50...50))
    transform = CATransform3DConcat(CATransform3DConcat(transform, turn), move)
    guard perspective else { return transform }
    var projection = CATransform3DIdentity
    projection.m34 = -1 / number(300...900)
    return CATransform3DConcat(transform, projection)
  }

  static func distance(_ left: CATransform3D, _ right: CATransform3D) -> Double {
    zip(left.rows, right.rows).map { ($0 - $1) }.reduce(0) { greatest, row in
      max(greatest, abs(row.x), abs(row.y), abs(row.z), abs(row.w))
    }
  }
}
