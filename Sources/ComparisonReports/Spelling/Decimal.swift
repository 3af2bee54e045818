internal import FrameSequences

/// Numbers as people read them, rounded, without a locale.
enum Decimal {
  /// A value with at most some digits after the point, rounded to nearest, ties away from zero;
  /// zeros at the end and a minus before zero are left out.
  ///
  /// Values of more than fifteen digits are written as Swift does. What is not finite is a dash.
  static func text(_ value: Double, digits: Int) -> String {
    guard value.isFinite else { return "–" }
    let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let scaled = (value * factor).rounded(.toNearestOrAwayFromZero)
    guard abs(scaled) < 1e15 else { return value.description }
    let (whole, part) = Int(abs(scaled)).quotientAndRemainder(dividingBy: Int(factor))
    let sign = scaled < 0 ? "−" : ""
    if part == 0 { return "\(sign)\(whole)" }
    var fraction = String(part)
    fraction = String(repeating: "0", count: digits - fraction.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }

  /// A time in seconds with three digits after the point, rounded to nearest, ties up.
  ///
  /// A time too long to be counted in thousandths is written as the fraction that it is.
  static func milliseconds(_ time: ExactFraction) -> String {
    let (thousandths, overflows) = time.numerator.multipliedReportingOverflow(by: 1000)
    guard !overflows, time.numerator >= 0 else { return time.description }
    let (count, rest) = thousandths.quotientAndRemainder(dividingBy: time.denominator)
    let rounded = rest >= time.denominator - rest ? count + 1 : count
    let part = String(rounded % 1000)
    return "\(rounded / 1000).\(String(repeating: "0", count: 3 - part.count))\(part)"
  }
}
