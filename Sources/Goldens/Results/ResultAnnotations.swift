/// A run's result as workflow commands, which a forge shows beside the code.
package enum ResultAnnotations {
  /// The most annotations; forges show few of them.
  private static let most = 50

  /// The lines, without line ends.
  package static func lines(of result: ComparisonResult) -> [String] {
    var lines: [String] = []
    for sequence in result.sequences {
      for finding in sequence.findings {
        let title = "\(sequence.title): \(finding.kind.rawValue)"
        let command = finding.kind.isNotice ? "notice" : "error"
        lines.append("::\(command) title=\(property(title))::\(message(finding.text))")
      }
    }
    let rest = lines.count - most
    if rest > 0 { lines = lines.prefix(most) + ["::error title=segue::and \(rest) more"] }
    if !result.isMatch {
      lines.append("::error title=segue::\(message(ResultText.summary(of: result)))")
    }
    return lines
  }

  /// A message: line breaks and per cent signs are escaped, so that no text begins a command.
  private static func message(_ text: String) -> String {
    VisibleLine.visible(text).map { $0 == "%" ? "%25" : String($0) }.joined()
  }

  /// A property's value, in which colons and commas end it.
  private static func property(_ text: String) -> String {
    message(text).map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
  }
}
