/// What every page of ours has around its content.
///
/// A page is one file that asks for nothing from a network: it holds its style and its script, and
/// may load nothing but pictures beside it or in it.
struct PageShell {
  /// The window's title.
  let title: String
  /// The style sheet.
  let style: String

  /// The whole page.
  ///
  /// - Parameters:
  ///   - body: What stands in the page, as HTML that ends its line.
  ///   - script: What runs after it.
  /// - Returns: HTML in UTF-8.
  func html(_ body: String, script: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(HTMLSpelling.escaped(title))</title>
    <link rel="icon" href="data:,">
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(body)<script>
    \(script)
    </script>
    </body>
    </html>

    """
  }

  /// Nothing may be loaded but pictures beside the page or in it.
  private static let policy = """
    default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'
    """
}

// MARK: - Head, foot, help

extension PageShell {
  /// The head, with the buttons that all pages have.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - summary: A sentence beside it.
  ///   - verdict: HTML that ends its line, or nothing.
  /// - Returns: The element.
  static func header(title: String, summary: String, verdict: String) -> String {
    """
    <header class="top">
    \(mark)
    <div class="titles"><h1>\(HTMLSpelling.escaped(title))</h1>
    <p class="summary">\(HTMLSpelling.escaped(summary))</p></div>
    \(verdict)<div class="tools">
    <button type="button" id="theme" aria-label="Theme" title="Theme (T)">\(themeIcon)</button>
    <button type="button" id="help-button" aria-label="Keys" title="Keys (?)">?</button>
    </div>
    </header>
    """
  }

  /// What made the frames.
  static func footer(_ stamp: ReportStamp) -> String {
    var parts = [stamp.tool]
    if let revision = stamp.renderingRevision { parts.append("rendering revision \(revision)") }
    if let golden = stamp.golden { parts.append("golden frames by \(golden)") }
    return "<footer>\(HTMLSpelling.escaped(parts.joined(separator: " · ")))</footer>"
  }

  /// Keys that do one thing, and what that is.
  typealias Key = (keys: [String], meaning: String)

  /// Those that move through time.
  static let playingKeys: [Key] = [
    (["Space"], "play or pause"),
    (["←", "→"], "one frame; with Shift, ten"),
    (["Home", "End"], "first and last frame"),
    (["L"], "play again and again, or once"),
    (["Q"], "quarter speed, or real speed"),
  ]

  /// Those of the page as such.
  static let pageKeys: [Key] = [
    (["T"], "by day, by night, or as the system"),
    (["?"], "this list"),
  ]

  /// The dialog that names every key.
  static func help(_ keys: [Key]) -> String {
    let rows = keys.map { keys, meaning in
      let names = keys.map { "<kbd>\($0)</kbd>" }.joined(separator: " ")
      return "<dt>\(names)</dt><dd>\(meaning)</dd>"
    }
    return """
      <dialog id="help" aria-labelledby="help-title">
      <h2 id="help-title">Keys</h2>
      <dl>
      \(rows.joined(separator: "\n"))
      </dl>
      <form method="dialog"><button>Close</button></form>
      </dialog>
      """
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
