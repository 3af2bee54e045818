/// The keys that an object of the scene may have.
package struct KeySet: Hashable, Sendable {
  /// The keys, in the order in which help lists them.
  package var keys: [String]
  /// Keys that are known, but that a later version brings.
  package var later: Set<String> = []

  /// A set of keys.
  init(_ keys: [String], later: Set<String> = []) {
    self.keys = keys
    self.later = later
  }

  /// Whether an object may have a key; keys that begin with `x-` are free.
  func contains(_ key: String) -> Bool {
    key.hasPrefix("x-") || keys.contains(key)
  }

  /// This set with more keys.
  func adding(_ more: [String]) -> KeySet {
    KeySet(keys + more, later: later)
  }

  /// This set without some keys.
  func without(_ fewer: [String]) -> KeySet {
    KeySet(keys.filter { !fewer.contains($0) }, later: later)
  }
}
