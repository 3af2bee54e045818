extension JSON5Parser {
  /// The string at the index, its escapes replaced.
  mutating func string() throws(JSON5Error) -> String {
    let start = index
    let quote = bytes[index]
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case quote:
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0x0A, 0x0D: throw error(.lineBreakInString, at: start..<index)
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error(.unterminatedString, at: start..<start + 1)
  }

  /// A key without quotes.
  mutating func identifier() throws(JSON5Error) -> String {
    let start = index
    var text: [UInt8] = []
    while let (scalar, length) = scalar(at: index) {
      var part = scalar
      var end = index + length
      if scalar == "\\" { (part, end) = try identifierEscape() }
      let fits = text.isEmpty ? Self.isIdentifierStart(part) : Self.isIdentifierPart(part)
      guard fits else {
        if scalar == "\\" { throw unknownEscape(length: end - index) }
        break
      }
      text.append(contentsOf: UTF8.encode(part) ?? UTF8.encodedReplacementCharacter)
      index = end
    }
    guard index > start else { throw unexpected("a key or \"}\"") }
    return String(decoding: text, as: UTF8.self)
  }

  /// The scalar that `\uXXXX` at the index spells in a key, and where the escape ends.
  private func identifierEscape() throws(JSON5Error) -> (Unicode.Scalar, Int) {
    guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u"),
      let unit = hexadecimal(digits: 4, at: index + 2), let scalar = Unicode.Scalar(unit)
    else { throw unknownEscape(length: 2) }
    return (scalar, index + 6)
  }
}

// MARK: - Escapes

extension JSON5Parser {
  /// Replaces the escape at the index.
  private mutating func escape(into text: inout [UInt8]) throws(JSON5Error) {
    guard let (scalar, length) = scalar(at: index + 1) else {
      throw error(.unterminatedString, at: index..<index + 1)
    }
    switch scalar {
    case "u": try unicodeEscape(into: &text)
    case "x":
      guard let value = hexadecimal(digits: 2, at: index + 2) else {
        throw unknownEscape(length: 4)
      }
      append(value, to: &text)
      index += 4
    case "0":
      if case .some(UInt8(ascii: "0")...UInt8(ascii: "9")) = byte(at: index + 2) {
        throw unknownEscape(length: 3)
      }
      text.append(0)
      index += 2
    case "1"..."9": throw unknownEscape(length: 2)
    default:
      appendSimple(scalar, to: &text)
      index += 1 + length
      if scalar == "\r", peek == 0x0A { index += 1 }
    }
  }

  /// Appends what a backslash before `scalar` means: nothing before a line end.
  private func appendSimple(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    switch scalar {
    case "b": text.append(0x08)
    case "f": text.append(0x0C)
    case "n": text.append(0x0A)
    case "r": text.append(0x0D)
    case "t": text.append(0x09)
    case "v": text.append(0x0B)
    default:
      if !Self.isLineEnd(scalar) { append(scalar.value, to: &text) }
    }
  }

  /// Replaces `\uXXXX`, or a surrogate pair of two.
  private mutating func unicodeEscape(into text: inout [UInt8]) throws(JSON5Error) {
    guard let unit = hexadecimal(digits: 4, at: index + 2) else { throw unknownEscape(length: 6) }
    guard (0xD800..<0xE000).contains(unit) else {
      append(unit, to: &text)
      index += 6
      return
    }
    guard unit < 0xDC00, byte(at: index + 6) == UInt8(ascii: "\\"),
      byte(at: index + 7) == UInt8(ascii: "u"),
      let low = hexadecimal(digits: 4, at: index + 8), (0xDC00..<0xE000).contains(low)
    else {
      let text = String(decoding: bytes[index..<index + 6], as: UTF8.self)
      throw error(.loneSurrogate(text), at: index..<index + 6)
    }
    append(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00), to: &text)
    index += 12
  }

  private func append(_ value: UInt32, to text: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else { return }
    text.append(contentsOf: encoded)
  }

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The value of hexadecimal digits; nil where there are too few.
  private func hexadecimal(digits: Int, at offset: Int) -> UInt32? {
    guard offset + digits <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[offset..<offset + digits] {
      guard byte < 0x80, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// An error about the escape at the index, of at most `length` bytes.
  private func unknownEscape(length: Int) -> JSON5Error {
    var end = min(index + length, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let text = String(decoding: bytes[index..<end], as: UTF8.self)
    return error(.unknownEscape(VisibleText.visible(text)), at: index..<end)
  }
}
