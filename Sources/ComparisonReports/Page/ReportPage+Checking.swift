extension ReportPage {
  /// Whether a page shows a document's verdict and summary, every sequence and finding of it, and the state
  /// of every frame: what a writer checks before anybody reads the page.
  package static func says(_ document: ReportDocument, _ html: String) -> Bool {
    let lines = html.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    guard hasStates(of: document, lines), hasNames(of: document, lines),
      let start = lines.firstIndex(of: "<body>"),
      let end = lines.firstIndex(where: { $0.hasPrefix("<script type=\"application/json\"") }),
      start < end
    else { return false }
    if document.purpose == .preview { return true }
    // What follows are data, pictures and the script, which a reader does not see.
    let body = lines[start..<end]
    let parts =
      [document.summary]
      + document.sequences.flatMap(\.findings).flatMap { [$0.sentence] + $0.details }
    let findings = document.sequences.reduce(0) { $0 + $1.findings.count }
    return hasVerdict(of: document, body)
      && body.count { $0.contains(" class=\"finding\"") } == findings
      && parts.map(HTMLSpelling.escaped).allSatisfy { part in body.contains { $0.contains(part) } }
  }

  /// The verdict that there is, on each sequence of several too, and no other.
  private static func hasVerdict(
    of document: ReportDocument, _ lines: ArraySlice<Substring>
  ) -> Bool {
    let wrong = document.sequences.count { !$0.isAsExpected }
    let isBad = document.sequences.isEmpty || wrong > 0
    func isThere(_ kind: String) -> Bool {
      lines.contains { $0.contains("<span class=\"verdict \(kind)\">") }
    }
    let marks = lines.count { $0.contains("class=\"sequence differs\"") }
    return isThere("bad") == isBad && isThere("good") == !isBad
      && marks == (document.sequences.count > 1 ? wrong : 0)
  }

  private static func hasNames(of document: ReportDocument, _ lines: [Substring]) -> Bool {
    let starts = ["{\"name\":", "\"sequences\":[{\"name\":"]
    var heads = lines.filter { line in starts.contains { line.hasPrefix($0) } }
    return document.sequences.allSatisfy { sequence in
      let name = "{\"name\":\(HTMLSpelling.scriptString(sequence.name)),"
      guard let place = heads.firstIndex(where: { $0.contains(name) }) else { return false }
      heads.remove(at: place)
      return true
    }
  }

  /// Each frame has a line of its own in the data, with its state; no text from outside can be taken for it,
  /// since its quotes are escaped.
  private static func hasStates(of document: ReportDocument, _ lines: [Substring]) -> Bool {
    let written = lines.filter { $0.hasPrefix("{\"n\":") }
    let frames = document.sequences.flatMap(\.frames)
    return written.count == frames.count
      && zip(written, frames).allSatisfy { $0.contains("\"s\":\"\($1.state)\"") }
  }
}
