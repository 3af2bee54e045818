/// A run's result as JUnit XML: a test case for each sequence, its findings and frames inside.
package enum ResultJUnit {
  /// The whole text.
  package static func text(of result: ComparisonResult) -> String {
    let failures = result.sequences.count { !$0.isMatch }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    // A run without sequences fails too, and has to be seen to.
    let isEmpty = result.sequences.isEmpty
    let tests = isEmpty ? 1 : result.sequences.count
    lines.append(
      "<testsuite name=\"segue compare\" tests=\"\(tests)\" failures=\"\(isEmpty ? 1 : failures)\">"
    )
    if isEmpty {
      lines += testCase("segue compare", failure: ResultText.summary(of: result), details: [])
    }
    for sequence in result.sequences {
      let details =
        sequence.findings.map { "\($0.kind.rawValue): \($0.text)" } + frames(of: sequence)
      let first =
        sequence.findings.first { !$0.kind.isNotice }?.text ?? "frames are not as they should be"
      lines += testCase(
        sequence.title, failure: sequence.isMatch ? nil : first, details: details)
    }
    return (lines + ["</testsuite>", ""]).joined(separator: "\n")
  }

  private static func frames(of sequence: SequenceResult) -> [String] {
    sequence.frames.filter { !$0.state.isMatch }.map { frame in
      let reason = frame.comparison?.text ?? frame.reason
      return FrameTimeText.frame(frame.number, frame.time) + ": \(frame.state.rawValue)"
        + (reason.map { ": \($0)" } ?? "")
    }
  }

  private static func testCase(
    _ name: String, failure: String?, details: [String]
  ) -> [String] {
    let head = "  <testcase classname=\"segue\" name=\"\(escaped(name))\""
    guard let failure else {
      if details.isEmpty { return [head + "/>"] }
      return [head + ">", "    <system-out>\(body(details))</system-out>", "  </testcase>"]
    }
    return [
      head + ">",
      "    <failure message=\"\(escaped(failure))\">\(body(details))</failure>",
      "  </testcase>",
    ]
  }

  private static func body(_ lines: [String]) -> String {
    lines.map(escaped).joined(separator: "\n")
  }

  /// Text for an element or an attribute; what XML 1.0 cannot hold has become visible before.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleLine.visible(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
