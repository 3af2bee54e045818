/// Frames a second, as an exact fraction in lowest terms.
public struct FrameRate: Hashable, Sendable {
  public let numerator: Int64
  public let denominator: Int64

  /// `numerator / denominator` frames a second, reduced.
  ///
  /// - Precondition: Both are positive.
  public init(_ numerator: Int64, over denominator: Int64 = 1) {
    precondition(numerator > 0 && denominator > 0, "a frame rate is positive")
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = numerator / a
    self.denominator = denominator / a
  }
}
