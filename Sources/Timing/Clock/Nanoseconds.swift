internal import Glibc

/// A time, or a span of it, on a virtual clock: whole nanoseconds.
///
/// Sums and differences that leave the range of about ±292 years stay at its end, so that no input
/// can make them trap.
public struct Nanoseconds: Hashable, Comparable, Sendable {
  /// How many nanoseconds; negative before the clock's start.
  public var count: Int64

  /// The time `count` nanoseconds after the clock's start.
  public init(count: Int64) {
    self.count = count
  }

  /// Seconds, rounded to the nearest nanosecond, ties away from zero.
  ///
  /// Beyond about ±292 years the end of the range; NaN counts as zero.
  public init(seconds: Double) {
    let nanoseconds = (seconds * 1e9).rounded()
    if nanoseconds.isNaN {
      self.init(count: 0)
    } else {
      self.init(count: Int64(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
    }
  }

  /// The clock's start.
  public static let zero = Nanoseconds(count: 0)

  /// The nearest Double, in seconds; exact rounding below 104 days.
  public var seconds: Double { Double(count) / 1e9 }

  /// Whether `left` is the earlier.
  public static func < (left: Nanoseconds, right: Nanoseconds) -> Bool {
    left.count < right.count
  }

  /// The sum, clamped to the range.
  public static func + (left: Nanoseconds, right: Nanoseconds) -> Nanoseconds {
    let (sum, overflow) = left.count.addingReportingOverflow(right.count)
    return Nanoseconds(count: overflow ? (right.count < 0 ? .min : .max) : sum)
  }

  /// The difference, clamped to the range.
  public static func - (left: Nanoseconds, right: Nanoseconds) -> Nanoseconds {
    let (difference, overflow) = left.count.subtractingReportingOverflow(right.count)
    return Nanoseconds(count: overflow ? (right.count < 0 ? .max : .min) : difference)
  }
}

extension Nanoseconds: CustomStringConvertible {
  /// Seconds as an exact decimal without trailing zeros: `0.35`.
  public var description: String {
    let (whole, part) = count.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    let sign = count < 0 ? "-" : ""
    guard part > 0 else { return "\(sign)\(whole)" }
    var digits = String(1_000_000_000 + part).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
