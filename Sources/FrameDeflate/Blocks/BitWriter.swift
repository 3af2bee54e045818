/// Puts bits, the lowest first, into words that somebody else holds.
struct BitWriter {
  /// Words that are full.
  private var wordCount = 0
  /// Bits that fill no word yet, the first written lowest; fewer than 32 between calls.
  private var waiting: UInt64 = 0
  private var waitingCount: UInt64 = 0

  /// A writer at the first word.
  init() {}

  /// Words of 32 bits that hold so many bits, and the one that is begun after them.
  static func room(forBits bitCount: Int) -> Int { bitCount / 32 + 2 }

  /// Whole bytes that were written.
  var byteCount: Int { 4 * wordCount + Int(waitingCount / 8) }

  /// Appends the lowest `count` bits of `bits`, whose others are zero; at most 32.
  ///
  /// The word is stored though it be not full: when it is cannot be foreseen, so a branch on it
  /// takes longer than a store does.
  @inline(__always)
  mutating func append(_ bits: UInt64, count: UInt64, to output: inout MutableSpan<UInt32>) {
    waiting |= bits &<< waitingCount
    waitingCount &+= count
    output[wordCount] = UInt32(truncatingIfNeeded: waiting)
    wordCount &+= Int(truncatingIfNeeded: waitingCount &>> 5)
    waiting &>>= waitingCount & 32
    waitingCount &= 31
  }

  /// Appends an empty stored block, which ends on a whole byte.
  mutating func fullFlush(to output: inout MutableSpan<UInt32>) {
    append(0, count: 3, to: &output)
    append(0, count: (8 - waitingCount % 8) % 8, to: &output)
    append(0xFFFF_0000, count: 32, to: &output)
    // The word that the last bits stand in.
    append(0, count: 0, to: &output)
  }

  /// The bytes of the words, the lowest first.
  func bytes(of words: Span<UInt32>) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4 * words.count)
    var output = bytes.mutableSpan
    var place = 0
    for index in words.indices {
      let word = words[index]
      output[place &+ 3] = UInt8(truncatingIfNeeded: word &>> 24)
      output[place] = UInt8(truncatingIfNeeded: word)
      output[place &+ 1] = UInt8(truncatingIfNeeded: word &>> 8)
      output[place &+ 2] = UInt8(truncatingIfNeeded: word &>> 16)
      place &+= 4
    }
    bytes.removeLast(bytes.count - byteCount)
    return bytes
  }
}
