/// The exact time of a frame, in seconds, as a fraction in lowest terms.
package struct FrameTime: Hashable, Sendable {
  /// The fraction's upper part; zero or more.
  package let numerator: Int128
  /// The fraction's lower part; positive.
  package let denominator: Int128

  /// `numerator / denominator` seconds, reduced.
  ///
  /// - Precondition: The numerator is zero or more, the denominator positive.
  package init(_ numerator: Int128, over denominator: Int128) {
    precondition(numerator >= 0 && denominator > 0, "a frame's time is zero or more")
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = numerator / a
    self.denominator = denominator / a
  }

  /// A clock's time as a fraction.
  ///
  /// - Precondition: The time is zero or more.
  package init(_ time: Nanoseconds) {
    self.init(Int128(time.count), over: 1_000_000_000)
  }

  /// The nearest Double, where both parts are below 2⁵³; else one of its neighbours at worst.
  ///
  /// Every timeline of up to 100,000 frames is within that.
  package var seconds: Double { Double(numerator) / Double(denominator) }
}

extension FrameTime: CustomStringConvertible {
  /// The fraction as written in a manifest: `7/20`, or `3` for whole seconds.
  package var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
