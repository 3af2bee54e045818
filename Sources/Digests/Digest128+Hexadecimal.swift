extension Digest128: CustomStringConvertible {
  /// The canonical big-endian form: exactly 32 lower-case hexadecimal digits.
  public var description: String {
    let digits = Array("0123456789abcdef".utf8)
    let text = [high, low].flatMap { half in
      stride(from: 60, through: 0, by: -4).map { digits[Int(truncatingIfNeeded: half >> $0 & 15)] }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads back what ``description`` writes.
  ///
  /// - Returns: `nil` unless the text is exactly 32 digits of `0`–`9` and `a`–`f`, so that one
  ///   digest has one spelling.
  public init?(hexadecimal text: some StringProtocol) {
    let digits = Array(text.utf8)
    guard digits.count == 32 else { return nil }
    self.init(high: 0, low: 0)
    for (place, digit) in digits.enumerated() {
      guard let value = Self.value(ofDigit: digit) else { return nil }
      if place < 16 { high = high << 4 | value } else { low = low << 4 | value }
    }
  }

  private static func value(ofDigit digit: UInt8) -> UInt64? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}
