/// How many pixels of each class differ.
package struct ClassCounts: Hashable, Sendable {
  private var counts = [Int](repeating: 0, count: DifferenceClass.allCases.count + 1)

  /// No pixel differs.
  package init() {}

  /// Pixels of a class; 0 or more.
  package subscript(_ kind: DifferenceClass) -> Int {
    get { counts[Int(kind.rawValue)] }
    set {
      precondition(newValue >= 0, "a count is not negative")
      counts[Int(kind.rawValue)] = newValue
    }
  }

  /// Pixels that differ.
  package var total: Int { counts.reduce(0, +) }
}
