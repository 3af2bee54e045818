/// Names that something may refer to, in the order of the file, with a fast test.
struct NameList {
  /// The names, in order.
  let ordered: [String]
  private let known: Set<String>

  /// A list of names.
  init(_ names: [String]) {
    ordered = names
    known = Set(names)
  }

  /// Whether a name is in the list.
  func contains(_ name: String) -> Bool { known.contains(name) }
}
