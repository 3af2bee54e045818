/// The types of a file and their members, read from tokens alone.
struct Outline {
  private(set) var types: [TypeDeclaration] = []
  private let file: SourceFile

  private static let modifiers: Set<String> = [
    "override", "open", "public", "internal", "private", "fileprivate", "final", "class", "static",
    "dynamic", "mutating", "nonmutating", "required", "convenience", "weak", "lazy", "nonisolated",
    "optional", "unowned",
  ]
  private static let typeKeywords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]

  init(of file: SourceFile) {
    self.file = file
    for index in file.tokens.indices where Self.typeKeywords.contains(file.tokens[index].text) {
      if let type = type(at: index) { types.append(type) }
    }
  }

  /// The innermost type around a token.
  func type(around index: Int) -> TypeDeclaration? {
    types.filter { $0.body.contains(index) }.min { $0.body.count < $1.body.count }
  }

  // MARK: - Types

  private func type(at keyword: Int) -> TypeDeclaration? {
    guard file.tokens[keyword].kind == .word, !isPart(of: keyword) else { return nil }
    var place = file.significant(from: keyword + 1)
    guard let name = name(at: &place), !Self.isMemberKeyword(name),
      !Self.modifiers.contains(name)
    else { return nil }
    skipAngles(&place)
    var (inherited, isConstrained) = ([String](), false)
    if file.isSymbol(":", at: place) { inherited = inheritance(&place) }
    if file.isWord("where", at: place) {
      isConstrained = true
      while place < file.tokens.count, !file.isSymbol("{", at: place) { place += 1 }
    }
    guard file.isSymbol("{", at: place), let end = file.partner(of: place) else { return nil }
    let start = startOfModifiers(before: keyword)
    let text = file.tokens[keyword].text
    return TypeDeclaration(
      name: name, isClass: text == "class", isExtension: text == "extension",
      inherited: inherited, modifiers: words(in: start..<keyword), isConstrained: isConstrained,
      head: start..<place, body: place...end, members: members(in: place...end))
  }

  /// Whether a keyword stands where it is a name, as in `.class` or `Foo.extension`.
  private func isPart(of keyword: Int) -> Bool {
    file.significant(before: keyword).map { file.isSymbol(".", at: $0) } ?? false
  }

  private static func isMemberKeyword(_ word: String) -> Bool {
    ["func", "var", "let", "subscript", "init"].contains(word)
  }

  /// A dotted name, and where it ends.
  private func name(at place: inout Int) -> String? {
    guard place < file.tokens.count, file.tokens[place].kind == .word else { return nil }
    var name = file.tokens[place].text
    var next = file.significant(from: place + 1)
    while file.isSymbol(".", at: next) {
      let part = file.significant(from: next + 1)
      guard part < file.tokens.count, file.tokens[part].kind == .word else { break }
      name += "." + file.tokens[part].text
      next = file.significant(from: part + 1)
    }
    place = next
    return name
  }

  private func skipAngles(_ place: inout Int) {
    guard file.isSymbol("<", at: place) else { return }
    var depth = 0
    while place < file.tokens.count {
      if file.isSymbol("<", at: place) { depth += 1 }
      if file.isSymbol(">", at: place), !file.isSymbol("-", at: place - 1) { depth -= 1 }
      place += 1
      if depth == 0 { break }
    }
    place = file.significant(from: place)
  }

  private func inheritance(_ place: inout Int) -> [String] {
    let start = place + 1
    while place < file.tokens.count, !file.isSymbol("{", at: place),
      !file.isWord("where", at: place)
    {
      place += 1
    }
    return file.joined(start..<place).split(separator: ",").map(String.init)
  }

  // MARK: - Members

  private func members(in body: ClosedRange<Int>) -> [MemberDeclaration] {
    var members: [MemberDeclaration] = []
    var place = body.lowerBound + 1
    while place < body.upperBound {
      let token = file.tokens[place]
      if token.kind == .symbol, "([{".contains(token.text), let end = file.partner(of: place) {
        place = end + 1
      } else if file.isWord("func", at: place) || file.isWord("var", at: place) {
        let member = member(at: place, in: body)
        if let member { members.append(member) }
        place = max(place + 1, member?.range.upperBound ?? 0)
      } else {
        place += 1
      }
    }
    return members
  }

  private func member(at keyword: Int, in body: ClosedRange<Int>) -> MemberDeclaration? {
    let named = file.significant(from: keyword + 1)
    guard named < body.upperBound, file.tokens[named].kind == .word else { return nil }
    let base = file.tokens[named].text
    var place = file.significant(from: named + 1)
    skipAngles(&place)
    var parameters: [Parameter]?
    if file.isWord("func", at: keyword) {
      guard file.isSymbol("(", at: place), let end = file.partner(of: place) else { return nil }
      parameters = self.parameters(in: place...end)
      place = end + 1
    }
    let signature = place
    let brace = openingBrace(from: place, in: body)
    let end = brace.flatMap { file.partner(of: $0) } ?? signature - 1
    let start = startOfModifiers(before: keyword)
    let labels = parameters?.map(\.label)
    return MemberDeclaration(
      base: base, key: labels.map { "\(base)(\($0.map { $0 + ":" }.joined()))" } ?? base,
      modifiers: words(in: start..<keyword), labels: labels,
      parameterTypes: parameters?.map(\.type) ?? [],
      returnsValue: returnsValue(signature..<(brace ?? signature)),
      range: startOfComments(before: start)..<end + 1, start: start, hasBody: brace != nil)
  }

  /// The brace of a member's body; nil where another declaration or the end comes first.
  private func openingBrace(from start: Int, in body: ClosedRange<Int>) -> Int? {
    var place = start
    while place < body.upperBound {
      let token = file.tokens[place]
      if token.kind == .symbol, token.text == "{" { return place }
      // A stored value ends somewhere that only a parser knows.
      if token.kind == .symbol, token.text == "=" { return nil }
      if token.kind == .word, Self.isMemberKeyword(token.text) { return nil }
      if token.kind == .symbol, "([".contains(token.text) {
        place = file.partner(of: place) ?? place
      }
      place += 1
    }
    return nil
  }

  private func returnsValue(_ range: Range<Int>) -> Bool {
    let signature = file.joined(range)
    guard let arrow = signature.range(of: "->") else { return false }
    let result = signature[arrow.upperBound...]
    return result != "Void" && result != "()"
  }

  private struct Parameter {
    let label: String
    let type: String
  }

  private func parameters(in parentheses: ClosedRange<Int>) -> [Parameter] {
    var parameters: [Parameter] = []
    var place = file.significant(from: parentheses.lowerBound + 1)
    while place < parentheses.upperBound {
      let start = place
      var colon: Int?
      while place < parentheses.upperBound, !file.isSymbol(",", at: place) {
        if colon == nil, file.isSymbol(":", at: place) { colon = place }
        if file.tokens[place].kind == .symbol, "([{".contains(file.tokens[place].text) {
          place = file.partner(of: place) ?? place
        } else if file.isSymbol("<", at: place) {
          skipAngles(&place)
          continue
        }
        place += 1
      }
      if let colon {
        parameters.append(
          Parameter(
            label: file.tokens[start].text, type: type(from: colon + 1, to: place)))
      }
      place = file.significant(from: place + 1)
    }
    return parameters
  }

  /// The type of a parameter, without its default.
  private func type(from start: Int, to end: Int) -> String {
    let stop = (start..<end).first { file.isSymbol("=", at: $0) } ?? end
    return file.tokens[start..<stop].filter { $0.kind != .comment }.map(\.text).joined()
      .trimmed()
  }

  // MARK: - Modifiers

  /// The first of the modifiers and attributes before a keyword.
  private func startOfModifiers(before keyword: Int) -> Int {
    var start = keyword
    while let previous = file.significant(before: start) {
      let token = file.tokens[previous]
      if token.kind == .attribute || token.kind == .word && Self.modifiers.contains(token.text) {
        start = previous
      } else if file.isSymbol(")", at: previous), let open = opening(of: previous),
        let owner = file.significant(before: open), isModifier(file.tokens[owner])
      {
        start = owner
      } else {
        break
      }
    }
    return start
  }

  private func isModifier(_ token: Token) -> Bool {
    token.kind == .attribute || Self.modifiers.contains(token.text)
  }

  private func opening(of close: Int) -> Int? {
    var depth = 0
    for place in stride(from: close, through: 0, by: -1) {
      if file.isSymbol(")", at: place) { depth += 1 }
      if file.isSymbol("(", at: place) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// The first of the comments that stand right above a declaration.
  private func startOfComments(before index: Int) -> Int {
    var start = index
    var place = index - 1
    while place >= 0, file.tokens[place].isTrivia {
      let token = file.tokens[place]
      if token.kind == .comment, startsLine(place) { start = place }
      if token.kind == .space, token.text.count(where: { $0.isNewline }) > 1 { break }
      place -= 1
    }
    return start
  }

  /// Whether nothing but space stands before a token on its line.
  private func startsLine(_ index: Int) -> Bool {
    index == 0
      || file.tokens[index - 1].kind == .space && file.tokens[index - 1].text.contains("\n")
  }

  private func words(in range: Range<Int>) -> Set<String> {
    Set(file.tokens[range].filter { !$0.isTrivia }.map(\.text))
  }
}

extension StringProtocol {
  /// Without spaces and line ends at both ends.
  func trimmed() -> String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// The range of the first occurrence of `text`.
  func range(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { start in
      start..<index(start, offsetBy: text.count)
    }
  }
}
