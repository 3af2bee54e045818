internal import SceneFormat

/// Which variants `--only` names.
struct VariantSelection {
  /// A pattern for the values of one axis.
  private struct Choice {
    var axis: String
    var pattern: String
  }

  private let words: [String]
  private var names: [String] = []
  private var choices: [Choice] = []

  /// The variants of some words: patterns of names, and `axis=pattern`.
  init(_ words: [String]) {
    self.words = words
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 {
        choices.append(Choice(axis: String(parts[0]), pattern: String(parts[1])))
      } else {
        names.append(word)
      }
    }
  }

  /// Whether a variant is meant: one of the names, and for each axis one of its patterns.
  func includes(_ variant: SceneVariant) -> Bool {
    let axes = Set(choices.map(\.axis))
    return (names.isEmpty || names.contains { Self.matches(variant.name, $0) })
      && axes.allSatisfy { axis in
        variant.values.contains { value in
          value.axis == axis
            && choices.contains { $0.axis == axis && Self.matches(value.text, $0.pattern) }
        }
      }
  }

  /// Checks that the words mean something of some variants.
  ///
  /// - Throws: `usage` for an axis that none has, or where none is meant.
  func check(_ variants: [SceneVariant]) throws(CommandFailure) {
    if let axis = unknownAxis(among: variants) {
      let known = Set(variants.flatMap { $0.values.map(\.axis) }).sorted()
      let hint =
        Suggestion.nearest(to: axis, among: known).map { " (did you mean '\($0)'?)" } ?? ""
      throw .usage(
        .refusedValue(option: "--only", reason: "no variant has an axis '\(axis)'\(hint)"))
    }
    guard variants.contains(where: includes) else {
      throw .usage(
        .refusedValue(
          option: "--only",
          reason: "no variant is like \(words.map { "'\($0)'" }.joined(separator: " and "))"))
    }
  }

  /// The first axis that none of some variants has.
  func unknownAxis(among variants: [SceneVariant]) -> String? {
    let known = Set(variants.flatMap { $0.values.map(\.axis) })
    return choices.map(\.axis).first { !known.contains($0) }
  }

  /// Whether a text is like a pattern, in which `*` stands for any text and `?` for any letter.
  ///
  /// - Complexity: O(n·m) at most.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    let (text, pattern) = (Array(text), Array(pattern))
    var (place, index) = (0, 0)
    // Where the last star stands, and how much of the text it has taken.
    var star: (index: Int, place: Int)?
    while place < text.count {
      if index < pattern.count, pattern[index] == "*" {
        star = (index, place)
        index += 1
      } else if index < pattern.count, pattern[index] == "?" || pattern[index] == text[place] {
        (place, index) = (place + 1, index + 1)
      } else if let last = star {
        star = (last.index, last.place + 1)
        (place, index) = (last.place + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == "*" }
  }
}
