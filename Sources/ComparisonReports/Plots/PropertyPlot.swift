/// A property as two diagrams, one over the other: its value and its velocity over time, the golden
/// curve under the actual one, and what lies between them tinted.
struct PropertyPlot {
  private let track: ReportTrack
  private let golden: PlotCurve
  private let actual: PlotCurve

  /// The diagrams of a track.
  init(_ track: ReportTrack) {
    self.track = track
    golden = PlotCurve(track.golden)
    actual = PlotCurve(track.actual)
  }

  /// The element with title, verdict and diagrams.
  var html: String {
    let layer = HTMLSpelling.breakable(track.layer)
    let property = HTMLSpelling.escaped(track.property)
    let speed = track.unit.isEmpty ? "1/s" : track.unit + "/s"
    return """
      <article class="panel track"><h3>\(property) <span>\(layer)</span></h3>
      \(verdict)\(legend)
      \(diagram("value", golden, actual, unit: track.unit, height: 136, bottom: 0))
      \(diagram(
        "velocity", golden.velocity, actual.velocity, unit: speed, height: 118, bottom: 18))
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
    PlotScale(holding: (golden.points + actual.points).map(\.time), isTight: true)
  }

  private func diagram(
    _ name: String, _ golden: PlotCurve, _ actual: PlotCurve, unit: String, height: Double,
    bottom: Double
  ) -> String {
    let points = golden.points + actual.points
    let area = PlotArea(
      height: height, bottom: bottom, times: times,
      values: PlotScale(holding: points.map(\.value)))
    let (first, second) = (golden.thinned(in: area), actual.thinned(in: area))
    let title = HTMLSpelling.escaped(unit.isEmpty ? name : "\(name), \(unit)")
    let label = HTMLSpelling.escaped("\(name) of \(track.property) of \(track.layer) over time")
    return """
      <svg class="plot" viewBox="0 0 \(Int(PlotArea.width)) \(Int(height))" role="img" \
      aria-label="\(label)" data-start="\(times.lower)" data-end="\(times.upper)" \
      data-left="\(Int(PlotArea.left))" data-width="\(Int(PlotArea.innerWidth))">
      <text class="name" x="\(Int(PlotArea.left))" y="10">\(title)</text>
      \(rules(of: area))
      <path class="between" d="\(Self.between(first, second, in: area))"/>
      <path class="golden" d="\(first.path(in: area))"/>
      <path class="actual" d="\(second.path(in: area))"/>
      <line class="playhead" y1="\(Int(PlotArea.top))" y2="\(Int(height - bottom))" \
      transform="translate(\(Int(PlotArea.left)) 0)"/>
      </svg>
      """
  }

  /// The closed outline of one curve forwards and the other backwards, if neither has gaps.
  private static func between(
    _ first: PlotCurve, _ second: PlotCurve, in area: PlotArea
  ) -> String {
    guard first.runs.count == 1, second.runs.count == 1, first != second else { return "" }
    let places = (first.points + second.points.reversed()).map { point in
      let place = area.place(time: point.time, value: point.value)
      return "\(PlotArea.text(place.x)) \(PlotArea.text(place.y))"
    }
    return "M" + places.joined(separator: "L") + "Z"
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
