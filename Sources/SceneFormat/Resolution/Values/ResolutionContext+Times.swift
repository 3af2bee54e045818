import Timing

extension ResolutionContext {
  /// Greatest single time, in seconds: a timeline of the most frames at one a second.
  private static let greatestSeconds: Int64 = 100_000

  /// A time: a number of seconds, or a text such as `350ms`; rounded to the nearest nanosecond.
  func time(_ value: LocatedValue, for what: String) -> Nanoseconds? {
    guard let time = nanoseconds(value) else {
      wrongTime(value, for: what)
      return nil
    }
    guard time.count >= 0, time.count <= Self.greatestSeconds * 1_000_000_000 else {
      error(
        "out-of-range", "\(what) must be within 0...\(Self.greatestSeconds) seconds",
        at: value.span)
      return nil
    }
    return time
  }

  private func wrongTime(_ value: LocatedValue, for what: String) {
    switch value.content {
    case .string(let text):
      error(
        "bad-time",
        "\(what) is \(VisibleText.quoted(text)), which is not a time; write seconds as a number, "
          + "or \"350ms\"",
        at: value.span)
    case .number:
      error(
        "out-of-range", "\(what) must be within 0...\(Self.greatestSeconds) seconds",
        at: value.span)
    default: wrongType(value, for: what, wanted: "a time: seconds, or a string such as \"350ms\"")
    }
  }

  /// Whole nanoseconds; nil where the value is no time or does not fit.
  private func nanoseconds(_ value: LocatedValue) -> Nanoseconds? {
    switch value.content {
    case .number(let numeral): Nanoseconds(decimalSeconds: numeral.decimalText)
    case .string(let text): Self.nanoseconds(text)
    default: nil
    }
  }

  /// Whole nanoseconds of a text such as `350ms` or `0.35s`.
  static func nanoseconds(_ text: String) -> Nanoseconds? {
    if text.hasSuffix("ms") { return Nanoseconds(decimalMilliseconds: text.dropLast(2)) }
    return text.hasSuffix("s") ? Nanoseconds(decimalSeconds: text.dropLast()) : nil
  }

  /// Frames a second: a number, or a text such as `30000/1001`.
  func frameRate(_ value: LocatedValue, for what: String) -> FrameRate? {
    let text: String
    switch value.content {
    case .number(let numeral): text = numeral.decimalText
    case .string(let fraction): text = fraction
    default:
      wrongType(
        value, for: what, wanted: "frames a second: a number, or a string such as \"30000/1001\"")
      return nil
    }
    guard let rate = try? FrameRate(parsing: text) else {
      error(
        "bad-fps",
        "\(what) is \(VisibleText.quoted(text)); it must be a number above 0 and at most 1000000, "
          + "such as 60, 29.97 or \"30000/1001\"",
        at: value.span)
      return nil
    }
    return rate
  }
}
