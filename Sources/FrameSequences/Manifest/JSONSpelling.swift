/// Pieces of JSON text, each with one spelling.
package enum JSONSpelling {
  /// A string in quotes; control characters, which a terminal might obey, are escaped.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        quoted += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A string in quotes, or `null`.
  package static func quoted(_ text: String?) -> String {
    guard let text else { return "null" }
    return quoted(text) as String
  }

  /// The shortest decimal that reads back as the same number; whole numbers have no point.
  ///
  /// - Precondition: `value` is finite: JSON has no other numbers.
  package static func number(_ value: Double) -> String {
    precondition(value.isFinite, "JSON has only finite numbers")
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
