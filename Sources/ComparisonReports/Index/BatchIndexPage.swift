/// All variants of a batch on one HTML page that asks for nothing from a network.
///
/// They play side by side in step, each showing its frame at the time of one time line; they are
/// filtered by name and by axis, and looked at alone. The page holds names, no pictures: 2,000
/// variants of 60 frames take some hundred kilobytes, and only what is seen is loaded. Equal
/// indices give equal pages, byte for byte.
package struct BatchIndexPage {
  private let index: BatchIndex
  private let data: BatchIndexData

  /// The page of an index.
  ///
  /// - Throws: `pathNotRelative`.
  package init(_ index: BatchIndex) throws(ReportError) {
    self.index = index
    data = try BatchIndexData(index)
  }

  /// The whole page, in UTF-8.
  package var html: String {
    PageShell(title: index.title, style: IndexStyle.text).html(
      """
      \(PageShell.header(title: index.title, summary: summary, verdict: verdict))
      <noscript><p>The page needs JavaScript, which it brings along.</p></noscript>
      \(Self.filters)
      \(Self.main)
      \(PageShell.footer(index.stamp))
      \(Self.large)
      \(Self.dock)
      \(PageShell.help(Self.keys))
      <script type="application/json" id="index-data">
      \(data.json)
      </script>

      """, script: IndexScript.text)
  }

  private var failed: Int { index.entries.count { $0.frames == nil } }

  private var summary: String {
    let variants = index.entries.count
    let frames = index.entries.reduce(0) { $0 + ($1.frames?.files.count ?? 0) }
    return "\(variants) \(variants == 1 ? "variant" : "variants"), "
      + "\(frames) \(frames == 1 ? "frame" : "frames")"
  }

  private var verdict: String {
    if index.entries.isEmpty { return "<span class=\"verdict bad\">No variants</span>\n" }
    if failed == 0 { return "<span class=\"verdict good\">All rendered</span>\n" }
    return "<span class=\"verdict bad\">\(failed) failed</span>\n"
  }
}

// MARK: - Parts

extension BatchIndexPage {
  private static let filters = """
    <div class="bar filters" id="filters" role="search">
    <input type="search" id="filter" placeholder="Filter" aria-label="Filter by name or axis=value" \
    title="Filter by name or axis=value (/)" spellcheck="false" autocomplete="off">
    <button type="button" id="more" aria-expanded="false" aria-controls="facets">Axes</button>
    <div class="facets" id="facets"></div>
    <output id="count" aria-live="polite"></output>
    <label class="range"><span>Size</span><input type="range" id="size" min="80" max="640" \
    step="10" aria-label="Height of the pictures"></label>
    </div>
    """

  private static let main = """
    <main id="main"><ul class="tiles" id="tiles" aria-label="Variants"></ul>\
    <p class="none" id="none" hidden></p></main>
    """

  private static let large = """
    <section class="large" id="large" aria-label="One variant" hidden>
    <div class="bar" id="large-bar"></div>
    <div class="pair">
    <div class="ground"><div class="screen" id="screen" tabindex="0" aria-label="Picture"></div></div>
    <div class="panel facts" id="facts"></div>
    </div>
    </section>
    """

  private static let dock = """
    <div class="dock" id="dock">
    <div class="time">
    <div class="axis" id="axis" role="slider" tabindex="0" aria-label="Time" \
    aria-orientation="horizontal" aria-valuemin="0" aria-valuemax="0" aria-valuenow="0">
    <div class="rail" id="rail"><div class="past" id="past"></div></div>
    <div class="cursor" id="playhead"></div>
    </div>
    <div class="ruler" id="ruler" aria-hidden="true"></div>
    </div>
    <div class="bar transport" id="transport"></div>
    </div>
    """

  private static let keys: [PageShell.Key] =
    PageShell.playingKeys + [
      (["Enter"], "look at a variant alone"),
      (["Esc"], "back to all variants"),
      (["[", "]"], "previous and next variant"),
      (["+", "−", "0"], "size of the pictures; alone, zoom, and drag to move"),
      (["/"], "filter by name, or by axis=value"),
    ] + PageShell.pageKeys
}
