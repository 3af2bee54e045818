internal import FrameSequences

extension ReportPage {
  /// The parts between head and foot.
  var main: String {
    var kinds: [String] = []
    if document.purpose == .preview { kinds.append("preview") }
    if document.sequences.count > 1 { kinds.append("many") }
    let name = kinds.isEmpty ? "" : " class=\"\(kinds.joined(separator: " "))\""
    return """
      <main\(name)>
      \(picker)\(side)
      <section class="viewer panel" aria-label="Player">
      <div class="bar modes" id="modes"></div>
      <div class="ground" id="ground">\
      <div class="stage" id="stage" tabindex="0" aria-label="Pictures"></div></div>
      <div class="time">
      <div class="axis" id="axis" role="slider" tabindex="0" aria-label="Frame" \
      aria-orientation="horizontal" aria-valuemin="0" aria-valuemax="0" aria-valuenow="0">
      <canvas class="heat" id="heat" aria-hidden="true"></canvas>
      <div class="film" id="film" aria-hidden="true"></div>
      <div class="cursor" id="playhead"></div>
      </div>
      <div class="ruler" id="ruler" aria-hidden="true"></div>
      </div>
      <div class="bar transport" id="transport"></div>
      </section>
      <div class="inspector">
      <section class="panel facts" aria-label="Frame"><h2>Frame</h2><div id="facts"></div></section>
      <section class="panel" aria-label="Loupe"><h2>Loupe</h2><div id="loupe"></div></section>
      </div>
      \(plots)
      </main>
      """
  }

  // MARK: - Lists

  private var side: String {
    let isPreview = document.purpose == .preview
    if isPreview && document.sequences.count < 2 { return "" }
    let list = document.sequences.count < 2 ? "" : sequenceList
    return "<div class=\"side\">\n\(list)\(isPreview ? "" : findings)</div>"
  }

  private var sequenceList: String {
    let sequences = document.sequences
    var buttons = ""
    for (index, sequence) in sequences.enumerated() {
      let name = HTMLSpelling.escaped(sequence.name)
      let differs = document.purpose == .comparison && !sequence.isAsExpected
      buttons += """
        <li><button type="button" class="sequence\(differs ? " differs" : "")" \
        data-sequence="\(index)"><i class="dot"></i><span class="name">\(name)</span>\
        <span class="count">\(count(of: sequence))</span></button></li>

        """
    }
    return """
      <section class="panel sequences" aria-label="Sequences"><h2>Sequences</h2><ol>
      \(buttons)</ol></section>

      """
  }

  /// The sequences again, for windows too narrow for the list.
  private var picker: String {
    if document.sequences.count < 2 { return "" }
    let options = document.sequences.enumerated().map { index, sequence in
      let differs = document.purpose == .comparison && !sequence.isAsExpected
      let name = HTMLSpelling.escaped(sequence.name)
      return "<option value=\"\(index)\">\(differs ? "● " : "")\(name)</option>\n"
    }
    return """
      <div class="pick"><select id="sequence-select" aria-label="Sequence">
      \(options.joined())</select></div>

      """
  }

  private func count(of sequence: ReportSequence) -> String {
    if sequence.frames.isEmpty { return "–" }
    guard document.purpose == .comparison else { return "\(sequence.frames.count)" }
    let wrong = sequence.frames.count { $0.state != .same }
    return wrong == 0 ? "\(sequence.frames.count)" : "\(wrong)/\(sequence.frames.count)"
  }

  private var findings: String {
    let lists = document.sequences.enumerated().map { index, sequence in
      let items = sequence.findings.map { "<li>\(item($0, in: index))</li>" }
      let hidden = index == 0 ? "" : " hidden"
      if items.isEmpty {
        return """
          <div data-sequence="\(index)"\(hidden)>\
          <p class="nothing">\(Self.nothingFound(in: sequence))</p></div>
          """
      }
      return """
        <ol data-sequence="\(index)"\(hidden)>
        \(items.joined(separator: "\n"))
        </ol>
        """
    }
    return """
      <section class="panel findings" aria-label="Findings"><h2>Findings</h2>
      \(lists.isEmpty ? "<p class=\"nothing\">Nothing was compared.</p>" : lists.joined(separator: "\n"))
      </section>

      """
  }

  private static func nothingFound(in sequence: ReportSequence) -> String {
    if sequence.isAsExpected { return "Every frame is as expected." }
    return sequence.frames.isEmpty ? "There are no frames." : "Some frames differ."
  }

  /// A finding; one with a frame is a button that leads there.
  private func item(_ finding: ReportFinding, in sequence: Int) -> String {
    var places: [String] = []
    if let frame = finding.frame { places.append("frame \(frame)") }
    if let time = finding.time {
      places.append("\(Decimal.milliseconds(time)) s")
    }
    if let layer = finding.layer { places.append(layer) }
    if let property = finding.property, !finding.sentence.contains(property) {
      places.append(property)
    }
    let place = places.map { "<i>\(HTMLSpelling.breakable($0))</i>" }.joined()
    let details = finding.details.map { "<span>\(HTMLSpelling.escaped($0))</span>" }.joined()
    let text =
      "<b>\(HTMLSpelling.escaped(finding.sentence))</b>"
      + (places.isEmpty ? "" : "<span class=\"where\">\(place)</span>")
      + (details.isEmpty ? "" : "<span class=\"details\">\(details)</span>")
    guard let frame = finding.frame else { return "<div class=\"finding\">\(text)</div>" }
    return """
      <button type="button" class="finding" data-sequence="\(sequence)" \
      data-frame="\(frame)">\(text)</button>
      """
  }

  // MARK: - Plots

  private var plots: String {
    let sections = document.sequences.enumerated().filter { !$0.element.tracks.isEmpty }
      .map { index, sequence in
        let different = sequence.tracks.filter { $0.verdict != nil }
        let alike = sequence.tracks.filter { $0.verdict == nil }
        let rest = document.purpose == .preview ? Self.grid(alike) : Self.folded(alike)
        return """
          <section data-sequence="\(index)"\(index == 0 ? "" : " hidden") aria-label="Motion">\
          <h2>Motion</h2>\(different.isEmpty ? "" : Self.grid(different))\
          \(alike.isEmpty ? "" : rest)</section>
          """
      }
    return "<div class=\"plots\">\n\(sections.joined(separator: "\n"))</div>"
  }

  /// The plots of properties that are as expected, out of the way.
  private static func folded(_ tracks: [ReportTrack]) -> String {
    """
    <details class="alike"><summary>\(tracks.count) \
    \(tracks.count == 1 ? "property" : "properties") as expected</summary>\
    \(grid(tracks))</details>
    """
  }

  private static func grid(_ tracks: [ReportTrack]) -> String {
    "<div class=\"grid\">\n\(tracks.map { PropertyPlot($0).html }.joined(separator: "\n"))</div>"
  }
}
