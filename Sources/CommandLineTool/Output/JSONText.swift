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

  /// The value on one line, without a line feed.
  package var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): Self.shortest(value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .members(let members):
      "{" + members.map { Self.quoted($0.name) + ": " + $0.value.line }.joined(separator: ", ")
        + "}"
    }
  }

  /// The shortest decimal that reads back the same; whole numbers without a fraction.
  private static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The text in quotes; control characters, which a terminal might obey, are escaped.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
