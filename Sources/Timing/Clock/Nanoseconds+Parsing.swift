extension Nanoseconds {
  /// A decimal number of seconds, read exactly and rounded to the nearest nanosecond.
  ///
  /// Ties go away from zero. The text is digits with an optional sign, fraction and exponent, as in
  /// JSON: `0.35`, `-2`, `1e-3`. Read as a Double first, some decimals would round the other way.
  /// Fails where the text is no such number or the time beyond about ±292 years.
  ///
  /// - Parameter text: The number alone, without blanks or a unit.
  package init?(decimalSeconds text: some StringProtocol) {
    self.init(decimal: text, exponentOfUnit: 9)
  }

  /// A decimal number of milliseconds, read like `init(decimalSeconds:)`.
  ///
  /// Fails where the text is no such number or the time beyond about ±292 years.
  ///
  /// - Parameter text: The number alone, without blanks or a unit.
  package init?(decimalMilliseconds text: some StringProtocol) {
    self.init(decimal: text, exponentOfUnit: 6)
  }

  private init?(decimal text: some StringProtocol, exponentOfUnit: Int) {
    guard let number = DecimalNumber(text) else { return nil }
    guard let count = number.roundedInteger(timesTenTo: exponentOfUnit) else { return nil }
    self.init(count: count)
  }
}
