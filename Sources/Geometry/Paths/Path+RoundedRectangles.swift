public import Foundation

extension Path {
  /// A closed outline with one drawing for each corner of `rect`, clockwise on screen.
  ///
  /// It starts on the upper side, where the upper left corner ends, and goes by the upper right,
  /// lower right and lower left corner.
  init(roundedRect rect: CGRect, corner: (CornerMask) -> RoundedCorner) {
    let left = CGVector(dx: -1.0, dy: 0)
    let up = CGVector(dx: 0.0, dy: -1)
    let points = rect.corners
    let last = CornerFrame(point: points[0], back: -up, on: -left)

    self.init()
    move(to: last.end(of: corner(.minXMinY)))
    add(corner(.maxXMinY), in: CornerFrame(point: points[1], back: left, on: -up))
    add(corner(.maxXMaxY), in: CornerFrame(point: points[2], back: up, on: left))
    add(corner(.minXMaxY), in: CornerFrame(point: points[3], back: -left, on: up))
    add(corner(.minXMinY), in: last)
    closeSubpath()
  }

  /// Adds the side that leads to a corner, and the corner.
  private mutating func add(_ corner: RoundedCorner, in frame: CornerFrame) {
    switch corner {
    case .square:
      addLine(to: frame.point)
    case .elliptic(let size):
      let (back, on) = frame.reach(of: size)
      addLine(to: frame.point(back: back, on: 0))
      let rest = 1 - Path.circleHandle
      addCurve(
        to: frame.point(back: 0, on: on), control1: frame.point(back: back * rest, on: 0),
        control2: frame.point(back: 0, on: on * rest))
    case .continuous(let radius):
      let points = RoundedCorner.continuousPoints.map {
        frame.point(back: $0.back * radius, on: $0.on * radius)
      }
      addLine(to: points[0])
      for index in stride(from: 1, to: points.count, by: 3) {
        addCurve(
          to: points[index + 2], control1: points[index], control2: points[index + 1])
      }
    }
  }
}

extension Path {
  /// Adds a rectangle with elliptic corners, closed; corners are limited to half a side each way.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; null adds nothing.
  ///   - cornerWidth: Reach of each corner along the horizontal sides.
  ///   - cornerHeight: Reach of each corner along the vertical sides.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) {
    guard !rect.isNull else { return }
    let size = CGSize(
      width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
    guard size.width > 0, size.height > 0 else { return addRect(rect) }
    append(Path(roundedRect: rect) { _ in .elliptic(size) })
  }

  /// The outline of `UIBezierPath(roundedRect:cornerRadius:)`, whose corners are continuous.
  ///
  /// A radius above about a third of the shorter side draws a capsule, as the system's does.
  package static func bezierRoundedRectangle(
    _ rect: CGRect, radius: CGFloat, corners: CornerMask = .all
  ) -> Path {
    RoundedRectangle(rect, radius: radius, corners: corners, curve: .continuous).path
  }
}
