/// A number as it was written.
package struct Numeral: Hashable, Sendable {
  /// The number's text: digits with sign, point and exponent, or hexadecimal.
  package var text: String
  /// The nearest Double.
  package var value: Double
}

extension Numeral {
  /// The number in plain decimal, as JSON would have it; exactly what was written.
  ///
  /// Times and frame rates are read from this, so that 0.35 s is 350,000,000 ns and not the
  /// nearest binary fraction of it.
  package var decimalText: String { Self.decimalText(text) ?? "0" }

  /// A well-formed JSON5 number in the spelling of JSON; nil for hexadecimal beyond 64 bits.
  static func decimalText(_ text: String) -> String? {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.drop { $0 == "+" || $0 == "-" }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      return UInt64(digits.dropFirst(2), radix: 16).map { "\(sign)\($0)" }
    }
    // JSON wants a digit on both sides of the point.
    var spelled = digits.hasPrefix(".") ? "0\(digits)" : String(digits)
    if let point = spelled.firstIndex(of: ".") {
      let next = spelled.index(after: point)
      if next == spelled.endIndex || !spelled[next].isNumber { spelled.insert("0", at: next) }
    }
    return sign + spelled
  }
}
