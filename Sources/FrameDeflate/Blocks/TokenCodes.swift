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

  /// The codes of a block.
  init(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    bytes = (0..<256).map { Self.entry(literals, $0) }
    lengths = DeflateSymbols.lengths.map { length in
      Self.entry(literals, length.symbol, extra: length.extraBits, length.extraCount)
    }
    self.distances = distances.lengths.indices.map { Self.entry(distances, $0) }
  }

  private static func entry(
    _ code: HuffmanCode, _ symbol: Int, extra: UInt32 = 0, _ extraCount: UInt32 = 0
  ) -> UInt32 {
    let length = UInt32(code.lengths[symbol])
    return UInt32(code.codes[symbol]) | extra << length | (length + extraCount) << 24
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
