internal import Drawing
internal import Foundation
internal import Geometry

/// Walks a shape row by row and tells which pixels it covers, and how much.
///
/// ```
/// scanner.begin(shape, within: region)
/// while let row = scanner.nextRow() {
///   for run in scanner.runs { … }
/// }
/// ```
///
/// Every row depends on the shape alone, never on the region or on the rows before it, so that
/// tiles and bands of any size fit together bit for bit. The work is in proportion to edges, the
/// rows they span, and the cells they cross.
struct ShapeScanner: Sendable {
  /// Greatest distance between a curve and the lines drawn for it, in pixels.
  ///
  /// Off by so much, a boundary pixel is off by 2 of 255 at most; half of it would draw 1.4 times
  /// as many lines.
  static let tolerance = 1.0 / 128

  /// The runs of the row last returned, left to right, in device columns; none overlap.
  private(set) var runs: [CoverageRun] = []
  /// Whether the row last returned has the runs of the one returned before it.
  private(set) var repeatsRow = false

  private var outline = Outline.nothing
  private var region = PixelBounds.empty
  /// The row to do next, and the one after the last.
  private var row = 0
  private var endRow = 0
  /// Where the rows end that have the runs of the row last done, unless an edge begins before.
  private var endOfRepeats = 0

  private var flattened = FlattenedPath()
  private var edges = EdgeTable()
  private var active: [ActiveEdge] = []
  private var sums = CoverageRow()

  /// What is being walked.
  private enum Outline {
    case nothing
    case rectangle(DeviceRectangle, smoothsEdges: Bool)
    case edges(FillRule, smoothsEdges: Bool)
  }

  /// An edge that the current row crosses.
  private struct ActiveEdge {
    var edge: DeviceEdge
    /// Where it enters the current row, in fine units.
    var upperX: Int
  }

  /// Starts on a shape, of which only pixels within `region` are asked for.
  mutating func begin(_ shape: Shape, within region: PixelBounds) {
    self.region = region
    endOfRepeats = .min
    runs.removeAll(keepingCapacity: true)
    active.removeAll(keepingCapacity: true)
    edges.removeAll()
    outline = region.isEmpty ? .nothing : prepared(shape)
    switch outline {
    case .nothing:
      (row, endRow) = (0, 0)
    case .rectangle(let rectangle, let smoothsEdges):
      let rows = rectangle.rows(smoothsEdges: smoothsEdges)
      row = max(rows.lowerBound, region.minY)
      endRow = min(rows.upperBound, region.maxY)
    case .edges:
      edges.sort(for: region)
      (row, endRow) = (edges.rows.lowerBound, edges.rows.upperBound)
      sums.reset(width: region.width)
    }
  }

  /// The pixels of the region whose centres lie in the shape, if they form a rectangle and the
  /// shape's edges are not smoothed: the whole walk in one step.
  var wholePixelRectangle: PixelBounds? {
    guard case .rectangle(let rectangle, smoothsEdges: false) = outline else { return nil }
    let columns = rectangle.centeredColumns
    let rows = rectangle.rows(smoothsEdges: false)
    return region.intersection(
      PixelBounds(
        minX: columns.lowerBound, minY: rows.lowerBound, maxX: columns.upperBound,
        maxY: rows.upperBound))
  }

  /// The next row with covered pixels, whose ``runs`` are then ready; `nil` after the last.
  mutating func nextRow() -> Int? {
    while row < endRow {
      let current = row
      row += 1
      repeatsRow = current < endOfRepeats && !beginsEdge(inRow: current)
      if !repeatsRow { findRuns(inRow: current) }
      if !runs.isEmpty { return current }
    }
    return nil
  }

  /// Makes the runs of a row.
  private mutating func findRuns(inRow row: Int) {
    runs.removeAll(keepingCapacity: true)
    switch outline {
    case .nothing:
      break
    case .rectangle(let rectangle, let smoothsEdges):
      rectangle.appendRuns(
        ofRow: row, smoothsEdges: smoothsEdges, columns: region.minX..<region.maxX, to: &runs)
      endOfRepeats = rectangle.endOfRepeats(ofRow: row, smoothsEdges: smoothsEdges)
    case .edges(let rule, let smoothsEdges):
      if smoothsEdges { addAreas(inRow: row) } else { addCenters(inRow: row) }
      sums.sweep(rule, originX: region.minX, into: &runs)
    }
  }
}

// MARK: - Outlines

extension ShapeScanner {
  /// Takes a shape to device space: a rectangle that stays one, or edges in ``edges``.
  private mutating func prepared(_ shape: Shape) -> Outline {
    switch shape.outline {
    case .rectangle(let rectangle):
      let corners = shape.map.image(ofPolygon: rectangle.corners)
      guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return .nothing }
      if let affine = shape.map.affine, affine.isAxisAligned {
        guard let device = DeviceRectangle(corner: corners[0], opposite: corners[2]) else {
          return .nothing
        }
        return .rectangle(device, smoothsEdges: shape.smoothsEdges)
      }
      edges.add(polygon: corners)
      return .edges(.nonZero, smoothsEdges: shape.smoothsEdges)
    case .path(let path, let rule):
      path.flatten(into: &flattened, by: shape.map, tolerance: Self.tolerance)
      edges.add(flattened)
      return .edges(rule, smoothsEdges: shape.smoothsEdges)
    case .stroke(let path, let style):
      addStroke(of: path, style: style, map: shape.map)
      return .edges(.nonZero, smoothsEdges: shape.smoothsEdges)
    }
  }

  /// Adds the edges of a stroked path, whose outline is made in the path's own space.
  private mutating func addStroke(
    of path: Path, style: StrokeStyle, map: PlaneMap
  ) {
    let scale = map.greatestScale(among: style.reach(of: path).corners)
    guard scale > 0, scale < .infinity else { return }
    // The outline is approximated once in user space and once more when it is flattened.
    let stroked = path.stroked(with: style, tolerance: Self.tolerance / scale)
    stroked.flatten(into: &flattened, by: map, tolerance: Self.tolerance)
    edges.add(flattened)
  }
}

// MARK: - Rows of edges

extension ShapeScanner {
  /// Adds what every edge in a row encloses, by area.
  private mutating func addAreas(inRow row: Int) {
    let top = row << DeviceEdge.fractionBits
    let bottom = top + DeviceEdge.one
    let origin = region.minX << DeviceEdge.fineBits
    activate(inRow: row)
    endOfRepeats = endOfUprightRows(from: row)
    var index = 0
    while index < active.count {
      let edge = active[index].edge
      let upperY = max(top, Int(edge.topY))
      let lowerY = min(bottom, Int(edge.bottomY))
      let upperX = active[index].upperX
      let isLast = Int(edge.bottomY) <= bottom
      let lowerX =
        isLast
        ? Int(edge.bottomX) << (DeviceEdge.fineBits - DeviceEdge.fractionBits)
        : edge.fineX(atY: lowerY)
      let height = (lowerY - upperY) << (DeviceEdge.fineBits - DeviceEdge.fractionBits)
      sums.addArea(
        from: upperX - origin, to: lowerX - origin, height: height * Int(edge.winding))
      if isLast {
        active.swapAt(index, active.count - 1)
        active.removeLast()
      } else {
        active[index].upperX = lowerX
        index += 1
      }
    }
  }

  /// Adds what every edge in a row encloses, by pixel centres.
  private mutating func addCenters(inRow row: Int) {
    let top = row << DeviceEdge.fractionBits
    let center = top + DeviceEdge.one / 2
    activate(inRow: row)
    for index in active.indices {
      let edge = active[index].edge
      if Int(edge.topY) <= center, center < Int(edge.bottomY) {
        sums.addCenters(rightOf: edge, centerY: center, originX: region.minX)
      }
    }
    active.removeAll { Int($0.edge.bottomY) <= top + DeviceEdge.one }
  }

  /// The end of the rows from `row` on that all active edges cross upright, from side to side;
  /// `row` where there are none.
  private func endOfUprightRows(from row: Int) -> Int {
    let top = row << DeviceEdge.fractionBits
    var end = Int.max
    for index in active.indices {
      let edge = active[index].edge
      if edge.topX != edge.bottomX || Int(edge.topY) > top { return row }
      // Not the row in which it ends, even at its lower side: there it is taken out.
      end = min(end, Int(edge.bottomY - 1) >> DeviceEdge.fractionBits)
    }
    return end
  }

  /// Whether an edge of a row is not one of the row above it.
  private func beginsEdge(inRow row: Int) -> Bool {
    if case .edges = outline { !edges.starting(inRow: row).isEmpty } else { false }
  }

  /// Takes in the edges that begin in a row, or above the first one.
  private mutating func activate(inRow row: Int) {
    let top = row << DeviceEdge.fractionBits
    for index in edges.starting(inRow: row) {
      let edge = edges.edges[Int(index)]
      active.append(ActiveEdge(edge: edge, upperX: edge.fineX(atY: max(top, Int(edge.topY)))))
    }
  }
}
