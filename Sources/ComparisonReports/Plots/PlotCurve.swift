internal import FrameSequences

/// One side's numbers over time, as a diagram draws them.
struct PlotCurve: Equatable {
  /// A place on the curve; `nil` is a gap.
  struct Point: Equatable {
    /// In seconds.
    var time: Double
    /// The value.
    var value: Double
  }

  /// Runs of points between gaps.
  var runs: [[Point]]

  /// All points.
  var points: [Point] { runs.flatMap { $0 } }

  /// The curve of a track's values; values that are not finite, or beyond all drawing, are gaps.
  init(_ samples: [ReportTrack.Sample]) {
    var runs: [[Point]] = [[]]
    for sample in samples {
      let time = Double(sample.time.numerator) / Double(sample.time.denominator)
      if abs(sample.value) <= PlotScale.greatest {
        runs[runs.count - 1].append(Point(time: time, value: sample.value))
      } else if runs.last?.isEmpty == false {
        runs.append([])
      }
    }
    self.runs = runs.filter { !$0.isEmpty }
  }

  private init(runs: [[Point]]) { self.runs = runs }

  /// How fast the value changes, in units a second, between each two values, half-way in time.
  var velocity: PlotCurve {
    PlotCurve(
      runs: runs.map { run in
        zip(run, run.dropFirst()).compactMap { first, second in
          guard second.time > first.time else { return nil }
          let speed = (second.value - first.value) / (second.time - first.time)
          guard abs(speed) <= PlotScale.greatest else { return nil }
          return Point(time: (first.time + second.time) / 2, value: speed)
        }
      }.filter { !$0.isEmpty })
  }

  /// The curve with at most four points for each column of the diagram: first, least, greatest and
  /// last, in their order.
  func thinned(in area: PlotArea) -> PlotCurve {
    PlotCurve(runs: runs.map { Self.thinned($0, in: area) })
  }

  private static func thinned(_ run: [Point], in area: PlotArea) -> [Point] {
    guard run.count > 4 * Int(PlotArea.innerWidth) else { return run }
    var thinned: [Point] = []
    var start = 0
    while start < run.count {
      let column = area.place(time: run[start].time, value: 0).x / 100
      var end = start + 1
      while end < run.count, area.place(time: run[end].time, value: 0).x / 100 == column {
        end += 1
      }
      let indices = start..<end
      let least = indices.min { run[$0].value < run[$1].value } ?? start
      let greatest = indices.max { run[$0].value < run[$1].value } ?? start
      for index in Set([start, least, greatest, end - 1]).sorted() { thinned.append(run[index]) }
      start = end
    }
    return thinned
  }

  /// The drawing commands of the curve's lines; a run of one point is a dot.
  func path(in area: PlotArea) -> String {
    runs.map { run in
      let places = run.map { point in
        let place = area.place(time: point.time, value: point.value)
        return "\(PlotArea.text(place.x)) \(PlotArea.text(place.y))"
      }
      return "M" + places.joined(separator: "L") + (places.count == 1 ? "h0" : "")
    }.joined()
  }
}
