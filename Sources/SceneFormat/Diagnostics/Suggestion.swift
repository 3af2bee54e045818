/// Finds what a misspelt word was probably meant to be.
package enum Suggestion {
  /// Longest word that is compared, in characters.
  private static let longestWord = 48
  /// Greatest number of candidates that are compared.
  private static let greatestCount = 2_000

  /// The candidate nearest to a word, by the fewest edits.
  ///
  /// An edit puts in, takes out or changes a letter or swaps two neighbours; case does not count.
  /// About a third of the word may differ.
  ///
  /// - Returns: Nil where none is near; the first of several that are equally near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased())
    guard (1...longestWord).contains(letters.count) else { return nil }
    var best = max(1, (letters.count + 1) / 3) + 1
    var nearest: String?
    for candidate in candidates.prefix(greatestCount) where candidate != word {
      let other = Array(candidate.prefix(longestWord + 1).lowercased())
      guard abs(other.count - letters.count) < best else { continue }
      let distance = distance(letters, other)
      if distance < best, distance < max(letters.count, other.count) {
        (best, nearest) = (distance, candidate)
      }
    }
    return nearest
  }

  /// The edits between two words (optimal string alignment).
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var older = [Int](repeating: 0, count: right.count + 1)
    var old = Array(0...right.count)
    for i in left.indices {
      var new = [i + 1]
      for j in right.indices {
        let change = left[i] == right[j] ? 0 : 1
        var edits = min(old[j] + change, old[j + 1] + 1, new[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          edits = min(edits, older[j - 1] + 1)
        }
        new.append(edits)
      }
      (older, old) = (old, new)
    }
    return old[right.count]
  }
}
