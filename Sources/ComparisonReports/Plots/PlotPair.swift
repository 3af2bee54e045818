/// The golden and the actual curve of one number over time.
struct PlotPair: Equatable {
  /// What is expected.
  var golden: PlotCurve
  /// What is.
  var actual: PlotCurve

  /// All points of both.
  var points: [PlotCurve.Point] { golden.points + actual.points }

  /// How fast both change.
  var velocity: PlotPair { PlotPair(golden: golden.velocity, actual: actual.velocity) }

  /// Both with no more points than can be told apart.
  func thinned(in area: PlotArea) -> PlotPair {
    PlotPair(golden: golden.thinned(in: area), actual: actual.thinned(in: area))
  }

  /// The closed outline of one curve forwards and the other backwards; nothing if they are equal or
  /// have gaps.
  func between(in area: PlotArea) -> String {
    guard golden.runs.count == 1, actual.runs.count == 1, golden != actual else { return "" }
    let places = (golden.points + actual.points.reversed()).map { point in
      let place = area.place(time: point.time, value: point.value)
      return "\(PlotArea.text(place.x)) \(PlotArea.text(place.y))"
    }
    return "M" + places.joined(separator: "L") + "Z"
  }
}
