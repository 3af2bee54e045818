/// A file of the user's, cut into tokens, with what is to be written in their places.
struct SourceFile {
  /// As it is called in the report.
  let name: String
  let tokens: [Token]
  /// What is written in place of a token, by its index.
  var replacements: [Int: String] = [:]
  /// What is written before a token, by its index, in order.
  var insertions: [Int: [String]] = [:]

  init(name: String, text: String) {
    self.name = name
    self.tokens = Lexer.tokens(of: text)
  }

  /// The file as it is to be written.
  var text: String { text(of: tokens.indices) }

  /// A part of the file as it is to be written.
  func text(of range: Range<Int>) -> String {
    range.map { index in
      (insertions[index] ?? []).joined() + (replacements[index] ?? tokens[index].text)
    }.joined()
  }

  mutating func remove(_ range: Range<Int>) {
    for index in range {
      replacements[index] = ""
      insertions[index] = nil
    }
  }

  /// Writes `text` in place of some tokens.
  mutating func replace(_ range: Range<Int>, with text: String) {
    remove(range)
    replacements[range.lowerBound] = text
  }

  mutating func insert(_ text: String, before index: Int) {
    insertions[index, default: []].append(text)
  }

  // MARK: - Finding one's way

  /// The first token at or after `index` that isn't a space or a comment; the count of all at the
  /// end.
  func significant(from index: Int) -> Int {
    var place = index
    while place < tokens.count, tokens[place].isTrivia { place += 1 }
    return place
  }

  /// The last token before `index` that isn't a space or a comment.
  func significant(before index: Int) -> Int? {
    tokens[..<index].lastIndex { !$0.isTrivia }
  }

  func isSymbol(_ text: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .symbol && tokens[index].text == text
  }

  func isWord(_ text: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word && tokens[index].text == text
  }

  /// Where the bracket that opens at `index` closes.
  func partner(of index: Int) -> Int? {
    var depth = 0
    for place in index..<tokens.count where tokens[place].kind == .symbol {
      switch tokens[place].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return nil
  }

  /// Tokens without spaces and comments, as one text.
  func joined(_ range: Range<Int>) -> String {
    tokens[range].filter { !$0.isTrivia }.map(\.text).joined()
  }
}
