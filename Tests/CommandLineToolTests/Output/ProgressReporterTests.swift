import CommandLineTool
import Testing

@Suite("ProgressReporter")
struct ProgressReporterTests {
  private func reporter(_ style: ProgressReporter.Style, total: Int) -> ProgressReporter {
    ProgressReporter(style: style, total: total, label: "slide", now: .seconds(100))
  }

  @Test("Plain lines come at most every ten seconds")
  func plainLines() {
    var reporter = reporter(.plain, total: 100)

    #expect(reporter.advance(now: .seconds(109)) == "")
    #expect(
      reporter.advance(now: .seconds(110))
        == "slide: 2 of 100 frames, 0.2 frames/s, 490 s left\n")
    #expect(reporter.advance(now: .seconds(119)) == "")
    #expect(
      reporter.advance(now: .seconds(120))
        == "slide: 4 of 100 frames, 0.2 frames/s, 480 s left\n")
    #expect(reporter.finish() == "")
  }

  @Test("A terminal's line renews itself, shows the end, and is taken away")
  func terminalLine() {
    var reporter = reporter(.tty, total: 3)

    #expect(reporter.advance(now: .seconds(101)).hasPrefix("\rslide: 1 of 3 frames, 1.0 frames/s"))
    #expect(reporter.advance(now: .milliseconds(101_100)) == "")
    #expect(reporter.advance(now: .milliseconds(101_100)).hasPrefix("\rslide: 3 of 3 frames"))
    #expect(reporter.finish() == "\r\u{1B}[K")
    #expect(reporter.finish() == "")
  }

  @Test("A session is told each whole hundredth once, and why a run failed, on one line")
  func sessionLines() {
    var reporter = reporter(.openjd, total: 300)
    let lines = (1...300).map { _ in reporter.advance(now: .seconds(101)) }

    #expect(lines[0] == "openjd_status: slide: 300 frames\n")
    #expect(lines[1] == "")
    #expect(lines[2] == "openjd_progress: 1\n")
    #expect(lines[299] == "openjd_progress: 100\n")
    #expect(lines.filter { !$0.isEmpty }.count == 101)
    #expect(reporter.failure("disk\nfull") == "openjd_fail: disk full\n")
    #expect(self.reporter(.plain, total: 1).failure("disk full") == "")
  }

  @Test("JSON lines tell every frame; a clock that stands still divides by nothing")
  func jsonLines() {
    var reporter = reporter(.json, total: 2)

    #expect(
      reporter.advance(now: .seconds(100))
        == """
        {"event": "progress", "label": "slide", "done": 1, "total": 2, "framesPerSecond": null}

        """)
    #expect(
      reporter.advance(now: .seconds(104))
        == """
        {"event": "progress", "label": "slide", "done": 2, "total": 2, "framesPerSecond": 0.5}

        """)
  }

  @Test("Auto is one line on a capable terminal, plain elsewhere, nothing when quiet")
  func automaticStyle() {
    func style(terminal: Bool, _ environment: [String: String], quiet: Bool = false)
      -> ProgressReporter.Style
    {
      var console = Console(
        output: RecordingSink(), errors: RecordingSink(isTerminal: terminal))
      if quiet { console.verbosity = .quiet }
      return ProgressReporter.resolved(.auto, for: console, environment: environment)
    }

    #expect(style(terminal: true, [:]) == .tty)
    #expect(style(terminal: true, ["NO_COLOR": "1"]) == .plain)
    #expect(style(terminal: true, ["TERM": "dumb"]) == .plain)
    #expect(style(terminal: false, [:]) == .plain)
    #expect(style(terminal: true, [:], quiet: true) == .none)
  }
}
