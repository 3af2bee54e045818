/// Which properties of two tables are the same one.
///
/// Equal paths belong together. A scene and an animator may call the layers above by other names: what is
/// left is paired by the layer's own name and the property, where that can mean only one on each side.
struct TrackPairing {
  /// The golden's key and the other's, ascending.
  private(set) var pairs: [(TrackTable.Key, TrackTable.Key)] = []
  /// Golden keys without a partner, ascending.
  private(set) var missing: [TrackTable.Key] = []
  /// Other keys without a partner, ascending.
  private(set) var extra: [TrackTable.Key] = []

  init(_ expected: TrackTable, _ actual: TrackTable) {
    let (one, other) = (expected.tracks.keys.sorted(), actual.tracks.keys.sorted())
    pairs = one.filter { actual.tracks[$0] != nil }.map { ($0, $0) }
    let restOfOne = one.filter { actual.tracks[$0] == nil }
    let restOfOther = other.filter { expected.tracks[$0] == nil }
    let partners = Self.byName(restOfOther)
    let candidates = Self.byName(restOfOne)
    var used: Set<TrackTable.Key> = []
    for key in restOfOne {
      let name = Self.name(key)
      if candidates[name]?.count == 1, let found = partners[name], found.count == 1 {
        pairs.append((key, found[0]))
        used.insert(found[0])
      } else {
        missing.append(key)
      }
    }
    extra = restOfOther.filter { !used.contains($0) }
    pairs.sort { $0.0 < $1.0 }
  }

  private static func name(_ key: TrackTable.Key) -> TrackTable.Key {
    TrackTable.Key(layer: String(key.lastName), property: key.property)
  }

  private static func byName(_ keys: [TrackTable.Key]) -> [TrackTable.Key: [TrackTable.Key]] {
    Dictionary(grouping: keys, by: name)
  }
}
