import Digests
import Goldens
import PNGCodec
import TestSupport
import Testing

/// Breaks each stage in turn: no break may turn a difference into a match.
@Suite("Broken stages")
struct MutationTests {
  private let golden = Motion.golden
  private let actual = Motion.golden.changing { $0[7] = Canvas.plain() }

  /// A comparison of the frame that differs, with something broken.
  private func comparison(
    _ breaking: (inout PictureComparison) -> Void
  ) -> PictureComparison {
    var result = PictureComparer().compare(
      expected: golden.pictures[7], actual: actual.pictures[7])
    breaking(&result)
    return result
  }

  private func isMatch(_ outcome: FrameOutcome?) -> Bool {
    var judge = SequenceJudge(name: "slide", expected: golden.side, actual: actual.side)
    if let outcome { judge.outcomes[7] = outcome }
    return judge.result.isMatch
  }

  @Test("A comparer that loses counts is unaccounted for, and no match")
  func metric() {
    let breaks: [(inout PictureComparison) -> Void] = [
      { $0.classes = ClassCounts() },
      { $0.classes[.recoloured] -= 1 },
      { $0.samePixels = 48 * 40 },
      { $0.maskedPixels = 48 * 40 },
      {
        $0.samePixels = 0; $0.classes = ClassCounts(); $0.countedPixels = 0
      },
      {
        $0.expectedSize = PixelSize(width: 0, height: 0); $0.actualSize = $0.expectedSize
      },
      { $0.countedPixels = Int.max },
      { $0.actualSize.width += 1 },
    ]
    for (index, broken) in breaks.enumerated() {
      let result = comparison(broken)
      #expect(result.verdict == .unaccounted || result.verdict == .differs, "break \(index)")
      #expect(!isMatch(.compared(result)), "break \(index)")
    }
  }

  @Test("A limit that does not fail a picture still leaves it in no other state than its counts")
  func limit() {
    let result = comparison { $0.limits = PictureLimits(pixels: 1_000_000) }
    #expect(result.verdict == .withinLimits)
    let counted = comparison { $0.countedPixels = 0 }
    // Pixels that differ are never equal, whatever counts.
    #expect(counted.verdict != .equal)
  }

  @Test("A decoder that gives nothing, or gives up, is no match")
  func decoder() {
    #expect(!isMatch(nil))
    #expect(!isMatch(.digestOnly))
    #expect(!isMatch(.unreadable("broken")))
    var blind = actual.side
    for place in blind.frames.indices { blind.frames[place].digest = nil }
    #expect(!SequenceJudge(name: "", expected: golden.side, actual: blind).result.isMatch)
    #expect(!SequenceJudge(name: "", expected: blind, actual: blind).result.isMatch)
  }

  @Test("A pairing that loses frames of either side is no match")
  func pairing() {
    for count in 0..<30 {
      var part = golden.side
      part.frames = Array(part.frames.prefix(count))
      #expect(!SequenceJudge(name: "", expected: golden.side, actual: part).result.isMatch)
      #expect(!SequenceJudge(name: "", expected: part, actual: golden.side).result.isMatch)
    }
  }

  @Test("A frame in any state but a match fails its sequence, and a finding but a notice does")
  func results() {
    for state in FrameResult.State.allCases {
      var result = golden.compared()
      result.frames[3].state = state
      #expect(result.isMatch == [.equal, .withinLimits, .alone].contains(state))
    }
    for kind in ComparisonFinding.Kind.allCases {
      var result = golden.compared()
      result.findings = [ComparisonFinding(kind, text: "x")]
      #expect(result.isMatch == kind.isNotice)
    }
    var empty = golden.compared()
    empty.frames = []
    #expect(!empty.isMatch)
  }

  @Test("A report writer that says match of a difference, or leaves it out, ends the run")
  func writers() {
    typealias Break = (inout ResultTexts.Writers) -> Void
    func result(_ sequences: [SequenceResult]) -> ComparisonResult {
      ComparisonResult(
        toolVersion: "", renderingRevision: 0, limits: .exact, sequences: sequences)
    }
    let right = result([golden.compared(), golden.compared()])
    let wrong = result([golden.compared(), actual.compared()])
    let part = result([golden.compared()])
    let empty = result([])
    #expect(throws: Never.self) { _ = try ResultTexts(of: right) }
    #expect(throws: Never.self) { _ = try ResultTexts(of: wrong) }
    #expect(throws: Never.self) { _ = try ResultTexts(of: empty) }
    // Each writer tells of another result, one with less in it, or of nothing.
    var breaks: [Break] = []
    for other in [right, part, empty] {
      breaks.append { $0.json = { _ in ResultJSON.text(of: other) } }
      breaks.append { $0.junit = { _ in ResultJUnit.text(of: other) } }
      breaks.append { $0.markdown = { _ in ResultMarkdown.text(of: other) } }
      breaks.append { $0.lines = { _ in ResultText.lines(of: other) } }
    }
    breaks.append { $0.annotations = { _ in ResultAnnotations.lines(of: right) } }
    breaks.append { $0.json = { _ in "" } }
    breaks.append { $0.junit = { _ in "" } }
    breaks.append { $0.markdown = { _ in "" } }
    breaks.append { $0.annotations = { _ in [] } }
    breaks.append { $0.lines = { _ in [] } }
    breaks.append {
      $0.json = { ResultJSON.text(of: $0).replacing("\"match\": false", with: "\"match\": true") }
    }
    for (index, broken) in breaks.enumerated() {
      var writers = ResultTexts.Writers()
      broken(&writers)
      #expect(throws: ResultTexts.Fault.self, "break \(index)") {
        _ = try ResultTexts(of: wrong, by: writers)
      }
    }
  }

  @Test("No line of a report can be lost so that what is left says match")
  func lostLines() throws {
    let wrong = ComparisonResult(
      toolVersion: "", renderingRevision: 0, limits: .exact,
      sequences: [golden.compared(), actual.compared()])
    func broken(_ text: String) -> [String] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.map { index in
        var rest = lines
        rest.remove(at: index)
        return rest.joined(separator: "\n")
      }
    }
    func passes(_ change: (inout ResultTexts.Writers) -> Void) -> Bool {
      var writers = ResultTexts.Writers()
      change(&writers)
      return (try? ResultTexts(of: wrong, by: writers)) != nil
    }
    for text in broken(ResultJSON.text(of: wrong)) where passes({ $0.json = { _ in text } }) {
      #expect(text.contains("\n  \"match\": false,\n"))
      #expect(text.contains("\n      \"match\": false,\n"))
    }
    for text in broken(ResultJUnit.text(of: wrong)) where passes({ $0.junit = { _ in text } }) {
      #expect(text.contains(" failures=\"1\">") && text.contains("<failure "))
    }
    for text in broken(ResultMarkdown.text(of: wrong))
    where passes({ $0.markdown = { _ in text } }) {
      #expect(text.hasPrefix("**Differs**: "))
    }
    for lines in broken(ResultText.lines(of: wrong).joined(separator: "\n"))
      .map({ $0.split(separator: "\n").map(String.init) })
    where passes({ $0.lines = { _ in lines } }) {
      #expect(lines.last?.hasSuffix("1 does not match") == true)
    }
    for lines in broken(ResultAnnotations.lines(of: wrong).joined(separator: "\n"))
      .map({ $0.split(separator: "\n").map(String.init) })
    where passes({ $0.annotations = { _ in lines } }) {
      #expect(lines.contains { $0.hasPrefix("::error ") })
    }
  }

  @Test("A report says match only where the result does")
  func reports() {
    for isBroken in [false, true] {
      let sequence = isBroken ? actual.compared() : golden.compared()
      let result = ComparisonResult(
        toolVersion: "", renderingRevision: 0, limits: .exact, sequences: [sequence])
      #expect(ResultJSON.text(of: result).contains("\"match\": true") == !isBroken)
      #expect(ResultJUnit.text(of: result).contains("failures=\"0\"") == !isBroken)
      #expect(ResultJUnit.text(of: result).contains("<failure") == isBroken)
      #expect(ResultAnnotations.lines(of: result).isEmpty == !isBroken)
      #expect(ResultMarkdown.text(of: result).hasPrefix("**Match**") == !isBroken)
      #expect(ResultText.summary(of: result).hasSuffix("all match") == !isBroken)
    }
  }
}
