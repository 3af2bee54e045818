internal import Foundation
internal import Geometry

/// The edges of one shape, ready to be walked row by row.
///
/// Edges are put into one bucket for each row in which they begin, by a counting sort, since an
/// outline has few edges a row. The order within a bucket has no influence: coverage is a sum of
/// integers. Storage is kept from shape to shape.
struct EdgeTable: Sendable {
  /// In the order of drawing; none is horizontal.
  private(set) var edges: [DeviceEdge] = []
  /// Indices of edges, by the row in which they begin.
  private var order: [Int32] = []
  /// For every row from `firstRow`, where its bucket ends in `order`; a bucket begins where the
  /// last one ends.
  private var bucketEnds: [Int32] = []
  /// The rows that edges touch within the region asked for; none where empty.
  private(set) var rows: Range<Int> = 0..<0

  /// Forgets all edges.
  mutating func removeAll() {
    edges.removeAll(keepingCapacity: true)
    rows = 0..<0
  }

  /// The indices of the edges that begin in `row`, or above it if it is the first one.
  func starting(inRow row: Int) -> ArraySlice<Int32> {
    let bucket = row - rows.lowerBound
    let start = bucket == 0 ? 0 : Int(bucketEnds[bucket - 1])
    return order[start..<Int(bucketEnds[bucket])]
  }

  /// Sorts the edges that can matter inside `region` into buckets.
  ///
  /// Edges above or below it and edges to its right cover nothing of it; those to its left do.
  mutating func sort(for region: PixelBounds) {
    let shift = DeviceEdge.fractionBits
    let right = region.maxX << shift
    let top = region.minY << shift
    let bottom = region.maxY << shift
    edges.removeAll { edge in
      Int(min(edge.topX, edge.bottomX)) >= right || Int(edge.bottomY) <= top
        || Int(edge.topY) >= bottom
    }
    guard let first = edges.min(by: { $0.topY < $1.topY }),
      let last = edges.max(by: { $0.bottomY < $1.bottomY })
    else {
      rows = 0..<0
      return
    }
    let firstRow = max(region.minY, Int(first.topY) >> shift)
    let endRow = min(region.maxY, (Int(last.bottomY) + DeviceEdge.one - 1) >> shift)
    rows = firstRow..<endRow
    fillBuckets()
  }

  /// The counting sort: count, add up, place.
  private mutating func fillBuckets() {
    bucketEnds.removeAll(keepingCapacity: true)
    bucketEnds.append(contentsOf: repeatElement(0, count: rows.count))
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: repeatElement(0, count: edges.count))
    for edge in edges { bucketEnds[bucket(of: edge)] += 1 }
    var total: Int32 = 0
    for index in bucketEnds.indices {
      total += bucketEnds[index]
      bucketEnds[index] = total
    }
    for index in edges.indices.reversed() {
      let bucket = bucket(of: edges[index])
      bucketEnds[bucket] -= 1
      order[Int(bucketEnds[bucket])] = Int32(truncatingIfNeeded: index)
    }
    // Placing moved every end to its bucket's start: the end is the next one's start.
    bucketEnds.removeFirst()
    bucketEnds.append(Int32(truncatingIfNeeded: edges.count))
  }

  /// Counted from the first row.
  private func bucket(of edge: DeviceEdge) -> Int {
    max(0, Int(edge.topY) >> DeviceEdge.fractionBits - rows.lowerBound)
  }
}

// MARK: - Adding

extension EdgeTable {
  /// Adds all lines of a flattened path; every subpath is closed.
  mutating func add(_ path: FlattenedPath) {
    let points = path.points
    for subpath in path.subpaths {
      var previous = points[subpath.points.upperBound - 1]
      for index in subpath.points {
        addLine(from: previous, to: points[index])
        previous = points[index]
      }
    }
  }

  /// Adds a closed polygon of finite corners, each moved to within the limits of flattened paths.
  mutating func add(polygon corners: [CGPoint]) {
    let limit = FlattenedPath.coordinateLimit
    let corners = corners.map { corner in
      CGPoint(x: min(max(corner.x, -limit), limit), y: min(max(corner.y, -limit), limit))
    }
    guard var previous = corners.last else { return }
    for corner in corners {
      addLine(from: previous, to: corner)
      previous = corner
    }
  }

  /// Adds a line, in device pixels; what lies beyond ``DeviceEdge/reach`` is cut off or, to the
  /// left and right, straightened.
  private mutating func addLine(from start: CGPoint, to end: CGPoint) {
    let reach = Double(DeviceEdge.reach)
    let farthest = max(max(abs(start.x), abs(start.y)), max(abs(end.x), abs(end.y)))
    if farthest <= reach {
      append(from: start, to: end)
    } else if start.y <= end.y {
      addFarLine(from: start, to: end, isDownward: true)
    } else {
      addFarLine(from: end, to: start, isDownward: false)
    }
  }

  /// Adds a line that leaves reach, given from its upper end.
  private mutating func addFarLine(from top: CGPoint, to bottom: CGPoint, isDownward: Bool) {
    let reach = Double(DeviceEdge.reach)
    guard bottom.y > -reach, top.y < reach, bottom.y > top.y else { return }
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let from = top.y < -reach ? CGPoint(x: top.x + (-reach - top.y) * slope, y: -reach) : top
    let to = bottom.y > reach ? CGPoint(x: top.x + (reach - top.y) * slope, y: reach) : bottom
    // Cut where the line crosses the left and right ends of reach; outside, it runs along them.
    var cuts = [from]
    for x in from.x <= to.x ? [-reach, reach] : [reach, -reach] {
      let isCrossed = (from.x < x) != (to.x < x)
      if isCrossed {
        cuts.append(CGPoint(x: x, y: min(max(from.y + (x - from.x) / slope, from.y), to.y)))
      }
    }
    cuts.append(to)
    for index in cuts.indices.dropFirst() {
      let upper = CGPoint(x: min(max(cuts[index - 1].x, -reach), reach), y: cuts[index - 1].y)
      let lower = CGPoint(x: min(max(cuts[index].x, -reach), reach), y: cuts[index].y)
      if isDownward { append(from: upper, to: lower) } else { append(from: lower, to: upper) }
    }
  }

  /// Appends a line within reach, unless it is horizontal once rounded.
  private mutating func append(from start: CGPoint, to end: CGPoint) {
    let startX = Int32(truncatingIfNeeded: DeviceEdge.fixed(start.x))
    let startY = Int32(truncatingIfNeeded: DeviceEdge.fixed(start.y))
    let endX = Int32(truncatingIfNeeded: DeviceEdge.fixed(end.x))
    let endY = Int32(truncatingIfNeeded: DeviceEdge.fixed(end.y))
    if startY < endY {
      edges.append(
        DeviceEdge(topX: startX, topY: startY, bottomX: endX, bottomY: endY, winding: 1))
    } else if startY > endY {
      edges.append(
        DeviceEdge(topX: endX, topY: endY, bottomX: startX, bottomY: startY, winding: -1))
    }
  }
}
