/// A run's result as Markdown, for a comment or a job summary.
package enum ResultMarkdown {
  /// The most findings that are listed of one sequence.
  private static let mostFindings = 20

  /// The whole text.
  package static func text(of result: ComparisonResult) -> String {
    var lines = [
      "**\(result.isMatch ? "Match" : "Differs")**: \(ResultText.summary(of: result))", "",
    ]
    guard !result.sequences.isEmpty else { return lines.joined(separator: "\n") + "\n" }
    lines += ["| sequence | compared | result |", "| --- | --- | --- |"]
    lines += result.sequences.map { sequence in
      let first = sequence.findings.first { !$0.kind.isNotice }
      let state = sequence.isMatch ? "match" : first?.kind.rawValue ?? "differs"
      let compared =
        sequence.frames.isEmpty
        ? "nothing" : "\(sequence.comparedCount) of \(sequence.frames.count)"
      return "| \(escaped(sequence.title)) | \(compared) | \(state) |"
    }
    for sequence in result.sequences where !sequence.findings.isEmpty {
      lines += ["", "### \(escaped(sequence.title))", ""]
      lines += sequence.findings.prefix(mostFindings).map {
        "- \($0.kind.rawValue): \(escaped($0.text))"
      }
      let rest = sequence.findings.count - mostFindings
      if rest > 0 { lines.append("- and \(rest) more") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text in which nothing is markup: what Markdown or HTML reads is written with a backslash or as an
  /// entity, and `@` and `#` link to nobody.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in VisibleLine.visible(text) {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "@": result += "&#64;"
      case "#": result += "&#35;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "!": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
