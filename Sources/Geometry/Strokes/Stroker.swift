internal import Foundation

/// Draws the outline of one subpath after another.
///
/// Two chains of points are kept, half a width to the right and to the left of the path. A step
/// along the path adds a point to each; a join adds its outer points on one side and, on the
/// other, the pivot. So the outline is the sum of convex pieces that turn the same way: the strips
/// of the steps, the wedges from a pivot to its join, the caps. Joining the inner points directly
/// would be shorter, and wrong where a segment is shorter than the width.
struct Stroker {
  private(set) var outline = Path()
  let style: StrokeStyle
  /// Half the width of the line.
  let radius: CGFloat
  /// Greatest distance from the true outline, in the path's units.
  let tolerance: CGFloat

  /// The end of the path so far.
  var pivot = CGPoint.zero
  /// Unit vector to the right of the direction of travel; nil until there is a direction.
  var normal: CGVector?
  private var start = CGPoint.zero
  private var firstNormal: CGVector?
  var right: [CGPoint] = []
  var left: [CGPoint] = []

  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    self.radius = style.width / 2
    self.tolerance = tolerance
  }

  /// Whether the outline has grown so long that what follows is drawn coarsely.
  var isSpent: Bool {
    outline.elements.count + right.count + left.count > FlattenedPath.pointLimit
  }
}

// MARK: - A subpath, from begin to end or close

extension Stroker {
  mutating func begin(at point: CGPoint) {
    (start, pivot) = (point, point)
    (normal, firstNormal) = (nil, nil)
    right.removeAll(keepingCapacity: true)
    left.removeAll(keepingCapacity: true)
  }

  mutating func add(_ segment: PathSegment) {
    if case .line(_, let end) = segment { addLine(to: end) } else { addCurve(segment) }
  }

  mutating func end() {
    guard let normal, let firstNormal else { return addDot() }
    appendContour(
      right + cap(at: pivot, from: normal) + left.reversed() + cap(at: start, from: -firstNormal))
  }

  mutating func close() {
    addLine(to: start)
    guard let firstNormal else { return addDot() }
    turn(to: firstNormal, join: style.join)
    appendContour(right)
    appendContour(left.reversed())
  }

  /// A subpath of no length: its two caps, as though it went to the right.
  private mutating func addDot() {
    guard style.cap != .butt else { return }
    let normal = CGVector(dx: 0.0, dy: 1)
    appendContour(cap(at: start, from: normal) + cap(at: start, from: -normal))
  }

  private mutating func appendContour(_ points: [CGPoint]) {
    outline.addLines(between: points)
    outline.closeSubpath()
  }
}

// MARK: - Steps

extension Stroker {
  private mutating func addLine(to end: CGPoint) {
    guard let direction = (end - pivot).unit else { return }
    let normal = direction.quarterTurned
    turn(to: normal, join: style.join)
    step(to: end, normal: normal)
  }

  /// Goes on to a point at which the path has a given normal.
  ///
  /// Where the strip between the two normals would fold over itself, as inside a bend tighter than
  /// the radius, a straight strip takes its place, with round wedges at both its ends.
  mutating func step(to point: CGPoint, normal end: CGVector) {
    guard let normal else { return }
    guard !stripIsConvex(to: point, from: normal, to: end) else {
      return advance(to: point, normal: end)
    }
    if let direction = (point - pivot).unit {
      turn(to: direction.quarterTurned, join: .round)
      advance(to: point, normal: direction.quarterTurned)
    }
    turn(to: end, join: .round)
  }

  private mutating func advance(to point: CGPoint, normal end: CGVector) {
    right.append(point + end * radius)
    left.append(point - end * radius)
    (pivot, normal) = (point, end)
  }

  /// Whether the strip from the pivot to `point` turns the same way at all its corners.
  private func stripIsConvex(
    to point: CGPoint, from normal: CGVector, to end: CGVector
  ) -> Bool {
    let (width0, width1) = (normal * (2 * radius), end * (2 * radius))
    let middle = point - pivot
    let rightSide = middle + (end - normal) * radius
    let leftSide = middle - (end - normal) * radius
    return rightSide.cross(width1) >= 0 && leftSide.cross(width1) >= 0
      && leftSide.cross(width0) >= 0 && rightSide.cross(width0) >= 0
  }

  /// Takes the first direction of a subpath.
  mutating func setFirstNormal(_ normal: CGVector) {
    (self.normal, firstNormal) = (normal, normal)
    right.append(pivot + normal * radius)
    left.append(pivot - normal * radius)
  }
}
