import Pixels

/// A running 64-bit checksum (FNV-1a by words), to tell two results apart.
struct Checksum: Equatable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01B3
  }

  mutating func add(_ number: Double) {
    add(number.bitPattern)
  }

  mutating func add(_ pixmap: Pixmap) {
    pixmap.withPixels { pixels in
      for index in pixels.indices { add(UInt64(pixels[index])) }
    }
  }

  /// All 16 digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
