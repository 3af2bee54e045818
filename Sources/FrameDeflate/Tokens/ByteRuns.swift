/// Finds runs among bytes that seldom repeat.
package enum ByteRuns {
  /// The fewest equal bytes that are a run: one, and a match of the least length.
  package static let least = 4
  private static let blockCount = 32

  /// The first run that begins at `start` or after, as long as it is.
  ///
  /// - Parameters:
  ///   - bytes: Bytes, each in a word of 16 bits; the high ones are zero.
  ///   - start: Where to begin, not behind the end.
  /// - Returns: The run's place; the end, and empty, where there is none.
  /// - Complexity: O(n) in what is gone over, most of it in vector code.
  package static func first(in bytes: Span<UInt16>, from start: Int) -> Range<Int> {
    var index = start
    while index &+ blockCount &+ least <= bytes.count, !hasRun(bytes, in: index) {
      index &+= blockCount
    }
    while index &+ least <= bytes.count, !isRun(bytes, at: index) { index &+= 1 }
    guard index &+ least <= bytes.count else { return bytes.count..<bytes.count }
    var end = index &+ least
    while end < bytes.count, bytes[end] == bytes[index] { end &+= 1 }
    return index..<end
  }

  @inline(__always)
  private static func isRun(_ bytes: Span<UInt16>, at index: Int) -> Bool {
    let byte = bytes[index]
    return byte == bytes[index &+ 1] && byte == bytes[index &+ 2] && byte == bytes[index &+ 3]
  }

  /// Whether a run begins in a block.
  @inline(__always)
  private static func hasRun(_ bytes: Span<UInt16>, in start: Int) -> Bool {
    let first = bytes.extracting(start..<start &+ blockCount)
    let second = bytes.extracting(start &+ 1..<start &+ 1 &+ blockCount)
    let third = bytes.extracting(start &+ 2..<start &+ 2 &+ blockCount)
    let fourth = bytes.extracting(start &+ 3..<start &+ 3 &+ blockCount)
    var marks: UInt16 = 0
    for index in 0..<blockCount {
      // The same precedence, so parentheses. Of bytes in words only zero less one has a high bit.
      let byte = first[index]
      let others = (byte ^ second[index]) | (byte ^ third[index]) | (byte ^ fourth[index])
      marks |= others &- 1
    }
    return marks & 0x8000 != 0
  }
}
