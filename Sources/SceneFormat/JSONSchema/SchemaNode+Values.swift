/// Schemas of single values.
///
/// Every value may be a text with a `$`, which stands for a param: only the reader knows whose.
extension SchemaNode {
  /// A schema of the definitions.
  static func definition(_ name: String) -> SchemaNode { ["$ref": .text("#/$defs/\(name)")] }

  /// A value that one of some schemas describes, or that a param stands for.
  static func value(_ schemas: SchemaNode...) -> SchemaNode {
    ["anyOf": .list(schemas + [definition("reference")])]
  }

  /// One of some schemas.
  static func any(_ schemas: [SchemaNode]) -> SchemaNode { ["anyOf": .list(schemas)] }

  /// A text of a pattern.
  static func text(like pattern: String) -> SchemaNode {
    ["type": "string", "pattern": .text(pattern)]
  }

  /// Exactly one text.
  static func constant(_ text: String) -> SchemaNode { ["const": .text(text)] }

  /// One of some words.
  static func words(_ words: [String]) -> SchemaNode { ["enum": .list(words.map { .text($0) })] }

  /// One of the words of a type.
  static func words<Choice: RawRepresentable<String> & CaseIterable>(
    of type: Choice.Type
  ) -> SchemaNode { .words(type.allCases.map(\.rawValue)) }

  /// One of the words of a type, or a param.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type
  ) -> SchemaNode { .value(.words(of: type)) }

  /// A number of a range.
  static func plainNumber(_ range: NumberRange) -> SchemaNode {
    let lower = range.includesLower ? "minimum" : "exclusiveMinimum"
    return .object([
      ("type", "number"), (lower, .number(range.lower)), ("maximum", .number(range.upper)),
    ])
  }

  /// A number of a range, or a param.
  static func number(_ range: NumberRange = .any) -> SchemaNode { .value(plainNumber(range)) }

  /// A whole number of a range, or a param.
  static func integer(_ range: ClosedRange<Int>) -> SchemaNode {
    .value([
      "type": "integer", "minimum": .number(Double(range.lowerBound)),
      "maximum": .number(Double(range.upperBound)),
    ])
  }

  /// A list of so many elements.
  static func list(of element: SchemaNode, count: ClosedRange<Int>) -> SchemaNode {
    var members: [(key: String, value: SchemaNode)] = [("type", "array"), ("items", element)]
    if count.lowerBound > 0 { members.append(("minItems", .number(Double(count.lowerBound)))) }
    if count.upperBound < .max { members.append(("maxItems", .number(Double(count.upperBound)))) }
    return .object(members)
  }

  /// A list of any length.
  static func list(of element: SchemaNode, atLeast count: Int = 0) -> SchemaNode {
    .list(of: element, count: count...Int.max)
  }

  /// A list of two numbers, or a param.
  static func pair(_ range: NumberRange = .any) -> SchemaNode {
    .value(.list(of: number(range), count: 2...2))
  }

  /// An object of names, each of which names something.
  static func names(of schema: SchemaNode) -> SchemaNode {
    [
      "type": "object", "propertyNames": definition("name"), "additionalProperties": schema,
    ]
  }

  /// An object with the keys that the reader takes, no more and no fewer.
  ///
  /// - Precondition: There is a schema for each key of the set, and for no other.
  static func object(
    _ keys: KeySet, _ schemas: [String: SchemaNode], required: [String] = [],
    and more: [(key: String, value: SchemaNode)] = []
  ) -> SchemaNode {
    precondition(
      Set(keys.keys) == Set(schemas.keys) && required.allSatisfy(keys.keys.contains),
      "a schema describes the keys that the reader takes: \(keys.keys)")
    let properties = keys.keys.map { (key: $0, value: schemas[$0] ?? true) }
    var members: [(key: String, value: SchemaNode)] = [
      ("type", "object"), ("properties", .object(properties)),
    ]
    if !required.isEmpty { members.append(("required", .list(required.map { .text($0) }))) }
    members += more
    members += [("patternProperties", ["^x-": true]), ("additionalProperties", false)]
    return .object(members)
  }

  /// What holds where a key has one of some texts.
  static func when(_ key: String, _ words: [String], then schema: SchemaNode) -> SchemaNode {
    let test = SchemaNode.object([
      ("properties", .object([(key, .words(words))])), ("required", [.text(key)]),
    ])
    return ["if": test, "then": schema]
  }

  /// A schema that some keys must be there.
  static func required(_ keys: String...) -> SchemaNode {
    ["required": .list(keys.map { .text($0) })]
  }

  /// A schema that some keys may not be there.
  static func without(_ keys: [String]) -> SchemaNode {
    ["properties": .object(keys.map { (key: $0, value: false) })]
  }
}
