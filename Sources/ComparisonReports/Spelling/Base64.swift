/// Bytes as text, by RFC 4648.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes in the standard alphabet, padded.
  ///
  /// - Complexity: O(n); the text's bytes and the text are allocated.
  static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let left = bytes.count - start
      let bits =
        UInt32(bytes[start]) << 16
        | (left > 1 ? UInt32(bytes[start + 1]) << 8 : 0)
        | (left > 2 ? UInt32(bytes[start + 2]) : 0)
      text.append(digits[Int(bits >> 18)])
      text.append(digits[Int(bits >> 12 & 63)])
      text.append(left > 1 ? digits[Int(bits >> 6 & 63)] : UInt8(ascii: "="))
      text.append(left > 2 ? digits[Int(bits & 63)] : UInt8(ascii: "="))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
