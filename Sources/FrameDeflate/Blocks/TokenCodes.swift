/// What is written for tokens, ready made.
///
/// An entry holds a symbol's code and extra bits in its low bits, and their number from bit 24 on.
struct TokenCodes {
  /// Of each byte.
  private let bytes: [UInt32]
  /// Of each length of a match, by the length.
  private let lengths: [UInt32]
  /// The code of each distance's symbol.
  private let distances: [UInt32]
  /// Of the block's end.
  private let end: UInt32

  /// The codes of a block.
  init(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    let symbols = Self.entries(literals)
    bytes = Array(symbols[..<256])
    end = symbols[DeflateSymbols.endOfBlock]
    lengths = DeflateSymbols.lengths.map { length in
      let (entry, extraCount) = (symbols[length.symbol], length.extraCount)
      return (entry | length.extraBits << (entry >> 24)) + extraCount << 24
    }
    self.distances = Self.entries(distances)
  }

  /// Every symbol's code alone.
  private static func entries(_ code: HuffmanCode) -> [UInt32] {
    zip(code.codes(), code.lengths).map { UInt32($0) | UInt32($1) << 24 }
  }

  /// Writes two bytes at once; a code has 15 bits at most.
  @inline(__always)
  func write(
    _ first: UInt16, _ second: UInt16, by writer: inout BitWriter,
    to output: inout MutableSpan<UInt32>
  ) {
    let (first, second) = (bytes[Int(first)], bytes[Int(second)])
    let firstCount = UInt64(first &>> 24)
    let bits = UInt64(first & 0xFF_FFFF) | UInt64(second & 0xFF_FFFF) &<< firstCount
    writer.append(bits, count: firstCount &+ UInt64(second &>> 24), to: &output)
  }

  /// Writes a byte or a run.
  @inline(__always)
  func write(_ token: UInt16, by writer: inout BitWriter, to output: inout MutableSpan<UInt32>) {
    if Token.isByte(token) { return write(entry: bytes[Int(token)], by: &writer, to: &output) }
    for piece in RunPieces(length: Token.length(token)) {
      write(entry: lengths[piece], by: &writer, to: &output)
      write(entry: distances[0], by: &writer, to: &output)
    }
  }

  /// Writes the end of the block.
  func writeEnd(by writer: inout BitWriter, to output: inout MutableSpan<UInt32>) {
    write(entry: end, by: &writer, to: &output)
  }

  /// Writes a match.
  func writeMatch(
    _ length: Int, _ distance: Int, by writer: inout BitWriter, to output: inout MutableSpan<UInt32>
  ) {
    write(entry: lengths[length], by: &writer, to: &output)
    let far = DeflateSymbols.distance(distance)
    write(entry: distances[far.symbol], by: &writer, to: &output)
    writer.append(UInt64(far.extraBits), count: UInt64(far.extraCount), to: &output)
  }

  @inline(__always)
  private func write(
    entry: UInt32, by writer: inout BitWriter, to output: inout MutableSpan<UInt32>
  ) {
    writer.append(UInt64(entry & 0xFF_FFFF), count: UInt64(entry &>> 24), to: &output)
  }
}
