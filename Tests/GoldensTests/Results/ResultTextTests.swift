import Goldens
import PNGCodec
import Testing

@Suite("Results as text")
struct ResultTextTests {
  private func run(_ sequences: [SequenceResult]) -> ComparisonResult {
    ComparisonResult(
      toolVersion: "1.2.3", renderingRevision: 7, limits: .exact, sequences: sequences)
  }

  private var small: SequenceResult {
    let golden = Motion(pictures: Array(Motion.golden.pictures[0..<3]))
    return golden.changing { $0[2] = $0[2].setting(40, 30, to: Canvas.red) }
      .compared(with: golden)
  }

  private let sentence =
    "frame 2 (0.067 s) differs: 1 pixel (1 real, 0.05 %) in 1x1 at 40,30, worst at 40,30: "
    + "#ff0000ff, not #ffffffff (255 steps); 1 count and 0 may; --pixels 1 or --steps 255 would pass"

  @Test("The terminal is told what differs and how much was compared")
  func terminal() {
    #expect(
      ResultText.lines(of: run([small])) == [
        "slide: changed-frames: \(sentence)",
        "slide: 3 of 3 frames compared, 1 not as they should be",
        "3 of 3 frames compared in 1 sequence; 1 does not match",
      ])
    #expect(
      ResultText.lines(of: run([]))
        == ["nothing was compared, so nothing matches"])
    var refused = small
    refused.frames = []
    refused.findings = [ComparisonFinding(.sceneRefused, text: "the scene has errors")]
    #expect(
      ResultText.lines(of: run([refused])) == [
        "slide: scene-refused: the scene has errors", "slide: nothing was compared",
        "nothing was compared in 1 sequence; 1 does not match",
      ])
    #expect(!run([refused]).isMatch)
    #expect(ResultMarkdown.text(of: run([refused])).contains("| slide | nothing | scene-refused |"))
    #expect(
      ResultText.summary(of: run([Motion.golden.compared()]))
        == "30 of 30 frames compared in 1 sequence; all match")
  }

  @Test("The JSON is this text")
  func json() {
    let text = ResultJSON.text(of: run([small]))
    #expect(
      text == """
        {
          "segueComparison": 1,
          "tool": "1.2.3",
          "renderingRevision": 7,
          "match": false,
          "compared": 3,
          "frames": 3,
          "limits": {"steps": 0, "pixels": 0, "windowPixels": null, "windowSide": 32},
          "sequences": [
            {
              "name": "slide",
              "variant": null,
              "fps": "30",
              "match": false,
              "compared": 3,
              "worstFrame": 2,
              "findings": [
                {"kind": "changed-frames", "frame": 2, "time": "1/15", "frames": 1, "text": "\(sentence)"}
              ],
              "masks": [],
              "frames": [
                {"number": 0, "expected": 0, "time": "0", "state": "equal"},
                {"number": 1, "expected": 1, "time": "1/30", "state": "equal"},
                {"number": 2, "expected": 2, "time": "1/15", "state": "differs", "pictures": {"verdict": "differs", "expectedSize": [48, 40], "actualSize": [48, 40], "same": 1919, "masked": 0, "different": 1, "counted": 1, "classes": {"rounding": 0, "moved": 0, "alpha-only": 0, "recoloured": 0, "anti-aliasing": 0, "real": 1}, "steps": [0, 255, 255, 0], "box": [40, 30, 1, 1], "worstPixel": {"x": 40, "y": 30, "expected": "#ffffffff", "actual": "#ff0000ff"}, "worstWindow": {"box": [12, 4, 32, 32], "pixels": 1}}}
              ]
            }
          ]
        }

        """)
  }

  @Test("JUnit, annotations and Markdown tell the same")
  func others() {
    let result = run([small])
    #expect(
      ResultJUnit.text(of: result) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="segue compare" tests="1" failures="1">
          <testcase classname="segue" name="slide">
            <failure message="\(sentence)">changed-frames: \(sentence)
        frame 2 (0.067 s): differs: \(sentence.dropFirst("frame 2 (0.067 s) differs: ".count))</failure>
          </testcase>
        </testsuite>

        """)
    #expect(
      ResultAnnotations.lines(of: result) == [
        "::error title=slide%3A changed-frames::\(sentence.replacing("%", with: "%25"))",
        "::error title=segue::3 of 3 frames compared in 1 sequence; 1 does not match",
      ])
    let markdown = ResultMarkdown.text(of: result)
    #expect(
      markdown.hasPrefix(
        "**Differs**: 3 of 3 frames compared in 1 sequence; 1 does not match\n\n"
          + "| sequence | compared | result |\n"))
    #expect(markdown.contains("| slide | 3 of 3 | changed-frames |"))
  }

  @Test("A run without sequences fails in every report")
  func nothing() {
    let result = run([])
    #expect(!result.isMatch)
    #expect(ResultJSON.text(of: result).contains("\"match\": false"))
    #expect(ResultJUnit.text(of: result).contains("failures=\"1\""))
    #expect(ResultAnnotations.lines(of: result).count == 1)
    #expect(ResultMarkdown.text(of: result).hasPrefix("**Differs**"))
  }

  @Test("Names from outside are text in every report and never markup or commands")
  func hostile() {
    var sequence = small
    sequence.name = "</testcase>\u{1B}[31m\n::error::x|<b>@all `&'\"\u{202E}"
    let result = run([sequence])

    let junit = ResultJUnit.text(of: result)
    #expect(junit.components("</testcase>") == 1 && !junit.contains("\u{1B}"))
    for line in ResultAnnotations.lines(of: result) {
      #expect(line.hasPrefix("::error title=") && !line.contains("\n"))
    }
    #expect(!ResultMarkdown.text(of: result).contains("<b>"))
    #expect(!ResultMarkdown.text(of: result).contains("@all"))
    #expect(
      ResultText.lines(of: result).allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\n") })
    #expect(!ResultJSON.text(of: result).contains("\u{1B}"))
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
