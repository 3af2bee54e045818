import Foundation
import Geometry
import Testing

@Suite struct RoundedRectangleTests {
  private static let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  /// Whether both paths have elements of the same kinds and points within a distance.
  private func isClose(_ path: Path, _ elements: [Path.Element], by slack: CGFloat) -> Bool {
    guard path.elements.count == elements.count else { return false }
    return zip(path.elements, elements).allSatisfy { left, right in
      left.mapPoints { _ in .zero } == right.mapPoints { _ in .zero }
        && zip(left.points, right.points).allSatisfy { distance($0, $1) <= slack }
    }
  }

  @Test("Circular corners are quarter circles, clockwise from the upper side")
  func circularCorners() {
    let path = Path.roundedRectangle(Self.rect, radius: 10)
    let h: CGFloat = 10 * (1 - 0.552_284_749_830_793_4)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    #expect(
      isClose(
        path,
        [
          .move(at(10, 0)), .line(at(90, 0)),
          .cubic(control1: at(100 - h, 0), control2: at(100, h), end: at(100, 10)),
          .line(at(100, 50)),
          .cubic(control1: at(100, 60 - h), control2: at(100 - h, 60), end: at(90, 60)),
          .line(at(10, 60)),
          .cubic(control1: at(h, 60), control2: at(0, 60 - h), end: at(0, 50)),
          .line(at(0, 10)), .cubic(control1: at(0, h), control2: at(h, 0), end: at(10, 0)), .close,
        ], by: 1e-12))
  }

  @Test("The radius is limited to half the shorter side")
  func radiusIsLimited() {
    #expect(
      Path.roundedRectangle(Self.rect, radius: 500)
        == Path.roundedRectangle(Self.rect, radius: 30))
    #expect(
      Path.roundedRectangle(Self.rect, radius: .infinity)
        == Path.roundedRectangle(Self.rect, radius: 30))
  }

  @Test(
    "No radius gives the plain rectangle, for both curves",
    arguments: [0, -4, CGFloat.nan], [CornerCurve.circular, .continuous])
  func noRadius(radius: CGFloat, curve: CornerCurve) {
    #expect(
      Path.roundedRectangle(Self.rect, radius: radius, curve: curve) == .rectangle(Self.rect))
  }

  @Test(
    "Only the corners of the mask are rounded",
    arguments: [
      (CornerMask.minXMinY, CGPoint(x: 1, y: 1)), (.maxXMinY, CGPoint(x: 99, y: 1)),
      (.minXMaxY, CGPoint(x: 1, y: 59)), (.maxXMaxY, CGPoint(x: 99, y: 59)),
    ], [CornerCurve.circular, .continuous])
  func maskedCorners(corner: (mask: CornerMask, point: CGPoint), curve: CornerCurve) {
    let path = Path.roundedRectangle(Self.rect, radius: 15, corners: corner.mask, curve: curve)
    let others = [1, 99].flatMap { x in [1, 59].map { CGPoint(x: x, y: $0) } }

    for point in others {
      #expect(path.contains(point) == (point != corner.point))
    }
  }

  @Test("Mask bits are Core Animation's")
  func maskBits() {
    #expect(
      [CornerMask.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY, .all].map(\.rawValue)
        == [1, 2, 4, 8, 15])
  }

  @Test("A continuous corner has the system's control points")
  func continuousCorner() {
    let path = Path.roundedRectangle(Self.rect, radius: 10, curve: .continuous)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: 100 - x, y: y) }

    #expect(path.elements.first == .move(CGPoint(x: 15.286_65, y: 0)))
    #expect(path.elements.count == 1 + 4 * 4 + 1)
    #expect(
      isClose(
        Path(elements: Array(path.elements[1...4])),
        [
          .line(at(15.286_65, 0)),
          .cubic(
            control1: at(10.884_929_576, 0), control2: at(8.684_069_441, 0),
            end: at(6.314_937_928, 0.749_113_878)),
          .cubic(
            control1: at(3.728_238_266, 1.690_595_56), control2: at(1.690_595_56, 3.728_238_266),
            end: at(0.749_113_878, 6.314_937_928)),
          .cubic(
            control1: at(0, 8.684_069_441), control2: at(0, 10.884_929_576),
            end: at(0, 15.286_65)),
        ], by: 1e-12))
  }

  @Test("Continuous outlines are symmetric about both axes")
  func continuousSymmetry() {
    let path = Path.roundedRectangle(Self.rect, radius: 12, curve: .continuous)
    let points = path.elements.flatMap(\.points)
    let mirrors = [
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 60),
    ]
    for mirror in mirrors {
      for point in points {
        let image = point.applying(mirror)
        #expect(points.contains { distance($0, image) < 1e-12 })
      }
    }
  }

  @Test("A continuous corner that does not fit draws the capsule, from 1.528665 radii on")
  func capsule() {
    let limit: CGFloat = 30 / 1.528_665
    let capsule = Path.roundedRectangle(Self.rect, radius: 30)

    #expect(
      Path.roundedRectangle(Self.rect, radius: limit + 0.001, curve: .continuous) == capsule)
    #expect(Path.roundedRectangle(Self.rect, radius: 30, curve: .continuous) == capsule)
    #expect(
      Path.roundedRectangle(Self.rect, radius: limit - 0.001, curve: .continuous).elements.count
        == 18)
    #expect(Path.bezierRoundedRectangle(Self.rect, radius: 25) == capsule)
  }

  @Test("Elliptic corners reach their own way along each side")
  func ellipticCorners() {
    var path = Path()
    path.addRoundedRect(in: Self.rect, cornerWidth: 20, cornerHeight: 5)

    let ends = path.elements.compactMap(\.points.last)
    #expect(
      ends == [
        CGPoint(x: 20, y: 0), CGPoint(x: 80, y: 0), CGPoint(x: 100, y: 5), CGPoint(x: 100, y: 55),
        CGPoint(x: 80, y: 60), CGPoint(x: 20, y: 60), CGPoint(x: 0, y: 55), CGPoint(x: 0, y: 5),
        CGPoint(x: 20, y: 0),
      ])
  }

  @Test("A null rectangle has no outline, one without a side no rounding")
  func degenerateRectangles() {
    #expect(Path.roundedRectangle(.null, radius: 3).isEmpty)
    let flat = CGRect(x: 0, y: 0, width: 10, height: 0)
    #expect(Path.roundedRectangle(flat, radius: 3) == .rectangle(flat))
  }
}
