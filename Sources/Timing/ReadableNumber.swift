/// Numbers as people read them.
package enum ReadableNumber {
  /// A number rounded to so many decimals at most, ties away from zero: `0.35`, `5`, `-1.5`.
  ///
  /// No exponent, no zeros at the end, no minus before a zero. What has no such form (not finite, or
  /// of 1e20 and more) is printed as Swift prints it.
  ///
  /// - Precondition: `decimals` is within 0...9.
  package static func text(_ value: Double, decimals: Int = 6) -> String {
    precondition((0...9).contains(decimals), "numbers for people have at most 9 decimals")
    guard value.magnitude < 1e20 else { return value.description }
    var one: Int128 = 1
    for _ in 0..<decimals { one *= 10 }
    let rounded = Int128((value.magnitude * Double(one)).rounded())
    let (whole, rest) = rounded.quotientAndRemainder(dividingBy: one)
    var text = "\(whole)"
    if rest > 0 {
      // The one in front keeps the zeros behind the point.
      var digits = String("\(one + rest)".dropFirst())
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return value < 0 && rounded > 0 ? "-" + text : text
  }

  /// A time in seconds, exact to the nanosecond, without its unit.
  package static func text(_ time: Nanoseconds) -> String { text(time.seconds, decimals: 9) }

  /// A count with its noun: `1 frame`, `13 frames`.
  package static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }
}
