/// Frames a second, as an exact fraction in lowest terms.
///
/// The parts are bounded so that no frame arithmetic on it can overflow 128 bits.
public struct FrameRate: Hashable, Sendable {
  /// The fraction's upper part; positive.
  public let numerator: Int64
  /// The fraction's lower part; positive.
  public let denominator: Int64

  /// The greatest rate, in frames a second.
  package static let maximum: Int64 = 1_000_000
  /// The greatest denominator, and so the finest step between rates.
  package static let maximumDenominator: Int64 = 1_000_000_000

  /// `numerator / denominator` frames a second, reduced.
  ///
  /// - Precondition: Both are positive, the denominator at most 10⁹ and the rate at most 10⁶.
  public init(_ numerator: Int64, over denominator: Int64 = 1) {
    precondition(numerator > 0 && denominator > 0, "a frame rate is positive")
    precondition(
      denominator <= Self.maximumDenominator && numerator <= Self.maximum * denominator,
      "a frame rate is at most a million, its denominator at most a thousand million")
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = numerator / a
    self.denominator = denominator / a
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate as it is written in a scene: `60`, `30000/1001`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
