/// Which properties of two tables are the same one.
///
/// Equal paths belong together. A scene and an animator may call the layers above by other names: what is
/// left is paired by the layer's own name and the property, where that can mean only one on each side. A layer
/// that code has not named, which is a number among its siblings, is paired by the property alone, likewise.
struct TrackPairing {
  /// The golden's key and the other's, ascending.
  private(set) var pairs: [(TrackTable.Key, TrackTable.Key)] = []
  /// Golden keys without a partner, ascending.
  private(set) var missing: [TrackTable.Key] = []
  /// Other keys without a partner, ascending.
  private(set) var extra: [TrackTable.Key] = []

  init(_ expected: TrackTable, _ actual: TrackTable) {
    pairs = expected.tracks.keys.filter { actual.tracks[$0] != nil }.map { ($0, $0) }
    missing = expected.tracks.keys.filter { actual.tracks[$0] == nil }.sorted()
    extra = actual.tracks.keys.filter { expected.tracks[$0] == nil }.sorted()
    pair(by: Self.name) { _, _ in true }
    pair(by: \.property) { Self.isUnnamed($0) != Self.isUnnamed($1) }
    pairs.sort { $0.0 < $1.0 }
  }

  /// Pairs what is left and has the same token, if nothing else on either side has it.
  private mutating func pair<Token: Hashable>(
    by token: (TrackTable.Key) -> Token, where fits: (TrackTable.Key, TrackTable.Key) -> Bool
  ) {
    let candidates = Dictionary(grouping: missing, by: token)
    let partners = Dictionary(grouping: extra, by: token)
    for (token, keys) in candidates {
      guard keys.count == 1, let found = partners[token], found.count == 1, fits(keys[0], found[0])
      else { continue }
      pairs.append((keys[0], found[0]))
      missing.removeAll { $0 == keys[0] }
      extra.removeAll { $0 == found[0] }
    }
  }

  private static func isUnnamed(_ key: TrackTable.Key) -> Bool {
    key.lastName.hasPrefix("[") && key.lastName.hasSuffix("]")
  }

  private static func name(_ key: TrackTable.Key) -> TrackTable.Key {
    TrackTable.Key(layer: String(key.lastName), property: key.property)
  }
}
