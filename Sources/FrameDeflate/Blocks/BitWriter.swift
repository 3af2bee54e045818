/// Collects bits, the lowest first, into bytes.
struct BitWriter {
  /// Whole words of 32 bits, the first written in the lowest bits.
  private var words: [UInt32] = []
  /// Bits that fill no word yet, the first written lowest; fewer than 32.
  private var waiting: UInt64 = 0
  private var waitingCount: UInt64 = 0

  /// A writer without bits.
  init() {}

  /// Makes room for that many bits in all.
  mutating func reserve(_ bitCount: Int) {
    words.reserveCapacity(bitCount / 32 + 4)
  }

  /// Appends the lowest `count` bits of `bits`, whose others are zero; at most 32.
  @inline(__always)
  mutating func append(_ bits: UInt32, count: UInt32) {
    waiting |= UInt64(bits) &<< waitingCount
    waitingCount &+= UInt64(count)
    if waitingCount >= 32 {
      words.append(UInt32(truncatingIfNeeded: waiting))
      waiting &>>= 32
      waitingCount &-= 32
    }
  }

  /// Appends an empty stored block, which ends on a whole byte.
  mutating func fullFlush() {
    append(0, count: 3)
    append(0, count: UInt32((8 - waitingCount % 8) % 8))
    append(0xFFFF_0000, count: 32)
  }

  /// What was written.
  ///
  /// - Precondition: Whole bytes were written.
  var bytes: [UInt8] {
    precondition(waitingCount % 8 == 0, "the bits end inside a byte")
    var bytes = [UInt8](repeating: 0, count: 4 * words.count)
    for index in words.indices {
      let word = words[index]
      bytes[4 * index] = UInt8(truncatingIfNeeded: word)
      bytes[4 * index + 1] = UInt8(truncatingIfNeeded: word >> 8)
      bytes[4 * index + 2] = UInt8(truncatingIfNeeded: word >> 16)
      bytes[4 * index + 3] = UInt8(truncatingIfNeeded: word >> 24)
    }
    for place in 0..<waitingCount / 8 {
      bytes.append(UInt8(truncatingIfNeeded: waiting >> (8 * place)))
    }
    return bytes
  }
}
