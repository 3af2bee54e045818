/// The state of reading a JSON text.
struct JSONParser {
  private let bytes: [UInt8]
  /// The next byte to read.
  private var offset = 0

  private static let greatestDepth = 16

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func wholeText() throws(JSONError) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard offset == bytes.count else { throw .expected("the end", offset: offset) }
    return value
  }
}

// MARK: - Values

extension JSONParser {
  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < Self.greatestDepth else { throw .tooDeep(offset: offset) }
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    offset += 1
    if takes("}") { return members }
    repeat {
      skipSpace()
      let start = offset
      guard peek == UInt8(ascii: "\"") else { throw .expected("a key", offset: offset) }
      let key = try string()
      guard members[key] == nil else { throw .duplicateKey(key, offset: start) }
      guard takes(":") else { throw .expected("\":\"", offset: offset) }
      members[key] = try value(depth: depth + 1)
    } while takes(",")
    guard takes("}") else { throw .expected("\",\" or \"}\"", offset: offset) }
    return members
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    offset += 1
    if takes("]") { return elements }
    repeat {
      elements.append(try value(depth: depth + 1))
    } while takes(",")
    guard takes("]") else { throw .expected("\",\" or \"]\"", offset: offset) }
    return elements
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[offset...].starts(with: word.utf8) else {
      throw .expected("a value", offset: offset)
    }
    offset += word.utf8.count
    return value
  }

  /// `-`, digits without a leading zero, a fraction, an exponent.
  private mutating func number() throws(JSONError) -> String {
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    let whole = digits()
    guard whole == 1 || whole > 1 && bytes[offset - whole] != UInt8(ascii: "0") else {
      throw .expected("a value", offset: start)
    }
    if peek == UInt8(ascii: ".") {
      offset += 1
      guard digits() > 0 else { throw .expected("a digit", offset: offset) }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      guard digits() > 0 else { throw .expected("a digit", offset: offset) }
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Passes digits, and tells how many.
  private mutating func digits() -> Int {
    let start = offset
    while let next = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { offset += 1 }
    return offset - start
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func string() throws(JSONError) -> String {
    let start = offset
    var contents: [UInt8] = []
    offset += 1
    while let next = peek, next != UInt8(ascii: "\"") {
      guard next >= 0x20 else { throw .expected("no control character", offset: offset) }
      offset += 1
      if next == UInt8(ascii: "\\") {
        contents += try escape()
      } else {
        contents.append(next)
      }
    }
    guard peek != nil else { throw .expected("\"", offset: offset) }
    offset += 1
    guard let text = String(validating: contents, as: UTF8.self) else {
      throw .expected("UTF-8", offset: start)
    }
    return text
  }

  /// The UTF-8 of what a backslash begins.
  private mutating func escape() throws(JSONError) -> [UInt8] {
    let start = offset - 1
    guard let letter = peek else { throw .expected("an escape", offset: offset) }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"): break
    default: throw .expected("an escape", offset: start)
    }
    var units = [try hexadecimal()]
    if UTF16.isLeadSurrogate(units[0]), bytes[offset...].starts(with: "\\u".utf8) {
      offset += 2
      units.append(try hexadecimal())
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw .expected("a character", offset: start)
    }
    return Array(text.utf8)
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt16 {
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4, digits.first != UInt8(ascii: "+"),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw .expected("four hexadecimal digits", offset: offset) }
    offset += 4
    return unit
  }
}

// MARK: - Bytes

extension JSONParser {
  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let next = peek, [0x20, 0x09, 0x0A, 0x0D].contains(next) { offset += 1 }
  }

  /// Passes space and then this character, if it is next.
  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }
}
