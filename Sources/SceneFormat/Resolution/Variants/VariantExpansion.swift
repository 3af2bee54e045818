/// Makes the list of variants of axes, exceptions and additions.
struct VariantExpansion {
  let context: ResolutionContext
  let matrix: VariantReader.Matrix
  /// Greatest number of variants.
  let limit: Int
  /// The pattern of names; nil to join the values.
  let pattern: LocatedValue?
  /// Where the variants are written.
  let span: SourceSpan

  /// Greatest number of combinations that are compared with exceptions: what takes under a second.
  private static let greatestWork = 4_000_000

  /// A variant before it has a name.
  private struct Draft {
    var values: [SceneVariant.Value]
    var span: SourceSpan
    var label: String?
  }

  /// The variants; none where there are too many, or where two have one name.
  var variants: [SceneVariant] {
    // What is wrong in an axis would only bring more errors, about names and exceptions.
    guard !context.diagnostics.hasErrors, let combinations = combinations() else { return [] }
    let drafts = combinations + matrix.included.map(draft)
    guard drafts.count <= limit else {
      reportCount("\(drafts.count)")
      return []
    }
    if drafts.isEmpty, !matrix.axes.isEmpty {
      context.error("missing-value", "every combination of the axes is excluded", at: span)
    }
    return named(drafts)
  }

  private func reportCount(_ count: String) {
    context.error(
      "over-limit",
      "the scene has \(count) variants; the limit is \(limit) (maxVariants, or --limit-variants)",
      at: span)
  }
}

// MARK: - Combinations

extension VariantExpansion {
  /// Every combination of the axes' values but the excluded ones; nil, and reported, for too many.
  private func combinations() -> [Draft]? {
    guard !matrix.axes.isEmpty else { return [] }
    var count = 1
    for axis in matrix.axes {
      let (product, overflow) = count.multipliedReportingOverflow(by: axis.values.count)
      count = product
      guard !overflow, product <= Self.greatestWork / (matrix.excluded.count + 1) else {
        reportCount("far too many")
        return nil
      }
    }
    if matrix.excluded.isEmpty, count > limit {
      reportCount("\(count)")
      return nil
    }
    var drafts: [Draft] = []
    var idle = Set(matrix.excluded.indices)
    for number in 0..<count {
      let chosen = values(ofCombination: number)
      let reasons = matrix.excluded.indices.filter { excludes(matrix.excluded[$0], chosen) }
      idle.subtract(reasons)
      guard reasons.isEmpty else { continue }
      let values = zip(matrix.axes, chosen).map {
        SceneVariant.Value(axis: $0.axis.name, text: $1.text)
      }
      drafts.append(Draft(values: values, span: span))
      if drafts.count > limit {
        reportCount("more than \(limit)")
        return nil
      }
    }
    for index in idle.sorted() {
      context.warning(
        "idle-exclude", "no combination of the axes is this one", at: matrix.excluded[index].span)
    }
    return drafts
  }

  /// The values of a combination: the last axis changes fastest.
  private func values(ofCombination number: Int) -> [VariantValue] {
    var rest = number
    var values: [VariantValue] = []
    for axis in matrix.axes.reversed() {
      values.append(axis.values[rest % axis.values.count])
      rest /= axis.values.count
    }
    return values.reversed()
  }

  /// Whether a combination has every value that an entry names.
  private func excludes(_ entry: VariantReader.Entry, _ values: [VariantValue]) -> Bool {
    entry.values.allSatisfy { name, value in
      matrix.axes.indices.contains {
        matrix.axes[$0].axis.name == name && values[$0].identity == value.identity
      }
    }
  }

  /// An added variant: the values of the axes first, in their order.
  private func draft(_ entry: VariantReader.Entry) -> Draft {
    let names = matrix.axes.map(\.axis.name)
    let ordered =
      names.compactMap { name in entry.values.first { $0.axis == name } }
      + entry.values.filter { !names.contains($0.axis) }
    return Draft(
      values: ordered.map { SceneVariant.Value(axis: $0.axis, text: $0.value.text) },
      span: entry.span, label: entry.label)
  }
}

// MARK: - Names

extension VariantExpansion {
  private func named(_ drafts: [Draft]) -> [SceneVariant] {
    guard let parts = patternParts() else { return [] }
    var variants: [SceneVariant] = []
    var places: [String: SourceSpan] = [:]
    for draft in drafts {
      guard let name = draft.label ?? name(of: draft, parts) else { continue }
      if let reason = SceneNames.reasonAgainst(name) {
        context.error(
          "bad-name", "\(VisibleText.quoted(name)) cannot name a variant: \(reason)",
          at: pattern?.span ?? draft.span)
        continue
      }
      // Some file systems take two names that differ in case alone for one.
      if let first = places[name.lowercased()] {
        context.error(
          "duplicate-name", "two variants are called \(VisibleText.quoted(name))",
          at: draft.span == span ? pattern?.span ?? span : draft.span,
          note: Diagnostic.Note("the other is of these", at: context.location(first)))
        continue
      }
      places[name.lowercased()] = draft.span
      variants.append(SceneVariant(name: name, values: draft.values))
    }
    return context.diagnostics.hasErrors ? [] : variants
  }

  /// A part of the pattern.
  private enum Part {
    case text(String)
    case axis(String)
  }

  /// The pattern's parts; all axes, joined, where there is none; nil, and reported, for a wrong one.
  private func patternParts() -> [Part]? {
    let axes = matrix.axes.map(\.axis.name)
    guard let pattern else {
      return Array(axes.map { [Part.axis($0)] }.joined(separator: [.text("-")]))
    }
    guard let text = context.text(pattern, for: "\"name\"") else { return nil }
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      parts.append(.text(String(rest[..<open])))
      guard let close = rest[open...].firstIndex(of: "}") else {
        context.error("bad-reference", "\"{\" has no closing \"}\"", at: pattern.span)
        return nil
      }
      let name = String(rest[rest.index(after: open)..<close])
      guard axes.contains(name) else {
        context.unknownWord(name, for: "axis", among: axes, at: pattern.span)
        return nil
      }
      parts.append(.axis(name))
      rest = rest[rest.index(after: close)...]
    }
    return parts + [.text(String(rest))]
  }

  /// The name of a variant; nil, and reported, for an added one that lacks an axis of the pattern.
  private func name(of draft: Draft, _ parts: [Part]) -> String? {
    var name = ""
    for part in parts {
      switch part {
      case .text(let text): name += text
      case .axis(let axis):
        guard let value = draft.values.first(where: { $0.axis == axis }) else {
          context.error(
            "missing-key", "the variant has no \(VisibleText.quoted(axis)): it needs a \"label\"",
            at: draft.span)
          return nil
        }
        name += Self.fileName(of: value.text)
      }
    }
    if parts.isEmpty {
      context.error("missing-key", "a variant without axes needs a \"label\"", at: draft.span)
      return nil
    }
    return name
  }

  /// A value as part of a file's name: letters, digits, points and dashes, as in `iPhone-SE-3`.
  private static func fileName(of text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPlain || scalar == "." || scalar == "_" || scalar == "-" {
        name.unicodeScalars.append(scalar)
      } else if !name.isEmpty, !name.hasSuffix("-") {
        name += "-"
      }
    }
    return name.hasSuffix("-") ? String(name.dropLast()) : name
  }
}
