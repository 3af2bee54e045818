/// Why a text is no frame rate.
package enum FrameRateError: Error, Equatable, CustomStringConvertible {
  /// The text is neither a decimal number nor two integers with a slash between them.
  case malformed(String)
  /// The number is not positive, too great, or too fine.
  case outOfRange(String)

  /// The cause as a sentence's part, with the text.
  package var description: String {
    switch self {
    case .malformed(let text):
      "'\(text)' is no frame rate; write a number as 60 or 29.97, or a fraction as 30000/1001"
    case .outOfRange(let text):
      "the frame rate \(text) is out of range; it must be positive, at most 1000000, "
        + "and have at most 9 decimals"
    }
  }
}

extension FrameRate {
  /// A frame rate as written: `60`, `29.97` (exactly 2997/100) or `30000/1001`.
  ///
  /// - Parameter text: The rate alone, without blanks.
  /// - Throws: `malformed` or `outOfRange`, each with the text.
  package init(parsing text: String) throws(FrameRateError) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 {
      let upper = try Self.integer(parts[0], in: text)
      let lower = try Self.integer(parts[1], in: text)
      try self.init(checking: upper, over: lower, text)
    } else {
      guard let number = DecimalNumber(text) else { throw .malformed(text) }
      let (upper, lower) = try Self.fraction(number, text)
      try self.init(checking: upper, over: lower, text)
    }
  }

  private init(
    checking numerator: Int128, over denominator: Int128, _ text: String
  ) throws(FrameRateError) {
    guard
      numerator > 0, denominator > 0, denominator <= Self.maximumDenominator,
      numerator <= Int128(Self.maximum) * denominator
    else { throw .outOfRange(text) }
    self.init(Int64(numerator), over: Int64(denominator))
  }

  private static func integer(
    _ part: Substring, in text: String
  ) throws(FrameRateError) -> Int128 {
    guard !part.isEmpty, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .malformed(text)
    }
    guard let value = Int64(part) else { throw .outOfRange(text) }
    return Int128(value)
  }

  /// The number as a fraction whose lower part is a power of ten.
  private static func fraction(
    _ number: DecimalNumber, _ text: String
  ) throws(FrameRateError) -> (numerator: Int128, denominator: Int128) {
    guard number.isExact, !number.isNegative, number.digits > 0 else { throw .outOfRange(text) }
    var (upper, lower, exponent) = (number.digits, Int128(1), number.exponent)
    while exponent < 0, upper % 10 == 0 {
      upper /= 10
      exponent += 1
    }
    guard (-9...6).contains(exponent) else { throw .outOfRange(text) }
    for _ in 0..<exponent.magnitude {
      if exponent > 0 { upper *= 10 } else { lower *= 10 }
    }
    return (upper, lower)
  }
}
