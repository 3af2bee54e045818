/// Finds what is not UTF-8, by the table of well-formed sequences of the Unicode standard.
enum UTF8Check {
  /// Where the first ill-formed sequence begins; nil for well-formed text.
  ///
  /// - Complexity: O(n); no allocation.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      guard let length = sequenceLength(in: bytes, at: index) else { return index }
      index += length
    }
    return nil
  }

  /// The length of the well-formed sequence of several bytes at an index; nil for none.
  private static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    let rest = bytes[index + 2..<index + length]
    return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
  }
}
