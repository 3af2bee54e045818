import SceneFormat
import Testing

@Suite("Diagnostic formatter")
struct DiagnosticFormatterTests {
  /// A message about the first place of `part` in a text.
  private func formatted(_ text: String, at part: String) throws -> [String] {
    let source = SourceText(file: "s.json5", bytes: Array(text.utf8))
    let start = try #require(text.firstRange(of: part)?.lowerBound.utf16Offset(in: text))
    let prefix = String(text.utf16.prefix(start)) ?? ""
    let span = SourceSpan(offset: prefix.utf8.count, length: part.utf8.count)
    let diagnostic = Diagnostic(.error, "test", "wrong", at: source.location(of: span))
    let formatter = DiagnosticFormatter(sources: [source])
    return formatter.text(of: diagnostic).split(separator: "\n").map(String.init)
  }

  @Test("Columns count characters, the mark counts terminal columns")
  func columns() throws {
    #expect(
      try formatted("{\n\t\ta: bad }", at: "bad") == [
        "s.json5:2:6: error: wrong", "        a: bad }", "           ^~~",
      ])
    #expect(
      try formatted("'日本👩‍👩‍👧e\u{301}' bad", at: "bad") == [
        "s.json5:1:8: error: wrong", "'日本👩‍👩‍👧e\u{301}' bad", "          ^~~",
      ])
  }

  @Test("Lines end with LF, CR or both, and a byte order mark has no column")
  func lineEnds() throws {
    for (text, place) in [
      ("a\r\nb\rc\n bad", "4:2"), ("\u{FEFF}bad", "1:1"), ("\n\n\nbad", "4:1"),
      ("a\n\r bad", "3:2"),
    ] {
      #expect(try formatted(text, at: "bad").first == "s.json5:\(place): error: wrong")
    }
  }

  @Test("A long line is cut around the place")
  func longLine() throws {
    let text = String(repeating: "x", count: 5_000) + "bad" + String(repeating: "y", count: 5_000)

    let lines = try formatted(text, at: "bad")

    #expect(lines[0] == "s.json5:1:5001: error: wrong")
    #expect(
      lines[1] == "…" + String(repeating: "x", count: 32) + "bad"
        + String(repeating: "y", count: 65) + "…")
    #expect(lines[2] == String(repeating: " ", count: 33) + "^~~")
  }

  @Test("Columns far into a long line of any letters are exact")
  func longLineColumns() {
    let unit = "é👍🏽日e\u{301}x"
    let text = String(repeating: unit, count: 3_000)
    let source = SourceText(file: "s", bytes: Array(text.utf8))
    for count in [0, 1, 7, 500, 2_047, 2_999] {
      let offset = count * unit.utf8.count
      #expect(source.location(of: SourceSpan(offset: offset, length: 1)).column == 5 * count + 1)
    }
  }

  @Test("Control characters and marks that turn the line are spelled out")
  func control() throws {
    #expect(
      try formatted("\u{1B}[2J\u{202E} bad", at: "bad") == [
        "s.json5:1:7: error: wrong", "<U+001B>[2J<U+202E> bad", "                    ^~~",
      ])
    #expect(VisibleText.quoted("a\u{7}\u{85}") == "\"a<U+0007><U+0085>\"")
  }

  @Test("A long quotation is cut in the middle")
  func longQuotation() {
    let text = VisibleText.quoted(String(repeating: "a", count: 500) + "z")

    #expect(
      text == "\"" + String(repeating: "a", count: 40) + "…" + String(repeating: "a", count: 38)
        + "z\"")
  }

  @Test("Without a place or its text only the message is given")
  func withoutPlace() {
    let formatter = DiagnosticFormatter(sources: [])
    var diagnostic = Diagnostic(.warning, "test", "odd")
    #expect(formatter.text(of: diagnostic) == "warning: odd [test]")
    diagnostic.location = SourceLocation(file: "f", line: 3, column: 4, offset: 9, length: 1)
    diagnostic.suggestion = "even"
    diagnostic.notes = [Diagnostic.Note("see there")]
    #expect(
      formatter.text(of: diagnostic)
        == "f:3:4: warning: odd (did you mean \"even\"?) [test]\nnote: see there")
  }
}
