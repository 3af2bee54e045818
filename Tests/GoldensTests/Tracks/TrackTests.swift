import FrameSequences
import Goldens
import Testing

@Suite("Tracks")
struct TrackTests {
  private let card = "window/stage/card"

  /// A table in which one property goes through these values, a thirtieth of a second each.
  private func table(
    _ layer: String, _ property: String, _ values: [String], from start: Int = 0
  ) -> TrackTable {
    var table = TrackTable()
    for (index, value) in values.enumerated() {
      let frame = start + index
      table.append(
        value, for: .init(layer: layer, property: property), frame: frame,
        time: ExactFraction(Int64(frame), over: 30))
    }
    return table
  }

  private func findings(_ expected: TrackTable, _ actual: TrackTable) -> [ComparisonFinding] {
    TrackComparison().findings(expected: expected, actual: actual)
  }

  private let straight = (0...10).map { "\(10 * $0) 200" }

  @Test("Another easing is told by the layer, the property, the frames and the amounts")
  func easing() {
    let eased = (0...10).map { "\($0 * $0) 200" }
    let found = findings(
      table(card, "position", straight), table(card, "position", eased))

    #expect(found.map(\.kind) == [.trackEasing])
    #expect(
      found[0].text
        == "layer \"card\", position.x: first off at frame 1 (0.033 s) by 9 pt, worst 25 pt at "
        + "frame 5 (0.167 s); it starts and ends the same, so the easing differs")
    #expect(found[0].layer == card && found[0].property == "position.x")
    #expect(found[0].frames == 9)
  }

  @Test("Ends that differ are told apart from easings")
  func ends() {
    let far = (0...10).map { "\(11 * $0) 200" }
    let early = (0...10).map { "\(50 + 5 * $0) 200" }
    let aside = (0...10).map { "\(10 * $0) 201" }
    func kinds(_ values: [String]) -> [ComparisonFinding.Kind] {
      findings(table(card, "position", straight), table(card, "position", values)).map(\.kind)
    }
    #expect(kinds(far) == [.trackEnd])
    #expect(kinds(early) == [.trackStart])
    #expect(kinds(aside) == [.trackBothEnds])
    #expect(kinds(straight) == [])
  }

  @Test("The same motion at two rates is no motion at other times, and a later one is")
  func rates() {
    func motion(_ range: ClosedRange<Int>, perSecond rate: Int64) -> TrackTable {
      var table = TrackTable()
      for frame in range {
        table.append(
          "\(6000 * frame / Int(rate))", for: .init(layer: card, property: "opacity"), frame: frame,
          time: ExactFraction(Int64(frame), over: rate))
      }
      return table
    }
    #expect(findings(motion(1...19, perSecond: 60), motion(1...9, perSecond: 30)).isEmpty)
    #expect(
      findings(motion(1...19, perSecond: 60), motion(3...9, perSecond: 30)).map(\.kind)
        == [.trackSpan])
    #expect(
      findings(motion(1...19, perSecond: 60), motion(2...19, perSecond: 60)).map(\.kind)
        == [.trackSpan])
  }

  @Test("Where the last frame lies before the end, another easing is one, and another end is one")
  func beforeTheEnd() {
    func values(_ share: (Double) -> Double, to end: Double = 100) -> [String] {
      (0..<20).map { "\(end * share(Double($0) / 20)) 200" }
    }
    let golden = table(card, "position", values { $0 })
    func kinds(_ values: [String]) -> [ComparisonFinding.Kind] {
      findings(golden, table(card, "position", values)).map(\.kind)
    }
    #expect(kinds(values { $0 * $0 }) == [.trackEasing])
    #expect(kinds(values { $0 * $0 * (3 - 2 * $0) }) == [.trackEasing])
    #expect(kinds(values { 1 - (1 - $0) * (1 - $0) * (1 - $0) }) == [.trackEasing])
    #expect(kinds(values({ $0 }, to: 104)) == [.trackEnd])
    #expect(kinds(values({ $0 * $0 }, to: 90)) == [.trackEnd])
  }

  @Test("A scene and an animator match although they call the layers above by other names")
  func otherPaths() {
    let mine = table("window/navigation/card", "opacity", ["0", "0.5", "1"])
    let theirs = table("window/[0]/[1]/card", "opacity", ["0", "0.5", "1"])
    #expect(findings(mine, theirs) == [])
    let off = table("window/[0]/[1]/card", "opacity", ["0", "0.25", "1"])
    #expect(findings(mine, off).map(\.kind) == [.trackEasing])
  }

  @Test("A layer that code has not named is paired by its property, where that can mean only one")
  func unnamed() {
    let mine = table("window/navigation/card", "opacity", ["0", "0.5", "1"])
    let theirs = table("window/[0]/[1]", "opacity", ["0", "0.5", "1"])
    #expect(findings(mine, theirs) == [])
    #expect(findings(theirs, mine) == [])
    var two = theirs
    for frame in 0...2 {
      two.append(
        "0", for: .init(layer: "window/[0]/[2]", property: "opacity"), frame: frame,
        time: ExactFraction(Int64(frame), over: 30))
    }
    #expect(findings(mine, two).map(\.kind) == [.trackMissing, .trackExtra, .trackExtra])
    // Other names are other layers.
    let other = table("window/navigation/veil", "opacity", ["0", "0.5", "1"])
    #expect(findings(mine, other).map(\.kind) == [.trackMissing, .trackExtra])
  }

  @Test("A property that does not move, or should not, or moves at other times is told")
  func presence() {
    let moving = table(card, "opacity", ["0", "0.5", "1"])
    #expect(findings(moving, TrackTable()).map(\.kind) == [.trackMissing])
    #expect(findings(TrackTable(), moving).map(\.kind) == [.trackExtra])
    let longer = table(card, "opacity", ["0", "0.5", "1", "1"])
    let found = findings(moving, longer)
    #expect(found.map(\.kind) == [.trackSpan])
    #expect(
      found[0].text == "layer \"card\", opacity: moves from 0 s to 0.1 s, not from 0 s to 0.067 s")
  }

  @Test("Values of another form cannot be compared, and say so")
  func forms() {
    let path = table(card, "path", ["M 0 0 L 1 1 Z"])
    let other = table(card, "path", ["M 0 0 Q 1 1 2 2 Z"])
    #expect(findings(path, other).map(\.kind) == [.trackForm])
    #expect(findings(path, table(card, "path", ["M 0 0 L 1 3 Z"])).map(\.kind) == [.trackBothEnds])
  }

  @Test("An amount is never rounded to the other side of the tolerance")
  func amounts() {
    #expect(FrameTimeText.amount(0.00104, besideLimit: 0.001) == "0.00104")
    #expect(FrameTimeText.amount(4.8, besideLimit: 0.001) == "4.8")
    #expect(FrameTimeText.amount(0.0009996, besideLimit: 0.001) == "0.001")
    #expect(FrameTimeText.amount(1e300, besideLimit: 0.001) == "1e+300")
  }

  @Test("A file reads back to its table")
  func reading() throws {
    let text = """
      frame\ttime\tlayer\tkey\tvalue
      0\t0\twindow/a\\tb\topacity\t0.5
      1\t1/30\twindow/a\\tb\topacity\t1
      1\t1/30\twindow/c\tbackgroundColor\t0 0 1 1

      """
    let table = try TrackTable(parsing: Array(text.utf8))

    #expect(table.tracks.count == 2)
    let samples = table.tracks[.init(layer: "window/a\tb", property: "opacity")] ?? []
    #expect(samples.map(\.value.numbers) == [[0.5], [1]])
    #expect(samples.map(\.time) == [ExactFraction(0), ExactFraction(1, over: 30)])
  }

  @Test("A bad file is refused with its line")
  func refusals() {
    let head = "frame\ttime\tlayer\tkey\tvalue\n"
    let cases: [(String, TrackError)] = [
      ("", .truncated), (head + "0\t0", .truncated),
      ("frame\n", .line(1, "is not the heading of a tracks file")),
      (head + "0\t0\ta\tb\n", .line(2, "has 4 columns, not 5")),
      (head + "-1\t0\ta\tb\t1\n", .line(2, "has no frame number")),
      (head + "01\t0\ta\tb\t1\n", .line(2, "has no frame number")),
      (head + "1\t2/60\ta\tb\t1\n", .line(2, "has no time in lowest terms")),
      (
        head + "1\t0\ta\\q\tb\t1\n",
        .line(2, "has a backslash that means nothing, or no property")
      ),
      (
        head + "1\t0\ta\tb\t1\n1\t0\ta\tb\t1\n",
        .line(3, "repeats a frame or comes too late for it")
      ),
    ]
    for (text, error) in cases {
      #expect(throws: error) { try TrackTable(parsing: Array(text.utf8)) }
    }
    #expect(throws: TrackError.line(2, "is not UTF-8")) {
      try TrackTable(parsing: Array(head.utf8) + [0xFF, 0x0A])
    }
    var limits = TrackTable.Limits()
    limits.tracks = 1
    #expect(throws: TrackError.line(3, "begins more than 1 tracks")) {
      try TrackTable(
        parsing: Array((head + "0\t0\ta\tb\t1\n0\t0\tc\tb\t1\n").utf8), limits: limits)
    }
  }

  @Test("One frame backwards is a reversal, a spring's swing is none")
  func reversals() {
    let jitter = table(card, "position", ["0 0", "10 0", "20 0", "18 0", "30 0", "40 0"])
    let found = VelocityCheck.findings(in: jitter)
    #expect(
      found.map(\.text)
        == ["layer \"card\", position.x: turns back at frame 3 (0.1 s) by 2 pt for one frame"])
    let spring = table(card, "opacity", ["0", "0.8", "1.2", "1.1", "0.95", "0.98", "1"])
    #expect(VelocityCheck.findings(in: spring) == [])
  }
}
