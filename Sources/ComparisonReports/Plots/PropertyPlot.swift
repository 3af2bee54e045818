/// A property as two diagrams, one over the other: its value and its velocity over time, the golden
/// curve under the actual one, and what lies between them tinted.
struct PropertyPlot {
  private let track: ReportTrack
  private let curves: PlotPair

  /// The diagrams of a track.
  init(_ track: ReportTrack) {
    self.track = track
    curves = PlotPair(golden: PlotCurve(track.golden), actual: PlotCurve(track.actual))
  }

  /// The element with title, verdict and diagrams.
  var html: String {
    let layer = HTMLSpelling.breakable(track.layer)
    let property = HTMLSpelling.escaped(track.property)
    let speed = track.unit.isEmpty ? "1/s" : track.unit + "/s"
    return """
      <article class="panel track"><h3>\(property) <span>\(layer)</span></h3>
      \(verdict)\(legend)
      \(diagram(of: curves, named: "value", unit: track.unit, height: 136))
      \(diagram(of: curves.velocity, named: "velocity", unit: speed, height: 118, hasTimes: true))
      </article>
      """
  }

  private var verdict: String {
    guard let verdict = track.verdict else { return "" }
    return "<p class=\"bad\">\(HTMLSpelling.escaped(verdict))</p>"
  }

  private var legend: String {
    if track.golden.isEmpty { return "" }
    return """
      <div class="key"><span class="golden"><i></i>expected</span>\
      <span class="actual"><i></i>actual</span></div>
      """
  }

  // MARK: - Diagrams

  /// The time from the first value to the last, of both sides.
  private var times: PlotScale {
    PlotScale(holding: curves.points.map(\.time), isTight: true)
  }

  private func diagram(
    of curves: PlotPair, named name: String, unit: String, height: Double, hasTimes: Bool = false
  ) -> String {
    let area = PlotArea(
      height: height, bottom: hasTimes ? 18 : 0, times: times,
      values: PlotScale(holding: curves.points.map(\.value)))
    let thin = curves.thinned(in: area)
    let title = HTMLSpelling.escaped(unit.isEmpty ? name : "\(name), \(unit)")
    let label = HTMLSpelling.escaped("\(name) of \(track.property) of \(track.layer) over time")
    return """
      <svg class="plot" viewBox="0 0 \(Int(PlotArea.width)) \(Int(height))" role="img" \
      aria-label="\(label)" data-start="\(times.lower)" data-end="\(times.upper)" \
      data-left="\(Int(PlotArea.left))" data-width="\(Int(PlotArea.innerWidth))">
      <text class="name" x="\(Int(PlotArea.left))" y="10">\(title)</text>
      \(rules(of: area))
      <path class="between" d="\(thin.between(in: area))"/>
      <path class="golden" d="\(thin.golden.path(in: area))"/>
      <path class="actual" d="\(thin.actual.path(in: area))"/>
      <line class="playhead" y1="\(Int(PlotArea.top))" y2="\(Int(height - area.bottom))" \
      transform="translate(\(Int(PlotArea.left)) 0)"/>
      </svg>
      """
  }

  /// A line for each round value with its number; times below.
  private func rules(of area: PlotArea) -> String {
    var lines: [String] = []
    for tick in area.values.ticks {
      let y = area.place(time: area.times.lower, value: tick).y
      let text = Decimal.text(tick, digits: area.values.digits)
      lines.append(
        """
        <path class="rule" d="M\(Int(PlotArea.left)) \(PlotArea.text(y))h\
        \(Int(PlotArea.innerWidth))"/><text x="\(Int(PlotArea.left) - 6)" \
        y="\(PlotArea.text(y + 350))" text-anchor="end">\(text)</text>
        """)
    }
    if area.bottom > 0 { lines += timeLabels(of: area) }
    return lines.joined(separator: "\n")
  }

  private func timeLabels(of area: PlotArea) -> [String] {
    area.times.ticks.enumerated().map { index, tick in
      let x = area.place(time: tick, value: area.values.lower).x
      let text = Decimal.text(tick, digits: area.times.digits)
      return """
        <text x="\(PlotArea.text(x))" y="\(Int(area.height) - 4)" text-anchor="middle">\
        \(text)\(index == 0 ? " s" : "")</text>
        """
    }
  }
}
