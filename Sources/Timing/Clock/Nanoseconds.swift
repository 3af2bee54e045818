/// A time, or a span of it, on a virtual clock: whole nanoseconds.
public struct Nanoseconds: Hashable, Comparable, Sendable {
  public var count: Int64

  /// The time `count` nanoseconds after the clock's start.
  public init(count: Int64) {
    self.count = count
  }

  /// Seconds, rounded to the nearest nanosecond, ties away from zero.
  ///
  /// - Precondition: `seconds` is finite and below about 292 years.
  public init(seconds: Double) {
    self.init(count: Int64((seconds * 1e9).rounded()))
  }

  public static let zero = Nanoseconds(count: 0)

  /// The nearest Double, in seconds.
  public var seconds: Double { Double(count) / 1e9 }

  public static func < (left: Nanoseconds, right: Nanoseconds) -> Bool {
    left.count < right.count
  }

  public static func + (left: Nanoseconds, right: Nanoseconds) -> Nanoseconds {
    Nanoseconds(count: left.count + right.count)
  }

  public static func - (left: Nanoseconds, right: Nanoseconds) -> Nanoseconds {
    Nanoseconds(count: left.count - right.count)
  }
}
