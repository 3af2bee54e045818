internal import Timing

/// The value of `--time`: an instant or a range of times, in seconds, ends included.
struct TimeRange: Hashable {
  var lower: Nanoseconds
  var upper: Nanoseconds

  /// Whether it was written as a single instant.
  var isInstant: Bool

  /// Reads `0.25` or `0.1-0.25`.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let times = parts.compactMap { Nanoseconds(decimalSeconds: $0) }
    guard (1...2).contains(parts.count), times.count == parts.count,
      let lower = times.first, let upper = times.last, lower >= .zero, lower <= upper
    else {
      throw .invalidValue(
        option: "--time", value: text, expected: "seconds, such as 0.25 or 0.1-0.25")
    }
    (self.lower, self.upper) = (lower, upper)
    isInstant = parts.count == 1
  }
}
