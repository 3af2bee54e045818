/// Pixels that have to be drawn again, as a few rectangles.
///
/// Rectangles may overlap: what is drawn twice is drawn the same. Each costs a walk over all
/// commands, so there are never many, and two that leave little between them become one.
struct Damage: Equatable, Sendable {
  /// Most rectangles that are told apart.
  static let most = 6

  /// None is empty; in no certain order.
  private(set) var parts: [PixelBounds] = []

  /// Adds all pixels of some bounds.
  mutating func add(_ bounds: PixelBounds) {
    if bounds.isEmpty || parts.contains(where: { $0.contains(bounds) }) { return }
    var added = bounds
    // A union may take in a part that the bounds themselves did not: so from the start again.
    while let index = parts.firstIndex(where: { $0.isBestJoined(to: added) }) {
      added = added.union(parts.remove(at: index))
    }
    parts.append(added)
    if parts.count > Self.most { joinNearest() }
  }

  /// Pixels of all parts; those in several count several times.
  var area: Int { parts.reduce(0) { $0 + $1.area } }

  /// Whether a part shares a pixel with some bounds.
  func touches(_ bounds: PixelBounds) -> Bool {
    parts.contains { !$0.intersection(bounds).isEmpty }
  }

  /// The rows that parts reach, from the top, as ranges that neither overlap nor touch.
  var rows: [Range<Int>] {
    var rows: [Range<Int>] = []
    for part in parts.sorted(by: { $0.minY < $1.minY }) {
      if let last = rows.last, part.minY <= last.upperBound {
        rows[rows.count - 1] = last.lowerBound..<max(last.upperBound, part.maxY)
      } else {
        rows.append(part.minY..<part.maxY)
      }
    }
    return rows
  }

  /// Makes one part of the two whose union wastes the fewest pixels.
  private mutating func joinNearest() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in parts.indices {
      for second in parts.indices.dropFirst(first + 1) {
        let waste = parts[first].waste(joinedTo: parts[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let joined = parts[best.first].union(parts.remove(at: best.second))
    parts.remove(at: best.first)
    add(joined)
  }
}

extension PixelBounds {
  /// Pixels of the union that lie in neither, less those that lie in both.
  fileprivate func waste(joinedTo other: PixelBounds) -> Int {
    union(other).area - area - other.area
  }

  /// Whether drawing the union is about as little work as drawing both.
  fileprivate func isBestJoined(to other: PixelBounds) -> Bool {
    waste(joinedTo: other) <= (area + other.area) / 8
  }
}
