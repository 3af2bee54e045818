import Foundation
import Geometry

/// The path of one segment.
func path(of segment: PathSegment) -> Path {
  Path(elements: [.move(segment.start), segment.element])
}

/// The distance between two points.
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}

/// The distance from a point to a line between two others.
func distance(from point: CGPoint, toLine start: CGPoint, _ end: CGPoint) -> CGFloat {
  let (dx, dy) = (end.x - start.x, end.y - start.y)
  let squared = dx * dx + dy * dy
  guard squared > 0 else { return distance(point, start) }
  let along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / squared
  let share = min(max(along, 0), 1)
  return distance(point, CGPoint(x: start.x + dx * share, y: start.y + dy * share))
}

/// The distance from a point to the nearest line of a polyline of two points or more.
func distance(from point: CGPoint, toPolyline points: [CGPoint]) -> CGFloat {
  zip(points, points.dropFirst()).reduce(.infinity) {
    min($0, distance(from: point, toLine: $1.0, $1.1))
  }
}

/// Points of a segment at many equal steps of its parameter, by Bernstein's formula.
func samples(of segment: PathSegment, count: Int) -> [CGPoint] {
  (0...count).map { index in
    let t = CGFloat(index) / CGFloat(count)
    let u = 1 - t
    switch segment {
    case .line(let a, let b):
      return CGPoint(x: u * a.x + t * b.x, y: u * a.y + t * b.y)
    case .quad(let a, let b, let c):
      return CGPoint(
        x: u * u * a.x + 2 * u * t * b.x + t * t * c.x,
        y: u * u * a.y + 2 * u * t * b.y + t * t * c.y)
    case .cubic(let a, let b, let c, let d):
      let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: weights.0 * a.x + weights.1 * b.x + weights.2 * c.x + weights.3 * d.x,
        y: weights.0 * a.y + weights.1 * b.y + weights.2 * c.y + weights.3 * d.y)
    }
  }
}
