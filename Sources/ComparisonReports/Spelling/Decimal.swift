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

  /// A count with a thin space between groups of three digits.
  static func grouped(_ count: Int) -> String {
    let digits = Array(String(count.magnitude))
    var text = count < 0 ? "−" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "\u{202F}" }
      text.append(digit)
    }
    return text
  }
}
