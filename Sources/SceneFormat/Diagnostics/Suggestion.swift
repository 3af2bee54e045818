/// Finds what a misspelt word was probably meant to be.
package enum Suggestion {
  /// Longest word that is compared, in characters.
  private static let longestWord = 48
  /// Greatest number of candidates that are compared.
  private static let greatestCount = 2_000

  /// The candidate nearest to a word, by the fewest edits.
  ///
  /// An edit puts in, takes out or changes a letter or swaps two neighbours; another case counts
  /// half. About a third of the word may differ.
  ///
  /// - Returns: Nil where none is near; the first of several that are equally near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word)
    guard (1...longestWord).contains(letters.count) else { return nil }
    // In half edits.
    var best = max(2, 2 * ((letters.count + 1) / 3)) + 1
    var nearest: String?
    for candidate in candidates.prefix(greatestCount) where candidate != word {
      let other = Array(candidate.prefix(longestWord + 1))
      guard 2 * abs(other.count - letters.count) < best else { continue }
      let distance = distance(letters, other)
      if distance < best, distance < 2 * max(letters.count, other.count) {
        (best, nearest) = (distance, candidate)
      }
    }
    return nearest
  }

  /// The edits between two words, in halves (optimal string alignment).
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var older = [Int](repeating: 0, count: right.count + 1)
    var old = (0...right.count).map { 2 * $0 }
    for i in left.indices {
      var new = [2 * (i + 1)]
      for j in right.indices {
        var edits = min(old[j] + change(left[i], right[j]), old[j + 1] + 2, new[j] + 2)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          edits = min(edits, older[j - 1] + 2)
        }
        new.append(edits)
      }
      (older, old) = (old, new)
    }
    return old[right.count]
  }

  /// The half edits between two letters.
  private static func change(_ left: Character, _ right: Character) -> Int {
    if left == right { return 0 }
    return left.lowercased() == right.lowercased() ? 1 : 2
  }
}
