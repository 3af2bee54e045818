extension JSON5Parser {
  /// Steps over space, line ends and comments.
  mutating func skipSpace() throws(JSON5Error) {
    while let byte = peek {
      switch byte {
      case 0x09...0x0D, 0x20: index += 1
      case UInt8(ascii: "/"):
        guard try skipComment() else { return }
      case 0x80...:
        guard let (scalar, length) = scalar(at: index), Self.isSpace(scalar) else { return }
        index += length
      default: return
      }
    }
  }

  /// Steps over a comment.
  ///
  /// - Returns: False where no comment begins.
  private mutating func skipComment() throws(JSON5Error) -> Bool {
    guard index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"): skipLineComment()
    case UInt8(ascii: "*"): try skipBlockComment()
    default: return false
    }
    return true
  }

  private mutating func skipLineComment() {
    while let (scalar, length) = scalar(at: index), !Self.isLineEnd(scalar) { index += length }
  }

  private mutating func skipBlockComment() throws(JSON5Error) {
    let start = index
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    throw error(.unterminatedComment, at: start..<start + 2)
  }
}

// MARK: - Scalars

extension JSON5Parser {
  /// The scalar at an offset of the checked text, with its length in bytes; nil at the end.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard offset < bytes.count else { return nil }
    let first = UInt32(bytes[offset])
    guard first >= 0x80 else { return (Unicode.Scalar(UInt8(first)), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard offset + length <= bytes.count else { return nil }
    var value = first & (0x7F >> UInt32(length))
    for next in bytes[offset + 1..<offset + length] { value = value << 6 | UInt32(next & 0x3F) }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  /// Whether a scalar ends a line.
  static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a scalar beyond ASCII is space.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFEFF, 0x2028, 0x2029: true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether a name without quotes may go on with a scalar.
  static func isIdentifierPart(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    switch scalar.value {
    case 0x24, 0x5F, 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x200C, 0x200D: return true
    case 0..<0x80: return false
    default: return scalar.properties.isIDContinue
    }
  }

  /// Whether a name without quotes may begin with a scalar.
  static func isIdentifierStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x24, 0x5F, 0x41...0x5A, 0x61...0x7A: true
    case 0..<0x80: false
    default: scalar.properties.isIDStart
    }
  }
}
