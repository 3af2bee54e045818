/// Builds PNG files from nothing but the standard: an oracle that shares no code with libpng.
package enum PNGContainer {
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package static func chunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + contents
    return bigEndian(UInt32(contents.count)) + checked + bigEndian(checkSum(checked))
  }

  /// An `IHDR` chunk with the compression and filter methods that exist.
  package static func header(
    width: UInt32, height: UInt32, depth: UInt8, colorType: UInt8, interlace: UInt8 = 0
  ) -> [UInt8] {
    chunk(
      "IHDR", bigEndian(width) + bigEndian(height) + [depth, colorType, 0, 0, interlace])
  }

  /// A zlib stream of stored blocks.
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(65_535, bytes.count - start)
      let isLast: UInt8 = start + count == bytes.count ? 1 : 0
      stream += [isLast, UInt8(count & 255), UInt8(count >> 8)]
      stream += [UInt8(~count & 255), UInt8(~count >> 8 & 255)]
      stream += bytes[start..<start + count]
      start += count
    } while start < bytes.count
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + bigEndian(b << 16 | a)
  }

  /// A grey picture of one row, of so many bits a sample, with chunks before its data.
  package static func gray(
    _ row: [UInt8], depth: UInt8 = 8, _ chunks: [UInt8] = []
  ) -> [UInt8] {
    let width = UInt32(row.count * 8 / Int(depth))
    return signature + header(width: width, height: 1, depth: depth, colorType: 0) + chunks
      + chunk("IDAT", stored([0] + row)) + chunk("IEND", [])
  }

  package static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  package static func checkSum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = sum >> 8 ^ table[Int(sum & 255 ^ UInt32(byte))] }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    return value
  }
}

// MARK: - Bombs

extension PNGContainer {
  /// A zlib stream of `1 + 258 * repeats` zeros in 13 bits for each 258.
  package static func zeros(repeats: Int) -> [UInt8] {
    var bits: [UInt8] = []
    func append(_ pattern: String) { bits += pattern.utf8.map { $0 & 1 } }
    append("1")  // the last block,
    append("10")  // with the fixed codes:
    append("00110000")  // a zero,
    for _ in 0..<repeats { append("1100010100000") }  // 258 times the byte before,
    append("0000000")  // the end.
    let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | $1 }
    }
    let sum = UInt32((1 + 258 * repeats) % 65_521) << 16 | 1
    return [0x78, 0x01] + bytes + bigEndian(sum)
  }
}
