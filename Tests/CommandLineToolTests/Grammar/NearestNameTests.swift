import CommandLineTool
import Testing

@Suite("NearestName")
struct NearestNameTests {
  static let names = ["render", "validate", "explain", "still", "sheet", "verify"]

  @Test(
    "A slip finds its name; a different word finds none",
    arguments: [
      ("rendre", "render"), ("rener", "render"), ("rendder", "render"), ("valdiate", "validate"),
      ("sheit", "sheet"), ("exp", "explain"), ("render", "render"), ("foo", nil), ("", nil),
      ("zzzzzzzzzzzzzzzz", nil),
    ])
  func suggestions(word: String, expected: String?) {
    #expect(NearestName.suggestion(for: word, among: Self.names) == expected)
  }

  @Test("A very long word costs little and finds nothing")
  func longWord() {
    let word = String(repeating: "x", count: 1_000_000)

    #expect(NearestName.suggestion(for: word, among: Self.names) == nil)
  }
}
