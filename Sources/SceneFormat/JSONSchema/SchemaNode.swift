/// A piece of JSON that prints the same bytes every time: members keep their order.
indirect enum SchemaNode: Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([SchemaNode])
  case object([(key: String, value: SchemaNode)])

  /// The value as JSON, indented by two spaces a level; what fits is on one line.
  func text(indent: Int = 0) -> String {
    if let line = compact, line.utf8.count + indent <= Self.width { return line }
    let margin = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .list(let elements):
      return "[\n"
        + elements.map { margin + $0.text(indent: indent + 2) }.joined(separator: ",\n") + end + "]"
    case .object(let members):
      return "{\n"
        + members.map { "\(margin)\(Self.quoted($0.key)): \($0.value.text(indent: indent + 2))" }
        .joined(separator: ",\n") + end + "}"
    default: return compact ?? ""
    }
  }

  /// Columns of a line, about.
  private static let width = 100

  /// The value on one line; nil where it would be far longer than a line.
  private var compact: String? {
    switch self {
    case .flag(let flag): return String(flag)
    case .number(let number): return DecimalText.shortest(number)
    case .text(let text): return Self.quoted(text)
    case .list(let elements):
      let lines = elements.compactMap(\.compact)
      guard lines.count == elements.count else { return nil }
      return Self.short("[" + lines.joined(separator: ", ") + "]")
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.compactMap { member in
        member.value.compact.map { "\(Self.quoted(member.key)): \($0)" }
      }
      guard lines.count == members.count else { return nil }
      return Self.short("{ " + lines.joined(separator: ", ") + " }")
    }
  }

  private static func short(_ line: String) -> String? { line.utf8.count <= width ? line : nil }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension SchemaNode: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: SchemaNode...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, SchemaNode)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
}
