internal import FrameSequences

/// A JSON value that prints the same bytes every time: members keep the order they are given in.
package indirect enum JSONText: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A finite number; what is not finite prints as null.
  case number(Double)
  case string(String)
  case array([JSONText])
  case members([Member])

  /// A name with its value.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONText
  }

  /// An object of these members, in this order.
  package static func object(_ members: [(String, JSONText)]) -> Self {
    .members(members.map { Member(name: $0.0, value: $0.1) })
  }

  /// The string, or null.
  package static func optional(_ text: String?) -> Self { text.map { .string($0) } ?? .null }

  /// The value as text for people: members and values of members below one another, a line break at
  /// the end.
  package var page: String { text(indent: "") + "\n" }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    let parts: [String]
    switch self {
    case .array(let values) where values.contains(where: \.isNested):
      parts = values.map { $0.text(indent: inner) }
      return "[\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)]"
    case .members(let members) where !members.isEmpty:
      parts = members.map { JSONSpelling.quoted($0.name) + ": " + $0.value.text(indent: inner) }
      return "{\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)}"
    default:
      return line
    }
  }

  private var isNested: Bool {
    switch self {
    case .array, .members: true
    default: false
    }
  }

  /// The value on one line, without a line feed.
  package var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): value.isFinite ? JSONSpelling.number(value) : "null"
    case .string(let value): JSONSpelling.quoted(value)
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .members(let members):
      "{"
        + members.map { JSONSpelling.quoted($0.name) + ": " + $0.value.line }.joined(
          separator: ", ")
        + "}"
    }
  }
}
