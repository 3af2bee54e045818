/// Pieces of JSON text, each with one spelling.
enum JSONText {
  /// A string in quotes; only what must be escaped is.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20:
        quoted += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A string in quotes, or `null`.
  static func quoted(_ text: String?) -> String {
    guard let text else { return "null" }
    return quoted(text) as String
  }

  /// The shortest decimal that reads back as the same number; whole numbers have no point.
  ///
  /// - Precondition: `value` is finite: JSON has no other numbers.
  static func number(_ value: Double) -> String {
    precondition(value.isFinite, "a manifest's numbers are finite")
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
