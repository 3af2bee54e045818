/// Turns diagnostics into the text that people and editors read.
package struct DiagnosticFormatter: Sendable {
  private let sources: [String: SourceText]

  /// A formatter that shows lines of the given texts.
  ///
  /// A place in any other file is named without its line.
  package init(sources: [SourceText]) {
    self.sources = Dictionary(sources.map { ($0.file, $0) }) { first, _ in first }
  }

  /// `file:line:column: error: message`, the source line with a mark, then the notes.
  ///
  /// Holds no control character but line ends, whatever the scene holds. Ends without a line end.
  package func text(of diagnostic: Diagnostic) -> String {
    let label = "\(diagnostic.severity.rawValue): "
    // A warning can be looked up, and silenced or watched for, by its name.
    let name = diagnostic.severity == .warning ? " [\(diagnostic.name)]" : ""
    var lines = entry(label, Self.sentence(diagnostic) + name, at: diagnostic.location)
    for note in diagnostic.notes {
      lines += entry("note: ", note.message, at: note.location)
    }
    return lines.joined(separator: "\n")
  }

  /// The message with its suggestion, such as `unknown key "duraton" (did you mean "duration"?)`.
  package static func sentence(_ diagnostic: Diagnostic) -> String {
    guard let suggestion = diagnostic.suggestion else { return diagnostic.message }
    return "\(diagnostic.message) (did you mean \(VisibleText.quoted(suggestion))?)"
  }

  /// `file:line:column: message` in one line, without the source line and the notes.
  package static func line(of diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { VisibleText.visible($0.description) + ": " } ?? ""
    return place + sentence(diagnostic)
  }

  private func entry(
    _ label: String, _ message: String, at location: SourceLocation?
  ) -> [String] {
    guard let location else { return [label + message] }
    let head = "\(VisibleText.visible(location.description)): \(label)\(message)"
    guard let source = sources[location.file],
      let excerpt = SourceExcerpt(of: location, in: source)
    else { return [head] }
    return [head, excerpt.line, excerpt.mark]
  }
}
