/// How many pixels differ, class by class.
package struct ClassCounts: Hashable, Sendable {
  private var counts = [Int](repeating: 0, count: DifferenceClass.allCases.count)

  /// No pixel.
  package init() {}

  /// The pixels of a class.
  package subscript(_ kind: DifferenceClass) -> Int {
    get { counts[kind.place] }
    set { counts[kind.place] = newValue }
  }

  /// All differing pixels.
  package var total: Int { counts.reduce(0, +) }

  /// The class of most pixels, the more serious one of two as large; `nil` without any.
  package var dominant: DifferenceClass? {
    DifferenceClass.allCases.reversed().max { self[$0] < self[$1] }
      .flatMap { self[$0] > 0 ? $0 : nil }
  }

  /// Adds another picture's counts.
  package static func += (left: inout Self, right: Self) {
    for kind in DifferenceClass.allCases { left[kind] += right[kind] }
  }
}

extension ClassCounts: CustomStringConvertible {
  /// `1204 moved, 31 anti-aliasing`: the most first; classes without pixels are left out.
  package var description: String {
    DifferenceClass.allCases.enumerated().filter { self[$1] > 0 }
      .sorted { (self[$1.1], $0.0) < (self[$0.1], $1.0) }
      .map { "\(self[$1]) \($1.words)" }
      .joined(separator: ", ")
  }
}

extension DifferenceClass {
  /// Its index among all cases.
  var place: Int {
    switch self {
    case .rounding: 0
    case .moved: 1
    case .alphaOnly: 2
    case .recoloured: 3
    case .antiAliasing: 4
    case .real: 5
    }
  }
}
