public import Foundation

extension Path {
  /// The box of all points, control points included; null for an empty path.
  ///
  /// Cheap, and never smaller than the path itself.
  public var boundingBox: CGRect {
    var box = PointBox()
    for element in elements {
      element.forEachPoint { box.add($0) }
    }
    return box.rect
  }

  /// The box of the lines and curves themselves; null for an empty path.
  ///
  /// Curves are measured where their derivative vanishes, so the box is exact up to rounding.
  public var boundingBoxOfPath: CGRect {
    var box = PointBox()
    forEachStep { step in
      switch step {
      case .move(let point): box.add(point)
      case .segment(let segment): segment.addExtremes(to: &box)
      case .close: break
      }
    }
    return box.rect
  }
}

extension PathSegment {
  /// The box of the segment itself.
  package var bounds: CGRect {
    var box = PointBox()
    box.add(start)
    addExtremes(to: &box)
    return box.rect
  }

  /// Adds the end and the points where the segment turns back in x or y.
  fileprivate func addExtremes(to box: inout PointBox) {
    box.add(end)
    for parameter in extremeParameters(\.x) + extremeParameters(\.y) {
      box.add(point(at: parameter))
    }
  }

  /// The parameters between the ends at which a coordinate's derivative vanishes.
  func extremeParameters(_ axis: (CGPoint) -> CGFloat) -> [CGFloat] {
    switch self {
    case .line: []
    case .quad(let a, let b, let c):
      Self.innerRoots(
        constant: axis(b) - axis(a),
        linear: axis(a) - 2 * axis(b) + axis(c), quadratic: 0)
    case .cubic(let a, let b, let c, let d):
      Self.cubicExtremes(
        axis(b) - axis(a), axis(c) - axis(b),
        axis(d) - axis(c))
    }
  }

  /// Roots of a cubic's derivative, given the differences of its control values.
  private static func cubicExtremes(
    _ first: CGFloat, _ second: CGFloat, _ third: CGFloat
  ) -> [CGFloat] {
    innerRoots(
      constant: first, linear: 2 * (second - first), quadratic: first - 2 * second + third)
  }

  /// The roots of a polynomial of degree two at most that lie strictly between 0 and 1.
  ///
  /// The two roots are found as q / a and c / q, so that no digits cancel.
  private static func innerRoots(
    constant: CGFloat, linear: CGFloat, quadratic: CGFloat
  ) -> [CGFloat] {
    let discriminant = linear * linear - 4 * quadratic * constant
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    let q = -(linear + (linear < 0 ? -root : root)) / 2
    return [q / quadratic, constant / q].filter { $0 > 0 && $0 < 1 }
  }
}
