/// A report as one HTML page that asks for nothing from a network.
///
/// The page holds its style, its script and its data; pictures lie beside it or in it, as the
/// document says. What can be said without a script (the result, the findings, the plots) is
/// written as HTML; the player is made by the script from the data. Equal documents give equal
/// pages, byte for byte.
package struct ReportPage {
  let document: ReportDocument
  private let data: ReportData

  /// The page of a document.
  ///
  /// - Throws: `pathNotRelative`.
  package init(_ document: ReportDocument) throws(ReportError) {
    self.document = document
    data = try ReportData(document)
  }

  /// The whole page, in UTF-8.
  package var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(HTMLSpelling.escaped(document.title))</title>
    <link rel="icon" href="data:,">
    <style>
    \(PageStyle.text)
    </style>
    </head>
    <body>
    \(header)
    \(main)
    \(footer)
    \(Self.help(for: document.purpose))
    <script type="application/json" id="report-data">
    \(data.json)
    </script>
    \(pictures)<script>
    \(PlayerScript.text)
    </script>
    </body>
    </html>

    """
  }

  /// Whether a page shows a document's verdict and summary, and every sequence and finding of it: what a
  /// writer checks before anybody reads the page.
  package static func says(_ document: ReportDocument, _ html: String) -> Bool {
    let isWrong = document.sequences.isEmpty || document.sequences.contains { !$0.isAsExpected }
    let verdict = "<span class=\"verdict \(isWrong ? "bad" : "good")\">"
    let other = "<span class=\"verdict \(isWrong ? "good" : "bad")\">"
    let isVerdictRight =
      document.purpose == .preview || html.contains(verdict) && !html.contains(other)
    let parts = [document.summary] + document.sequences.flatMap { $0.findings.map(\.sentence) }
    let names = document.sequences.map { "\"name\":\(HTMLSpelling.scriptString($0.name))" }
    return isVerdictRight && names.allSatisfy { html.contains($0) }
      && (document.purpose == .preview
        || parts.allSatisfy { html.contains(HTMLSpelling.escaped($0)) })
  }

  /// Nothing may be loaded but pictures beside the page or in it.
  private static let policy = """
    default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'
    """

  /// The files in the page, each in an element of its own, so that none is read before it is shown.
  private var pictures: String {
    data.embedded.map { number, file in
      "<script type=\"text/plain\" id=\"picture-\(number)\">\(Base64.encoded(file))</script>\n"
    }.joined()
  }
}

// MARK: - Head and foot

extension ReportPage {
  private var header: String {
    """
    <header class="top">
    \(Self.mark)
    <div class="titles"><h1>\(HTMLSpelling.escaped(document.title))</h1>
    <p class="summary">\(HTMLSpelling.escaped(document.summary))</p></div>
    \(verdict)<div class="tools">
    <button type="button" id="theme" aria-label="Theme" title="Theme (T)">\(Self.themeIcon)</button>
    <button type="button" id="help-button" aria-label="Keys" title="Keys (?)">?</button>
    </div>
    </header>
    <noscript><p>The player needs JavaScript, which this page brings along; \
    findings and plots are shown without.</p></noscript>
    """
  }

  private var verdict: String {
    if document.purpose == .preview { return "" }
    let wrong = document.sequences.count { !$0.isAsExpected }
    if document.sequences.isEmpty {
      return "<span class=\"verdict bad\">Nothing compared</span>\n"
    }
    if wrong == 0 { return "<span class=\"verdict good\">As expected</span>\n" }
    let count =
      document.sequences.count == 1
      ? "Differs"
      : "\(wrong) of "
        + "\(document.sequences.count) differ"
    return "<span class=\"verdict bad\">\(count)</span>\n"
  }

  private var footer: String {
    var parts = [document.stamp.tool]
    if let revision = document.stamp.renderingRevision {
      parts.append("rendering revision \(revision)")
    }
    if let golden = document.stamp.golden { parts.append("golden frames by \(golden)") }
    return "<footer>\(HTMLSpelling.escaped(parts.joined(separator: " · ")))</footer>"
  }

  /// Two screens, one sliding over the other.
  private static let mark = """
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><rect x="2" y="3" width="12" \
    height="18" rx="3" fill="currentColor" opacity=".28"/><rect x="9" y="3" width="12" \
    height="18" rx="3" fill="currentColor"/></svg>
    """

  private static let themeIcon = """
    <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1.5a6.5 6.5 0 1 0 0 13zM8 0a8 8 0 1 \
    1 0 16A8 8 0 0 1 8 0z"/></svg>
    """
}
