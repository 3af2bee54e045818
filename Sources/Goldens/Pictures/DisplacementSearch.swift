internal import Pixels

/// Finds the way in whole pixels that most differing pixels have gone.
struct DisplacementSearch {
  let expected: PixelGrid
  let actual: PixelGrid
  let flat: FlatPixels

  /// The farthest way along each axis, in pixels.
  private static let reach = 32
  /// The most pixels that are asked for each way.
  private static let samples = 48

  private typealias Way = PictureComparison.Displacement

  /// Every way within reach, shortest first, so that of ways as good the shortest is meant.
  private static let ways: [Way] = {
    let span = -reach...reach
    let all = span.flatMap { y in span.map { Way(x: $0, y: y) } }.filter { $0.x != 0 || $0.y != 0 }
    return all.sorted {
      let (one, other) = ($0.x * $0.x + $0.y * $0.y, $1.x * $1.x + $1.y * $1.y)
      return (one, $0.y, $0.x) < (other, $1.y, $1.x)
    }
  }()

  /// The way that explains most of the sampled pixels, or `nil` if none explains half of those with
  /// structure around them.
  ///
  /// Pixels on flat areas are asked too, since edges alone cannot tell how far a large area went; but they
  /// decide nothing, since an area that was recoloured is flat as well.
  func displacement(
    of map: DifferenceMap, in box: PixelBox
  ) -> PictureComparison.Displacement? {
    let (edges, areas) = samples(of: map, in: box)
    guard !edges.isEmpty else { return nil }
    // Fewer than half of the edges decide nothing.
    let tooFew = (edges.count - 1) / 2
    var best: (way: Way, count: Int)?
    for way in Self.ways {
      let found = count(edges, way, toBeat: max(tooFew, (best?.count ?? 0) - areas.count))
      guard 2 * found >= edges.count else { continue }
      let count = found + count(areas, way, toBeat: (best?.count ?? 0) - found)
      if count > best?.count ?? 0 { best = (way, count) }
      if count == edges.count + areas.count { break }
    }
    return best?.way
  }

  private func count(_ samples: [(x: Int, y: Int)], _ way: Way, toBeat best: Int) -> Int {
    var count = 0
    for (index, place) in samples.enumerated() {
      if count + samples.count - index <= best { return count }
      if expected.hasMoved(to: actual, place.x, place.y, by: way) { count += 1 }
    }
    return count
  }

  /// Differing pixels that are not flat in both pictures, and those that are, each evenly from the first
  /// to the last.
  private func samples(
    of map: DifferenceMap, in box: PixelBox
  ) -> (edges: [(x: Int, y: Int)], areas: [(x: Int, y: Int)]) {
    var (edges, areas) = (Thinning(wanted: Self.samples), Thinning(wanted: Self.samples))
    // Neighbours mostly differ alike.
    var last: (one: UInt32, other: UInt32, isFar: Bool) = (0, 0, false)
    let (ones, others) = (expected.pixels.span, actual.pixels.span)
    let (marks, flatness) = (map.marks.span, flat.marks.span)
    for y in box.rows {
      let (start, row) = (y * expected.width, (y - box.y) * box.width - box.x)
      for x in box.columns where marks[start &+ x] != 0 {
        let (one, other) = (ones[start &+ x], others[start &+ x])
        if last.one != one || last.other != other {
          last = (one, other, ChannelSteps(one, other).greatest > 2)
        }
        guard last.isFar else { continue }
        if flatness[row &+ x] { areas.add(x, y) } else { edges.add(x, y) }
      }
    }
    return (edges.places, areas.places)
  }

  /// Places thinned out whenever there are twice as many as wanted, so that memory is bounded.
  private struct Thinning {
    let wanted: Int
    private(set) var places: [(x: Int, y: Int)] = []
    /// A power of two.
    private var step = 1
    private var seen = 0

    init(wanted: Int) { self.wanted = wanted }

    mutating func add(_ x: Int, _ y: Int) {
      seen += 1
      guard (seen - 1) & (step - 1) == 0 else { return }
      places.append((x, y))
      guard places.count == 2 * wanted else { return }
      places = places.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      step *= 2
    }
  }
}
