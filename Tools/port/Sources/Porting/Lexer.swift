/// Cuts a source file into tokens.
///
/// States: between tokens; in a line comment; in nested block comments; in a string of one line or
/// of several, with any number of `#`; in what a string interpolates, which is lexed for its own
/// strings and parentheses. Regular expressions between slashes are taken for operators.
struct Lexer {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var tokens: [Token] = []

  /// The tokens of a file, in order.
  static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(bytes: Array(source.utf8))
    while lexer.place < lexer.bytes.count { lexer.takeToken() }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    bytes.indices.contains(place + offset) ? bytes[place + offset] : 0
  }

  private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    text.description.utf8.enumerated().allSatisfy { byte(offset + $0.offset) == $0.element }
  }

  private mutating func takeToken() {
    let start = place
    let kind = skipToken()
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    tokens.append(Token(kind: kind, text: text, line: line))
    line += bytes[start..<place].count { $0 == UInt8(ascii: "\n") }
  }

  private mutating func skipToken() -> Token.Kind {
    if Self.isSpace(byte()) {
      skip(while: Self.isSpace)
      return .space
    }
    if starts(with: "//") {
      skip { $0 != UInt8(ascii: "\n") }
      return .comment
    }
    if starts(with: "/*") {
      skipBlockComment()
      return .comment
    }
    if let hashes = stringHashes() {
      skipString(hashes: hashes)
      return .string
    }
    if byte() == UInt8(ascii: "`") {
      place += 1
      skip { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
      place = min(place + 1, bytes.count)
      return .word
    }
    if Self.isWord(byte()) {
      skip(while: Self.isWord)
      return .word
    }
    let mark = byte()
    place += 1
    guard mark == UInt8(ascii: "@") || mark == UInt8(ascii: "#"), Self.isWord(byte()) else {
      return .symbol
    }
    skip(while: Self.isWord)
    return mark == UInt8(ascii: "@") ? .attribute : .directive
  }

  private mutating func skip(while holds: (UInt8) -> Bool) {
    while place < bytes.count, holds(bytes[place]) { place += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        place += 2
      } else if starts(with: "*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
    place = min(place, bytes.count)
  }

  /// How many `#` stand before the string that begins here; nil where none begins.
  private func stringHashes() -> Int? {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") ? count : nil
  }

  private mutating func skipString(hashes: Int) {
    place += hashes
    let spansLines = starts(with: "\"\"\"")
    let quotes = spansLines ? 3 : 1
    place += quotes
    while place < bytes.count {
      if isRun(of: "\"", quotes, at: 0), isRun(of: "#", hashes, at: quotes) {
        place += quotes + hashes
        return
      }
      if byte() == UInt8(ascii: "\n"), !spansLines { return }
      if byte() == UInt8(ascii: "\\"), isRun(of: "#", hashes, at: 1) {
        place += 1 + hashes
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { place += 1 }
      } else {
        place += 1
      }
    }
    place = min(place, bytes.count)
  }

  private func isRun(of character: Unicode.Scalar, _ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: character) }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if let hashes = stringHashes() {
        skipString(hashes: hashes)
        continue
      }
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      place += 1
    } while depth > 0 && place < bytes.count
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
