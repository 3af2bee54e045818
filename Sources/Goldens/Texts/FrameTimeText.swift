package import FrameSequences

/// Times and amounts as sentences print them.
package enum FrameTimeText {
  /// A time in seconds, to the nearest thousandth, ties up: `0.2 s`; trailing zeros are left out.
  package static func seconds(_ time: ExactFraction) -> String {
    let (top, bottom) = (Int128(time.numerator), Int128(time.denominator))
    let doubled = 2 * 1000 * top + bottom
    // Division rounds towards zero, so that negative times are moved down first.
    let thousandths = (doubled >= 0 ? doubled : doubled - 2 * bottom + 1) / (2 * bottom)
    return decimal(thousandths, digits: 3) + " s"
  }

  /// `frame 12 (0.2 s)`, or without a time `frame 12`.
  package static func frame(_ number: Int, _ time: ExactFraction?) -> String {
    "frame \(number)" + (time.map { " (\(seconds($0)))" } ?? "")
  }

  /// `frames 12-14 (0.2 s)`, with the first one's time; of one frame ``frame(_:_:)``.
  package static func frames(_ first: Int, _ last: Int, _ time: ExactFraction?) -> String {
    guard first != last else { return frame(first, time) }
    return "frames \(first)-\(last)" + (time.map { " (\(seconds($0)))" } ?? "")
  }

  /// A number that differs from a limit, with as many digits as it takes to be printed on its side of
  /// it, but at least three after the point.
  package static func amount(_ value: Double, besideLimit limit: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    for digits in 3...12 {
      guard let text = rounded(value, digits: digits), let printed = Double(text) else { break }
      if (printed > limit) == (value > limit) { return text }
    }
    return "\(value)"
  }

  /// `value` with at most so many digits after the point, ties away from zero; `nil` if it is too
  /// large for that.
  private static func rounded(_ value: Double, digits: Int) -> String? {
    var scale: Double = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = (value * scale).magnitude
    guard scaled < 9e15 else { return nil }
    let whole = Int128(scaled)
    let up = scaled - Double(whole) >= 0.5 ? whole + 1 : whole
    return decimal(value < 0 ? -up : up, digits: digits)
  }

  private static func decimal(_ scaled: Int128, digits: Int) -> String {
    var power: Int128 = 1
    for _ in 0..<digits { power *= 10 }
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: power.magnitude)
    var fraction = String(rest)
    fraction = String(repeating: "0", count: digits - fraction.utf8.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return (scaled < 0 ? "-" : "") + "\(whole)" + (fraction.isEmpty ? "" : "." + fraction)
  }
}
