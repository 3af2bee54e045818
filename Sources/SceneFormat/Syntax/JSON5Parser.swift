/// Reads JSON5 (json5.org, version 1.0.0) and keeps the place of every value.
///
/// The parser stops at the first error of syntax, since what follows could mean anything. What is
/// only wrong in itself, a key written twice or a number that is not finite, is kept in `faults`,
/// so that one run can report all of them.
package struct JSON5Parser {
  let bytes: [UInt8]
  let nestingLimit: Int
  let valueLimit: Int
  /// The next byte to read.
  var index = 0
  /// Faults so far, in the order of the text.
  var faults: [JSON5Fault] = []
  private var valueCount = 0

  /// Greatest nesting that is read however far the limit is raised: recursion takes stack.
  private static let greatestNesting = 512

  private init(bytes: [UInt8], limits: SceneLimits) {
    self.bytes = bytes
    nestingLimit = min(limits.nesting, Self.greatestNesting)
    valueLimit = limits.values
  }

  /// Reads a text that holds one value.
  ///
  /// - Returns: The value, and the faults that leave the rest readable.
  /// - Throws: The first error of encoding or syntax, or the limit that was passed.
  package static func parse(
    _ bytes: [UInt8], limits: SceneLimits = SceneLimits()
  ) throws(JSON5Error) -> (value: LocatedValue, faults: [JSON5Fault]) {
    let byteLimit = min(limits.fileBytes, 1 << 31)
    guard bytes.count <= byteLimit else {
      throw JSON5Error(
        cause: .fileTooLarge(bytes: bytes.count, limit: byteLimit),
        span: SourceSpan(offset: 0, length: 0))
    }
    if let offset = UTF8Check.firstInvalidOffset(in: bytes) {
      throw JSON5Error(cause: .invalidUTF8, span: SourceSpan(offset: offset, length: 1))
    }
    var parser = JSON5Parser(bytes: bytes, limits: limits)
    let value = try parser.document()
    return (value, parser.faults)
  }

  private mutating func document() throws(JSON5Error) -> LocatedValue {
    if SourceText.hasByteOrderMark(bytes) { index = 3 }
    try skipSpace()
    let value = try value(depth: 0)
    try skipSpace()
    guard index == bytes.count else { throw unexpected("the end of the file") }
    return value
  }
}

// MARK: - Values

extension JSON5Parser {
  /// The value at the index.
  private mutating func value(depth: Int) throws(JSON5Error) -> LocatedValue {
    valueCount += 1
    guard valueCount <= valueLimit else {
      throw error(.tooManyValues(limit: valueLimit), at: index..<index)
    }
    let start = index
    let content: LocatedValue.Content
    switch peek {
    case UInt8(ascii: "{"): content = .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): content = .array(try array(depth: depth + 1))
    case UInt8(ascii: "\""), UInt8(ascii: "'"): content = .string(try string())
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): content = try number()
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")): content = try number()
    default: content = try word()
    }
    return LocatedValue(content: content, span: SourceSpan(start..<index))
  }

  private mutating func object(depth: Int) throws(JSON5Error) -> LocatedObject {
    try enter(depth)
    var object = LocatedObject()
    var spans: [String: SourceSpan] = [:]
    try skipSpace()
    while peek != UInt8(ascii: "}") {
      let member = try member(depth: depth)
      if let first = spans[member.key] {
        faults.append(
          JSON5Fault(cause: .duplicateKey(member.key, first: first), span: member.keySpan))
      } else {
        spans[member.key] = member.keySpan
        object.members.append(member)
      }
      try separator(before: UInt8(ascii: "}"))
    }
    index += 1
    return object
  }

  private mutating func member(depth: Int) throws(JSON5Error) -> LocatedObject.Member {
    let start = index
    let isQuoted = peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'")
    let key = isQuoted ? try string() : try identifier()
    let span = SourceSpan(start..<index)
    try skipSpace()
    guard peek == UInt8(ascii: ":") else { throw unexpected("\":\" after the key") }
    index += 1
    try skipSpace()
    return LocatedObject.Member(key: key, keySpan: span, value: try value(depth: depth))
  }

  private mutating func array(depth: Int) throws(JSON5Error) -> [LocatedValue] {
    try enter(depth)
    var values: [LocatedValue] = []
    try skipSpace()
    while peek != UInt8(ascii: "]") {
      values.append(try value(depth: depth))
      try separator(before: UInt8(ascii: "]"))
    }
    index += 1
    return values
  }

  /// Steps over an opening bracket.
  private mutating func enter(_ depth: Int) throws(JSON5Error) {
    guard depth <= nestingLimit else {
      throw error(.nestingTooDeep(limit: nestingLimit), at: index..<index + 1)
    }
    index += 1
  }

  /// Steps over a comma, or stays before the closing bracket.
  private mutating func separator(before close: UInt8) throws(JSON5Error) {
    try skipSpace()
    if peek == close { return }
    guard peek == UInt8(ascii: ",") else {
      throw unexpected("\",\" or \"\(Character(UnicodeScalar(close)))\"")
    }
    index += 1
    try skipSpace()
  }

  /// A word that stands for a value.
  private mutating func word() throws(JSON5Error) -> LocatedValue.Content {
    for (word, content) in Self.words where bytes[index...].starts(with: word.utf8) {
      let end = index + word.utf8.count
      guard !Self.isIdentifierPart(scalar(at: end)?.scalar) else { break }
      index = end
      return content
    }
    if peek == UInt8(ascii: "I") || peek == UInt8(ascii: "N") { return try number() }
    throw unexpected("a value")
  }

  private static let words: [(String, LocatedValue.Content)] = [
    ("null", .null), ("true", .boolean(true)), ("false", .boolean(false)),
  ]
}

// MARK: - Errors

extension JSON5Parser {
  /// The byte at the index; nil at the end.
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// An error about a run of bytes.
  func error(_ cause: JSON5Error.Cause, at range: Range<Int>) -> JSON5Error {
    JSON5Error(cause: cause, span: SourceSpan(range))
  }

  /// An error about what stands at the index.
  func unexpected(_ expected: String) -> JSON5Error {
    guard let (scalar, length) = scalar(at: index) else {
      return error(
        .unexpected(found: "the end of the file", expected: expected), at: index..<index)
    }
    var end = index + length
    if Self.isIdentifierPart(scalar) {
      while let (next, length) = self.scalar(at: end), Self.isIdentifierPart(next) { end += length }
    }
    let found = String(decoding: bytes[index..<end], as: UTF8.self)
    return error(.unexpected(found: VisibleText.quoted(found), expected: expected), at: index..<end)
  }
}
