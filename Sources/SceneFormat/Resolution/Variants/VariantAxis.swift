import Timing

/// What variants can differ in.
enum VariantAxis {
  /// Something that every scene has.
  case fixed(VariantAxisName)
  /// A param of the scene.
  case param(ParamDefinition)

  /// What scenes call it.
  var name: String {
    switch self {
    case .fixed(let name): name.rawValue
    case .param(let definition): definition.name
    }
  }
}

/// A value that an axis takes.
struct VariantValue {
  /// What makes two values the same, however they are written.
  enum Identity: Hashable {
    case number(Double)
    case time(Nanoseconds)
    case rate(FrameRate)
    case text(String)
  }

  /// As the command line would spell it.
  var text: String
  var identity: Identity
}

/// What the axes of a scene may be, and reads their values.
struct VariantAxisReader {
  let context: ResolutionContext
  let params: ParamReader
  /// The names of all devices that can be chosen.
  let devices: NameList
  /// The names of the scene's themes.
  let themes: NameList

  /// The key of an added variant's name, among those of its values.
  static let label = "label"

  /// The axis of a name; nil, and reported, for none.
  func axis(_ name: String, at span: SourceSpan) -> VariantAxis? {
    if let fixed = VariantAxisName(rawValue: name) { return .fixed(fixed) }
    guard name != Self.label else {
      context.error(
        "bad-name",
        "the param \"\(name)\" cannot be an axis: in \"include\" the word names a variant",
        at: span)
      return nil
    }
    if let definition = params.definition(name) { return .param(definition) }
    let known = VariantAxisName.allCases.map(\.rawValue) + params.names
    context.unknownWord(name, for: "axis", among: known, at: span)
    return nil
  }

  /// A value of an axis; nil, and reported, for one that it can't have.
  func value(_ value: LocatedValue, of axis: VariantAxis) -> VariantValue? {
    switch axis {
    case .fixed(let name): fixed(value, of: name)
    case .param(let definition): param(value, of: definition)
    }
  }

  private func param(_ value: LocatedValue, of definition: ParamDefinition) -> VariantValue? {
    guard context.check(value, fits: definition) else { return nil }
    var identity = VariantValue.Identity.text(LocatedValue.text(of: value.content))
    switch (definition.type, value.content) {
    case (.number, .number(let numeral)): identity = .number(numeral.value)
    case (.seconds, _):
      identity = context.time(value, for: definition.name).map { .time($0) } ?? identity
    case (.color, .string(let text)): identity = .text(text.lowercased())
    default: break
    }
    return VariantValue(text: Self.spelled(value.content), identity: identity)
  }

  private func fixed(_ value: LocatedValue, of name: VariantAxisName) -> VariantValue? {
    let what = VisibleText.quoted(name.rawValue)
    switch name {
    case .device: return word(value, for: name.rawValue, among: devices)
    case .theme: return word(value, for: name.rawValue, among: themes)
    case .motion:
      let words = SceneTraits.Motion.allCases.map(\.rawValue)
      return word(value, for: name.rawValue, among: NameList(words))
    case .direction:
      let words = SceneTraits.Direction.allCases.map(\.rawValue)
      return word(value, for: name.rawValue, among: NameList(words))
    case .fps:
      return context.frameRate(value, for: what).map {
        VariantValue(text: Self.spelled(value.content), identity: .rate($0))
      }
    case .scale:
      return context.number(value, for: what, in: DeviceReader.scales).map {
        VariantValue(text: DecimalText.shortest($0), identity: .number($0))
      }
    }
  }

  private func word(
    _ value: LocatedValue, for what: String, among words: NameList
  ) -> VariantValue? {
    guard let text = context.text(value, for: VisibleText.quoted(what)) else { return nil }
    if words.contains(text) { return VariantValue(text: text, identity: .text(text)) }
    context.unknownWord(text, for: what, among: words.ordered, at: value.span)
    return nil
  }

  /// A value as the command line spells it: numbers in plain decimal, words as they are.
  private static func spelled(_ content: LocatedValue.Content) -> String {
    switch content {
    case .string(let text): text
    case .number(let numeral): numeral.decimalText
    default: LocatedValue.text(of: content)
    }
  }
}
