import Timing

/// Checks values against the types and bounds of params.
extension ResolutionContext {
  /// Whether a value without references fits a param; reports it where it does not.
  func check(_ value: LocatedValue, fits definition: ParamDefinition) -> Bool {
    let what = VisibleText.quoted(definition.name)
    switch definition.type {
    case .number:
      return within(definition, number(value, for: what), at: value.span)
    case .seconds:
      return within(definition, time(value, for: what)?.seconds, at: value.span)
    case .color: return color(value, for: what) != nil
    case .string: return text(value, for: what) != nil
    case .bool: return boolean(value, for: what) != nil
    case .timing: return timing(value, for: definition.name) != nil
    case .asset: return assetPath(value, for: what) != nil
    case .choice:
      guard let word = text(value, for: what) else { return false }
      if definition.choices.contains(word) { return true }
      unknownWord(word, for: definition.name, among: definition.choices, at: value.span)
      return false
    }
  }

  private func within(
    _ definition: ParamDefinition, _ value: Double?, at span: SourceSpan
  ) -> Bool {
    guard let value else { return false }
    let lower = definition.lower ?? -.infinity
    let upper = definition.upper ?? .infinity
    if value >= lower, value <= upper { return true }
    let bounds = [
      definition.lower.map { "at least \(DecimalText.shortest($0))" },
      definition.upper.map { "at most \(DecimalText.shortest($0))" },
    ]
    error(
      "out-of-range",
      "\(VisibleText.quoted(definition.name)) is \(DecimalText.shortest(value)); it must be "
        + bounds.compactMap { $0 }.joined(separator: " and "),
      at: span)
    return false
  }
}

/// Values of params that come from the command line.
enum TypedText {
  /// The value that a text spells for a param's type, as a scene's text would hold it.
  ///
  /// Numbers, times, booleans and timings are read as JSON5; words and colours stand as they are.
  static func value(_ text: String, for type: ParamType) -> LocatedValue {
    let bytes = Array(text.utf8)
    let whole = SourceSpan(offset: 0, length: bytes.count)
    let isJSON5: Bool =
      switch type {
      case .number, .bool, .timing: true
      case .seconds: !text.hasSuffix("s")
      case .color, .string, .asset, .choice: false
      }
    if isJSON5, let parsed = try? JSON5Parser.parse(bytes), parsed.faults.isEmpty {
      return parsed.value
    }
    return LocatedValue(content: .string(text), span: whole)
  }
}
