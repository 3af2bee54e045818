internal import Timing

/// Tells how far a run is: one line that renews itself, a plain line now and then, JSON lines, or the
/// lines that sessions of Open Job Description read on standard output.
///
/// Time is an argument: what is printed follows from the calls alone.
package struct ProgressReporter: Sendable {
  /// What progress looks like.
  package enum Style: String, CaseIterable, Sendable {
    case auto, tty, plain, json, openjd, none

    /// Whether it is meant for a reader of standard output.
    package var isResult: Bool { self == .openjd }
  }

  private let style: Style
  private let total: Int
  private let label: String
  private let begun: Duration
  private var lastPrinted: Duration
  private var done = 0
  /// Whole hundredths of the frames that were told.
  private var percent = 0
  private var hasLine = false

  /// Least time between two plain lines.
  private static let plainInterval = Duration.seconds(10)
  /// Least time between two renewals of a terminal's line; eight a second are smooth enough.
  private static let terminalInterval = Duration.milliseconds(125)

  /// Starts to count.
  ///
  /// - Parameters:
  ///   - style: `auto` must have been decided, see ``resolved(_:errors:environment:)``.
  ///   - total: Frames to make, ≥ 0.
  ///   - label: What is being rendered.
  ///   - now: The time at the start, on any clock that the later calls read too.
  package init(style: Style, total: Int, label: String, now: Duration) {
    self.style = style
    self.total = total
    self.label = label
    self.begun = now
    self.lastPrinted = now
  }

  /// Decides `auto`: one line where a person can see it renew itself, else plain lines.
  ///
  /// A quiet run has no progress. `NO_COLOR` and a dumb terminal ask for text without control
  /// sequences, hence for plain lines.
  package static func resolved(
    _ style: Style, for console: Console, environment: [String: String]
  ) -> Style {
    if console.verbosity == .quiet { return .none }
    guard style == .auto else { return style }
    let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    return console.errors.isTerminal && !isPlain ? .tty : .plain
  }

  /// Counts one more frame and returns what is to be written now; empty for nothing.
  package mutating func advance(now: Duration) -> String {
    done += 1
    switch style {
    case .auto, .none: return ""
    case .json: return jsonLine(now: now) + "\n"
    case .openjd: return sessionLines()
    case .plain:
      guard now - lastPrinted >= Self.plainInterval else { return "" }
      lastPrinted = now
      return textLine(now: now) + "\n"
    case .tty:
      guard !hasLine || now - lastPrinted >= Self.terminalInterval || done == total else {
        return ""
      }
      lastPrinted = now
      hasLine = true
      return "\r" + textLine(now: now) + "\u{1B}[K"
    }
  }

  /// What takes the renewed line away again, before anything else is printed; empty for nothing.
  package mutating func finish() -> String {
    defer { hasLine = false }
    return hasLine ? "\r\u{1B}[K" : ""
  }

  /// A status with the first frame, and each whole hundredth once.
  private mutating func sessionLines() -> String {
    let status =
      done == 1 ? "openjd_status: \(label): \(ReadableNumber.count(total, "frame"))\n" : ""
    let reached = total > 0 ? done * 100 / total : 100
    guard reached > percent else { return status }
    percent = reached
    return status + "openjd_progress: \(percent)\n"
  }

  /// A line that tells why a run failed, in a sentence of any number of lines; empty where the style
  /// has no such line.
  package func failure(_ text: String) -> String {
    guard style == .openjd else { return "" }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "openjd_fail: \(line)\n"
  }

  private func textLine(now: Duration) -> String {
    var parts = ["\(label): \(done) of \(ReadableNumber.count(total, "frame"))"]
    if let rate = framesPerSecond(now: now) {
      parts.append("\(Self.oneDecimal(rate)) frames/s")
      let left = Double(total - done) / rate
      parts.append("\(Int(left.rounded(.up))) s left")
    }
    return parts.joined(separator: ", ")
  }

  private func jsonLine(now: Duration) -> String {
    JSONText.object([
      ("event", .string("progress")), ("label", .string(label)), ("done", .integer(done)),
      ("total", .integer(total)),
      ("framesPerSecond", framesPerSecond(now: now).map { .number(tenths($0) / 10) } ?? .null),
    ]).line
  }

  private func framesPerSecond(now: Duration) -> Double? {
    let seconds = (now - begun) / .seconds(1)
    return seconds > 0 ? Double(done) / seconds : nil
  }

  private func tenths(_ value: Double) -> Double { (value * 10).rounded() }

  private static func oneDecimal(_ value: Double) -> String {
    let tenths = Int((min(value, 1e9) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
