import SceneFormat
import Testing

@Suite("Suggestions")
struct SuggestionTests {
  private let keys = ["delay", "duration", "after", "animated", "timing", "id", "op", "to"]

  @Test(
    "A misspelt word finds what was meant",
    arguments: [
      ("duraton", "duration"), ("Duration", "duration"), ("DURATION", "duration"),
      ("duratoin", "duration"), ("dely", "delay"), ("animate", "animated"), ("timming", "timing"),
      ("ids", "id"), ("po", "op"),
    ])
  func near(_ word: String, _ meant: String) {
    #expect(Suggestion.nearest(to: word, among: keys) == meant)
  }

  @Test(
    "A word that is near to nothing finds nothing",
    arguments: ["", "xyz", "holograms", "q", "qqqqqqqq"])
  func far(_ word: String) {
    #expect(Suggestion.nearest(to: word, among: keys) == nil)
  }

  @Test("Of several equally near words the first is taken")
  func first() {
    #expect(Suggestion.nearest(to: "bar", among: ["baz", "bat"]) == "baz")
  }

  @Test("A long word is not compared")
  func long() {
    let word = String(repeating: "a", count: 49)
    #expect(Suggestion.nearest(to: word, among: [word + "b"]) == nil)
  }
}
