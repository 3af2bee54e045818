/// A decimal number as written: digits times a power of ten.
struct DecimalNumber {
  let isNegative: Bool
  /// The leading digits as an integer, at most 27 of them.
  let digits: Int128
  /// The power of ten to multiply the digits with; within ±100,000.
  let exponent: Int
  /// Whether `digits` holds every digit that is not zero.
  let isExact: Bool

  private static let mostDigits: Int128 = 1_000_000_000_000_000_000_000_000_000

  /// Reads `-12.5e3` and the like: digits, optional sign, fraction and exponent.
  init?(_ text: some StringProtocol) {
    var rest = Array(text.utf8)[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    var reader = DigitReader()
    guard reader.read(&rest, areFraction: false) > 0 else { return nil }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard reader.read(&rest, areFraction: true) > 0 else { return nil }
    }
    guard let written = Self.exponent(of: rest) else { return nil }
    digits = reader.value
    isExact = reader.isExact
    exponent = max(-100_000, min(100_000, reader.exponent + written))
  }

  /// The exponent part that ends a number: zero where there is none, `nil` where it is malformed.
  ///
  /// Held within ±50,000, beyond which every number here is zero or out of range anyway.
  private static func exponent(of text: ArraySlice<UInt8>) -> Int? {
    guard let mark = text.first else { return 0 }
    guard mark | 0x20 == UInt8(ascii: "e") else { return nil }
    var rest = text.dropFirst()
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard !rest.isEmpty else { return nil }
    var value = 0
    for byte in rest {
      guard let digit = DigitReader.digit(byte) else { return nil }
      value = min(50_000, value * 10 + digit)
    }
    return isNegative ? -value : value
  }

  /// The number times a power of ten, rounded to the nearest integer, ties away from zero.
  ///
  /// - Returns: `nil` beyond the range of Int64.
  func roundedInteger(timesTenTo power: Int) -> Int64? {
    guard digits != 0 else { return 0 }
    var value = digits
    var shift = exponent + power
    while shift > 0 {
      // Digits dropped at the end would be wrong here, and such a number is far out of range.
      guard isExact, value < Self.mostDigits else { return nil }
      value *= 10
      shift -= 1
    }
    while shift < -1, value > 0 {
      value /= 10
      shift += 1
    }
    if shift < 0 { value = (value + 5) / 10 }
    return Int64(exactly: isNegative ? -value : value)
  }

  /// The digits of a number as they are read.
  private struct DigitReader {
    var value: Int128 = 0
    var exponent = 0
    var isExact = true

    static func digit(_ byte: UInt8) -> Int? {
      let digit = byte &- UInt8(ascii: "0")
      return digit <= 9 ? Int(digit) : nil
    }

    /// Takes the digits at the front of `text`.
    ///
    /// - Returns: How many there were.
    mutating func read(_ text: inout ArraySlice<UInt8>, areFraction: Bool) -> Int {
      let count = text.count
      while let byte = text.first, let digit = Self.digit(byte) {
        text.removeFirst()
        let hasRoom = value < DecimalNumber.mostDigits / 10
        if hasRoom {
          value = value * 10 + Int128(digit)
        } else if digit != 0 {
          isExact = false
        }
        if hasRoom == areFraction { exponent += areFraction ? -1 : 1 }
      }
      return count - text.count
    }
  }
}
