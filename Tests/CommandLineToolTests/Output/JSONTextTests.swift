import CommandLineTool
import Foundation
import Testing

@Suite("JSONText")
struct JSONTextTests {
  @Test("Members keep their order; numbers are the shortest that read back")
  func plainValues() {
    let text = JSONText.object([
      ("b", .number(0.1)), ("a", .array([.null, .bool(true), .integer(-3), .number(2)])),
      ("n", .number(.nan)),
    ])

    #expect(text.line == #"{"b": 0.1, "a": [null, true, -3, 2], "n": null}"#)
  }

  @Test("Strings read back the same, whatever they hold, and hold no control bytes")
  func strings() throws {
    let all = (0..<0x250).compactMap { Unicode.Scalar($0) }
    let text = String(String.UnicodeScalarView(all)) + "🎬\u{2028}"
    let line = JSONText.array([.string(text)]).line

    let back = try JSONDecoder().decode([String].self, from: Data(line.utf8))

    #expect(back == [text])
    #expect(!line.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
  }
}
