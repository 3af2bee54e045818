import Foundation
import Geometry
import Testing

@Suite struct PortableBitsTests {
  /// A path that goes through every builder that computes: arcs, corners, ovals, stars.
  private var sample: Path {
    var path = Path.star(
      in: CGRect(x: 3, y: 5, width: 90, height: 70), points: 7, innerRatio: 0.4, rotation: 0.3)
    path.append(.ellipse(in: CGRect(x: 10, y: 20, width: 33, height: 47)))
    path.append(
      .roundedRectangle(
        CGRect(x: 1, y: 2, width: 80, height: 60), radius: 11, curve: .continuous))
    path.move(to: CGPoint(x: 5, y: 90))
    path.addArc(
      tangent1End: CGPoint(x: 60, y: 95), tangent2End: CGPoint(x: 70, y: 10), radius: 13)
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 20, startAngle: 0.7, endAngle: -2, clockwise: true)
    return path
  }

  @Test("Strokes, dashes and lines have the same bits in every build and on every machine")
  func bitsAreTheSame() {
    var style = StrokeStyle(width: 4.5, cap: .round, join: .round)
    style.dashes = [7, 3.5, 0, 2]
    style.dashPhase = 1.25
    let turn = CGAffineTransform(rotationAngle: 0.8).scaledBy(x: 3, y: 2.5)
      .interpolated(to: CGAffineTransform(rotationAngle: -2), progress: 0.375)

    let flattened = sample.trimmed(from: 0.02, to: 0.97).stroked(with: style, tolerance: 0.03)
      .flattened(by: turn, tolerance: 0.1)

    #expect(flattened.points.count == 4001)
    #expect(fingerprint(of: flattened.points) == 4_174_655_987_243_333_668)
  }

  /// FNV-1a over the bit patterns of all coordinates.
  private func fingerprint(of points: [CGPoint]) -> UInt64 {
    points.flatMap { [Double($0.x).bitPattern, Double($0.y).bitPattern] }
      .reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1) &* 0x100_0000_01B3 }
  }
}
