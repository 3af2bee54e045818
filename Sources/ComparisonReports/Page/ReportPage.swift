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
    PageShell(title: document.title, style: PageStyle.text).html(
      """
      \(header)
      \(main)
      \(footer)
      \(Self.help(for: document.purpose))
      <script type="application/json" id="report-data">
      \(data.json)
      </script>
      \(pictures)
      """, script: PlayerScript.text)
  }

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
    PageShell.header(title: document.title, summary: document.summary, verdict: verdict) + """

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

  private var footer: String { PageShell.footer(document.stamp) }
}
