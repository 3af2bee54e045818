/// A fraction of whole numbers in lowest terms, with one text: `7/60`, or `2` for a whole number.
package struct ExactFraction: Hashable, Sendable {
  /// The part above the line; it carries the sign.
  package let numerator: Int64
  /// The part below; at least 1.
  package let denominator: Int64

  /// `numerator / denominator`, reduced.
  ///
  /// - Precondition: `denominator` is positive, and `numerator` is not the least `Int64`.
  package init(_ numerator: Int64, over denominator: Int64 = 1) {
    precondition(denominator > 0, "a fraction's denominator is positive")
    precondition(numerator > .min, "a fraction's numerator can be negated")
    var (divisor, rest) = (abs(numerator), denominator)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }
}

extension ExactFraction: CustomStringConvertible {
  package var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  /// Reads back what ``description`` writes, and nothing else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let numerator = parts.first.flatMap({ Int64($0) }),
      numerator > .min
    else { return nil }
    let denominator = parts.count == 2 ? Int64(parts[1]) : 1
    guard let denominator, denominator > 0 else { return nil }
    self.init(numerator, over: denominator)
    guard description == text else { return nil }
  }
}
