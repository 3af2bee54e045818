package import Foundation

/// One line or curve with its own start: an element that needs no current point.
package enum PathSegment: Hashable, Sendable {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  /// Where it begins.
  package var start: CGPoint {
    switch self {
    case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  /// Where it ends.
  package var end: CGPoint {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The element that draws this segment from its start.
  package var element: Path.Element {
    switch self {
    case .line(_, let end): .line(end)
    case .quad(_, let control, let end): .quad(control: control, end: end)
    case .cubic(_, let control1, let control2, let end):
      .cubic(control1: control1, control2: control2, end: end)
    }
  }

  /// The same points, drawn the other way.
  package var reversed: PathSegment {
    switch self {
    case .line(let a, let b): .line(b, a)
    case .quad(let a, let b, let c): .quad(c, b, a)
    case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
    }
  }

  /// The segment whose points are `body` of these.
  package func mapPoints(_ body: (CGPoint) -> CGPoint) -> PathSegment {
    switch self {
    case .line(let a, let b): .line(body(a), body(b))
    case .quad(let a, let b, let c): .quad(body(a), body(b), body(c))
    case .cubic(let a, let b, let c, let d): .cubic(body(a), body(b), body(c), body(d))
    }
  }

  /// Whether every coordinate is a finite number.
  var isFinite: Bool {
    switch self {
    case .line(let a, let b): a.isFinite && b.isFinite
    case .quad(let a, let b, let c): a.isFinite && b.isFinite && c.isFinite
    case .cubic(let a, let b, let c, let d):
      a.isFinite && b.isFinite && c.isFinite && d.isFinite
    }
  }
}

// MARK: - The curve at a parameter

extension PathSegment {
  /// The point at a parameter, 0 at the start and 1 at the end, both exactly.
  package func point(at parameter: CGFloat) -> CGPoint {
    switch self {
    case .line(let a, let b): a.mixed(with: b, at: parameter)
    case .quad(let a, let b, let c):
      a.mixed(with: b, at: parameter).mixed(with: b.mixed(with: c, at: parameter), at: parameter)
    case .cubic(let a, let b, let c, let d):
      Self.cubicPoint((a, b, c, d), at: parameter)
    }
  }

  /// De Casteljau's construction, which keeps both ends exact.
  private static func cubicPoint(
    _ points: (CGPoint, CGPoint, CGPoint, CGPoint), at parameter: CGFloat
  ) -> CGPoint {
    let ab = points.0.mixed(with: points.1, at: parameter)
    let bc = points.1.mixed(with: points.2, at: parameter)
    let cd = points.2.mixed(with: points.3, at: parameter)
    return ab.mixed(with: bc, at: parameter)
      .mixed(with: bc.mixed(with: cd, at: parameter), at: parameter)
  }

  /// The derivative with respect to the parameter.
  package func derivative(at parameter: CGFloat) -> CGVector {
    let rest = 1 - parameter
    switch self {
    case .line(let a, let b): return b - a
    case .quad(let a, let b, let c):
      return (b - a) * (2 * rest) + (c - b) * (2 * parameter)
    case .cubic(let a, let b, let c, let d):
      return (b - a) * (3 * rest * rest) + (c - b) * (6 * rest * parameter)
        + (d - c) * (3 * parameter * parameter)
    }
  }

  /// The unit direction of travel at a parameter; nil where the segment stands still.
  ///
  /// Where control points coincide with an end and the derivative vanishes, it is the direction
  /// in which the curve leaves or arrives.
  package func direction(at parameter: CGFloat) -> CGVector? {
    if parameter <= 0 { return startDirection }
    if parameter >= 1 { return reversed.startDirection.map { -$0 } }
    return derivative(at: parameter).unit ?? (end - start).unit
  }

  /// The unit direction toward the first point that differs from the start.
  private var startDirection: CGVector? {
    switch self {
    case .line(let a, let b): (b - a).unit
    case .quad(let a, let b, let c): (b - a).unit ?? (c - a).unit
    case .cubic(let a, let b, let c, let d): (b - a).unit ?? (c - a).unit ?? (d - a).unit
    }
  }
}

// MARK: - Parts

extension PathSegment {
  /// The parts before and after a parameter; they meet in the same point.
  package func split(at parameter: CGFloat) -> (PathSegment, PathSegment) {
    switch self {
    case .line(let a, let b):
      let middle = a.mixed(with: b, at: parameter)
      return (.line(a, middle), .line(middle, b))
    case .quad(let a, let b, let c):
      let ab = a.mixed(with: b, at: parameter)
      let bc = b.mixed(with: c, at: parameter)
      let middle = ab.mixed(with: bc, at: parameter)
      return (.quad(a, ab, middle), .quad(middle, bc, c))
    case .cubic(let a, let b, let c, let d):
      let ab = a.mixed(with: b, at: parameter)
      let bc = b.mixed(with: c, at: parameter)
      let cd = c.mixed(with: d, at: parameter)
      let abc = ab.mixed(with: bc, at: parameter)
      let bcd = bc.mixed(with: cd, at: parameter)
      let middle = abc.mixed(with: bcd, at: parameter)
      return (.cubic(a, ab, abc, middle), .cubic(middle, bcd, cd, d))
    }
  }

  /// The part between two parameters, 0 ≤ `lower` ≤ `upper` ≤ 1.
  package func part(from lower: CGFloat, to upper: CGFloat) -> PathSegment {
    if case .line = self { return .line(point(at: lower), point(at: upper)) }
    let head = upper < 1 ? split(at: upper).0 : self
    guard lower > 0, upper > 0 else { return head }
    return head.split(at: min(lower / upper, 1)).1
  }
}
