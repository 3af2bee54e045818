/// A part of a whole, printed so that rounding never makes something of nothing, or all of a part.
package struct Share: Hashable, Sendable {
  /// The part.
  package var part: Int
  /// The whole.
  package var whole: Int

  /// `part` of `whole`.
  ///
  /// - Precondition: `0 <= part <= whole`.
  package init(_ part: Int, of whole: Int) {
    precondition(part >= 0 && part <= whole, "a part is no more than the whole")
    (self.part, self.whole) = (part, whole)
  }
}

extension Share: CustomStringConvertible {
  /// Hundredths of a per cent, to nearest: `0.03 %`; `<0.01 %` for less than half of one, and
  /// `>99.99 %` for almost all.
  package var description: String {
    guard whole > 0, part > 0 else { return "0 %" }
    guard part < whole else { return "100 %" }
    let (product, divisor) = (Int128(part) * 10_000, Int128(whole))
    let hundredths = Int((2 * product + divisor) / (2 * divisor))
    if hundredths == 0 { return "<0.01 %" }
    if hundredths >= 10_000 { return ">99.99 %" }
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) %"
  }
}
