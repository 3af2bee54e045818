/// A JSON5 value that knows where it stands.
package struct LocatedValue: Sendable {
  /// What the value is.
  package enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(Numeral)
    case string(String)
    case array([LocatedValue])
    case object(LocatedObject)
    /// A value with an error of its own that was already reported.
    case invalid
  }

  /// What the value is.
  package var content: Content
  /// The value's first to last byte.
  package var span: SourceSpan
}

extension LocatedValue {
  /// What a message calls a value of this kind.
  var kindName: String {
    switch content {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    case .invalid: "a broken value"
    }
  }

  /// The text, where the value is a string.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// Whether an error about the value was already reported.
  var isInvalid: Bool {
    if case .invalid = content { true } else { false }
  }
}

/// A JSON5 object: its members in the order of the file.
package struct LocatedObject: Sendable {
  /// A key with its value.
  package struct Member: Sendable {
    /// The key, its escapes replaced.
    package var key: String
    /// The key's first to last byte, quotes included.
    package var keySpan: SourceSpan
    /// What stands after the colon.
    package var value: LocatedValue
  }

  /// The members; each key once.
  package var members: [Member] = []

  /// The value of a key.
  ///
  /// - Complexity: O(n) in the members, which are few where keys are known.
  package subscript(key: String) -> LocatedValue? {
    members.first { $0.key == key }?.value
  }
}
