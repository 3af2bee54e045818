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
    let edges = samples(of: map, in: box, areFlat: false)
    guard !edges.isEmpty else { return nil }
    let areas = samples(of: map, in: box, areFlat: true)
    var best: (way: Way, count: Int)?
    for way in Self.ways {
      let found = count(edges, way, toBeat: (best?.count ?? 0) - areas.count)
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

  /// Differing pixels that are flat in both pictures, or those that are not, evenly from the first to
  /// the last.
  private func samples(
    of map: DifferenceMap, in box: PixelBox, areFlat: Bool
  ) -> [(x: Int, y: Int)] {
    var places: [(x: Int, y: Int)] = []
    // Thinned out whenever there are twice as many as wanted, so that memory is bounded.
    var (step, seen) = (1, 0)
    for y in box.rows {
      for x in box.columns where map.differs(y * expected.width + x) {
        guard flat.contains(x, y) == areFlat,
          ChannelSteps(expected[x, y], actual[x, y]).greatest > 2
        else { continue }
        seen += 1
        guard (seen - 1) % step == 0 else { continue }
        places.append((x, y))
        if places.count == 2 * Self.samples {
          places = places.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
          step *= 2
        }
      }
    }
    return places
  }
}
