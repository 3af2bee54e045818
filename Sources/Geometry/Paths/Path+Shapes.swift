public import Foundation

extension Path {
  /// Length of a quarter circle's control handles over its radius: 4(√2 − 1)/3.
  ///
  /// The cubic is then off the circle by at most 0.03 % of the radius, always outside.
  static let circleHandle: CGFloat = 0.552_284_749_830_793_4

  /// A rectangle: clockwise on screen from (minX, minY), closed.
  public static func rectangle(_ rect: CGRect) -> Path {
    var path = Path()
    path.addRect(rect)
    return path
  }

  /// An ellipse inscribed in `rect`: see ``addEllipse(in:)``.
  public static func ellipse(in rect: CGRect) -> Path {
    var path = Path()
    path.addEllipse(in: rect)
    return path
  }

  /// A circle: an ellipse of equal axes.
  public static func circle(center: CGPoint, radius: CGFloat) -> Path {
    let rect = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return ellipse(in: rect)
  }

  /// Adds a closed rectangle, clockwise on screen from (minX, minY); null adds nothing.
  public mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    addLines(between: rect.corners)
    closeSubpath()
  }

  /// Adds the ellipse inscribed in `rect`, as four cubics, closed; null adds nothing.
  ///
  /// It starts at (maxX, midY) and goes through the bottom, the left and the top: clockwise on
  /// screen, as UIKit's ovals do.
  public mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let axes = [
      CGVector(dx: rect.width / 2, dy: 0), CGVector(dx: 0, dy: rect.height / 2),
      CGVector(dx: -rect.width / 2, dy: 0), CGVector(dx: 0, dy: -rect.height / 2),
    ]
    move(to: center + axes[0])
    for quarter in 0..<4 {
      let (from, to) = (axes[quarter], axes[(quarter + 1) % 4])
      addQuarter(at: center, from: from, to: to)
    }
    closeSubpath()
  }

  /// Adds a quarter of an ellipse between two of its half axes, from the current point.
  mutating func addQuarter(at center: CGPoint, from start: CGVector, to end: CGVector) {
    addCurve(
      to: center + end, control1: center + start + end * Path.circleHandle,
      control2: center + end + start * Path.circleHandle)
  }
}
