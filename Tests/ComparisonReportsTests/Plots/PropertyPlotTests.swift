import ComparisonReports
import FrameSequences
import Testing

@Suite("Plots of properties")
struct PropertyPlotTests {
  /// The page's part with the plots of one track.
  private func plots(_ track: ReportTrack) throws -> String {
    var document = try ReportSample.comparison(count: 2)
    document.sequences.removeLast()
    document.sequences[0].tracks = [track]
    let html = try ReportPage(document).html
    let start = try #require(html.firstRange(of: "<article"))
    let end = try #require(html.firstRange(of: "</article>"))
    return String(html[start.lowerBound..<end.upperBound])
  }

  private func track(golden: [Double], actual: [Double]) -> ReportTrack {
    var track = ReportTrack(
      layer: "card", property: "position.x", unit: "pt", verdict: "It differs.")
    let samples = { (values: [Double]) in
      values.enumerated().map {
        ReportTrack.Sample(time: ExactFraction(Int64($0), over: 10), value: $1)
      }
    }
    (track.golden, track.actual) = (samples(golden), samples(actual))
    return track
  }

  private func paths(_ name: String, in html: String) -> [Substring] {
    html.matches(of: /class="([a-z]+)" d="([^"]*)"/).filter { $0.output.1 == name }
      .map(\.output.2)
  }

  @Test("A straight motion is a straight line, and its velocity is level")
  func straight() throws {
    let html = try plots(track(golden: [0, 50, 100], actual: [0, 50, 100]))

    #expect(paths("actual", in: html) == ["M44 129.68L198 77L352 24.32", "M121 59L275 59"])
    #expect(paths("golden", in: html) == paths("actual", in: html))
    #expect(paths("between", in: html) == ["", ""])
    #expect(html.contains("value, pt") && html.contains("velocity, pt/s"))
  }

  @Test("What lies between two curves is outlined by both")
  func between() throws {
    let html = try plots(track(golden: [0, 100], actual: [0, 50]))

    #expect(paths("between", in: html).first == "M44 129.68L352 24.32L352 77L44 129.68Z")
  }

  @Test("A value that is not a number is a gap, and one alone is a dot")
  func gaps() throws {
    let html = try plots(
      track(golden: [], actual: [0, .nan, 100, .infinity, -.infinity, 50, 0]))

    #expect(
      paths("actual", in: html).first
        == "M44 129.68h0M146.67 24.32h0M300.67 77L352 129.68")
  }

  @Test(
    "Any finite values, and none, give finite places",
    arguments: [
      [], [0], [5, 5, 5], [1e-300, 2e-300], [1e300, -1e300], [.greatestFiniteMagnitude, 0],
      [-0.0, 0.0], [1e15, 1e15 + 1], [123_456_789, -3],
    ] as [[Double]])
  func extremes(_ values: [Double]) throws {
    let html = try plots(track(golden: values, actual: values))

    #expect(!html.contains("nan") && !html.contains("inf"))
    for path in paths("actual", in: html) + paths("golden", in: html) {
      for number in path.matches(of: /-?[0-9.]+/) {
        let place = try #require(Double(number.output))
        #expect((0...360).contains(place), "\(path)")
      }
    }
  }

  @Test("A long curve keeps its least and greatest value in every column")
  func thinned() throws {
    var values = [Double](repeating: 0, count: 20_000)
    values[7_001] = 100
    values[13_001] = -100
    let html = try plots(track(golden: [], actual: values))
    let path = try #require(paths("actual", in: html).first)

    #expect(path.count { $0 == "L" } < 4 * 310)
    #expect(path.contains(" 24.32") && path.contains(" 129.68"))
  }

  @Test("Round values stand beside the lines")
  func ticks() throws {
    let html = try plots(track(golden: [0, 100], actual: [0, 100]))
    let texts = html.matches(of: /text-anchor="end">([^<]*)</).map(\.output.1)

    #expect(texts.prefix(3) == ["0", "50", "100"])
  }
}
