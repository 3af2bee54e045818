/// Finds the name that somebody meant who mistyped it.
package enum NearestName {
  /// The candidate with the fewest slips from `word`, if they are few enough to be slips.
  ///
  /// A slip is a letter added, left out or changed, or two neighbours swapped. One slip is allowed
  /// for every three letters, at least one; a candidate that begins with a `word` of three letters
  /// or more also counts. At equal distance the earlier candidate wins.
  ///
  /// - Complexity: O(candidates × length²); `word` is looked at up to its 64th letter.
  package static func suggestion(for word: String, among candidates: [String]) -> String? {
    let letters = Array(word.prefix(64))
    let allowed = max(1, letters.count / 3)
    let nearest =
      candidates
      .map { (name: $0, slips: slips(from: letters, to: Array($0))) }
      .filter { $0.slips <= allowed }
      .min { $0.slips < $1.slips }
    if let nearest { return nearest.name }
    return letters.count >= 3 ? candidates.first { $0.hasPrefix(word) } : nil
  }

  /// The edit distance with swaps of neighbours (optimal string alignment).
  private static func slips(from source: [Character], to target: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for (row, letter) in source.enumerated() {
      var current = [row + 1]
      for (column, other) in target.enumerated() {
        var best = min(last[column + 1], current[column]) + 1
        best = min(best, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == target[column - 1], source[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[target.count]
  }
}
