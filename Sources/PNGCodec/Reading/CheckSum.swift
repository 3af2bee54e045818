/// The check sum of PNG's chunks: CRC-32 of zlib and ISO 3309, eight bytes at a time.
enum CheckSum {
  /// Remainders of each byte, at each of the eight places before the end.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
      tables[byte] = value
    }
    for index in 256..<tables.count {
      let before = tables[index - 256]
      tables[index] = tables[Int(before & 0xFF)] ^ before >> 8
    }
    return tables
  }()

  /// The sum of some bytes.
  ///
  /// - Complexity: O(n); no allocation after the first call.
  static func crc32(_ bytes: Span<UInt8>) -> UInt32 {
    let tables = tables.span
    var sum: UInt32 = ~0
    var place = 0
    while bytes.count - place >= 8 {
      var low = sum
      for index in 0..<4 { low ^= UInt32(bytes[place + index]) << UInt32(8 * index) }
      sum =
        tables[1792 + Int(low & 0xFF)] ^ tables[1536 + Int(low >> 8 & 0xFF)]
        ^ tables[1280 + Int(low >> 16 & 0xFF)] ^ tables[1024 + Int(low >> 24)]
      sum ^= tables[768 + Int(bytes[place + 4])] ^ tables[512 + Int(bytes[place + 5])]
      sum ^= tables[256 + Int(bytes[place + 6])] ^ tables[Int(bytes[place + 7])]
      place += 8
    }
    while place < bytes.count {
      sum = tables[Int((sum ^ UInt32(bytes[place])) & 0xFF)] ^ sum >> 8
      place += 1
    }
    return ~sum
  }
}
