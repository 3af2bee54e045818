extension JSON5Parser {
  /// Longest number in characters: more than any Double needs.
  private static let longestNumber = 400

  /// The number at the index, or a fault for one that is not finite.
  mutating func number() throws(JSON5Error) -> LocatedValue.Content {
    let start = index
    while let (scalar, length) = scalar(at: index), isNumberPart(scalar, from: start) {
      index += length
    }
    let range = start..<index
    let text = String(decoding: bytes[range].prefix(Self.longestNumber + 1), as: UTF8.self)
    if ["NaN", "Infinity"].contains(text.drop { $0 == "+" || $0 == "-" }) {
      faults.append(JSON5Fault(cause: .notFinite(text), span: SourceSpan(range)))
      return .invalid
    }
    if let reason = Self.reasonAgainst(bytes[range]) {
      throw error(.malformedNumber(VisibleText.quoted(text), reason: reason), at: range)
    }
    guard let value = Self.value(of: text), value.isFinite else {
      faults.append(JSON5Fault(cause: .tooLarge(text), span: SourceSpan(range)))
      return .invalid
    }
    return .number(Numeral(text: text, value: value))
  }

  /// Whether a scalar belongs to a word that began as a number.
  private func isNumberPart(_ scalar: Unicode.Scalar, from start: Int) -> Bool {
    switch scalar {
    case ".": true
    case "+", "-":
      index == start
        || ((bytes[index - 1] == UInt8(ascii: "e") || bytes[index - 1] == UInt8(ascii: "E"))
          && !Self.isHexadecimal(bytes[start..<index]))
    default: Self.isIdentifierPart(scalar)
    }
  }

  /// Whether a number, after its sign, begins with `0x`.
  private static func isHexadecimal(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    return digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8)
  }

  /// Why a text is no number; nil where it is one.
  private static func reasonAgainst(_ text: ArraySlice<UInt8>) -> String? {
    guard text.count <= longestNumber else { return "it has more than \(longestNumber) digits" }
    var rest = text
    if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      rest.removeFirst()
    }
    if isHexadecimal(rest) {
      let digits = rest.dropFirst(2)
      let isHex = digits.allSatisfy { Character(UnicodeScalar($0)).isHexDigit && $0 < 0x80 }
      return !digits.isEmpty && isHex ? nil : "0x needs hexadecimal digits"
    }
    return reasonAgainstDecimal(rest)
  }

  /// Why a text without a sign is no decimal number; nil where it is one.
  private static func reasonAgainstDecimal(_ text: ArraySlice<UInt8>) -> String? {
    var rest = text
    let whole = takeDigits(&rest)
    if whole > 1, text.first == UInt8(ascii: "0") { return "it begins with 0" }
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = takeDigits(&rest)
    }
    guard whole + fraction > 0 else { return "it has no digits" }
    if let mark = rest.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest.removeFirst()
      }
      guard takeDigits(&rest) > 0 else { return "the exponent has no digits" }
    }
    guard let stray = rest.first else { return nil }
    return stray < 0x80
      ? "\(VisibleText.quoted(String(UnicodeScalar(stray)))) does not belong in it"
      : "it does not end in a digit"
  }

  /// Takes the digits at the front, and counts them.
  private static func takeDigits(_ text: inout ArraySlice<UInt8>) -> Int {
    let rest = text.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let count = text.count - rest.count
    text = rest
    return count
  }

  /// The nearest Double of a well-formed number.
  private static func value(of text: String) -> Double? {
    Numeral.decimalText(text).flatMap { Double($0) }
  }
}
