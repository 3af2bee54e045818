/// The types of params, as scenes spell them.
enum ParamType: String, CaseIterable {
  case number, seconds, color, string, bool, timing, asset, choice

  /// Whether bounds may stand beside the type.
  var hasBounds: Bool { self == .number || self == .seconds }
}

/// A param as the scene defines it.
struct ParamDefinition {
  var name: String
  var type: ParamType
  /// Where the param is defined.
  var span: SourceSpan
  /// The value that holds where nobody gives one; nil, and reported, where it is missing.
  var fallback: LocatedValue?
  /// Lowest value, in the param's own unit.
  var lower: Double?
  /// Greatest value, in the param's own unit.
  var upper: Double?
  /// The words of a choice.
  var choices: [String]
}
