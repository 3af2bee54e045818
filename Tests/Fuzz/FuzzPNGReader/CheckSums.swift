/// Puts right check sums into a damaged PNG file.
///
/// Without this, almost every input would end at the first check sum, and nothing behind it would
/// be tried.
enum CheckSums {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  /// The file with the check sum of each whole chunk made right.
  static func corrected(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var start = 8
    while start + 12 <= file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= file.count else { break }
      var sum: UInt32 = 0xFFFF_FFFF
      for byte in file[start + 4..<end] { sum = sum >> 8 ^ table[Int(sum & 255 ^ UInt32(byte))] }
      for place in 0..<4 {
        file[end + place] = UInt8(truncatingIfNeeded: ~sum >> UInt32(24 - 8 * place))
      }
      start = end + 4
    }
    return file
  }
}
