/// A block with codes of its own, made for the tokens it holds.
///
/// - SeeAlso: RFC 1951, section 3.2.7.
struct DynamicBlock {
  private let tokens: [UInt16]
  private let counts: SymbolCounts
  private let literals: HuffmanCode
  private let distances: HuffmanCode
  private let header: CodeLengthHeader

  /// The block of some tokens; it has its best codes, but is not written yet.
  init(_ tokens: [UInt16]) {
    self.tokens = tokens
    counts = SymbolCounts(tokens)
    literals = HuffmanCode(frequencies: counts.literals, limit: 15)
    distances = HuffmanCode(frequencies: counts.distances, limit: 15)
    header = CodeLengthHeader(literals: literals.lengths, distances: distances.lengths)
  }

  /// Bits of each literal's code.
  var codeLengths: [UInt8] { literals.lengths }

  /// The block's length, exactly.
  var bitCount: Int {
    func total(_ counts: [UInt32], _ code: HuffmanCode) -> Int {
      zip(counts, code.lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
    }
    return header.bitCount + counts.extraBitCount + total(counts.literals, literals)
      + total(counts.distances, distances)
  }

  /// The block, which is not marked as the last, and a full flush: whole bytes.
  func flushedBytes() -> [UInt8] {
    // The flush takes 35 bits, and fewer than 8 to the end of a byte.
    var words = [UInt32](repeating: 0, count: BitWriter.room(forBits: bitCount + 43))
    var writer = BitWriter()
    do {
      var output = words.mutableSpan
      header.write(&writer, to: &output)
      writeTokens(&writer, to: &output)
      writer.fullFlush(to: &output)
    }
    return writer.bytes(of: words.span)
  }

  /// Writes the tokens, and the block's end.
  private func writeTokens(_ writer: inout BitWriter, to output: inout MutableSpan<UInt32>) {
    let codes = TokenCodes(literals, distances)
    let tokens = tokens.span
    // A copy, which the compiler can keep in registers: the output is known to be apart from it.
    var local = writer
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if index &+ 1 < tokens.count, Token.areBytes(token, tokens[index &+ 1]) {
        codes.write(token, tokens[index &+ 1], by: &local, to: &output)
        index &+= 2
      } else if Token.isMatch(token) {
        let distance = Int(tokens[index &+ 1]) + 1
        codes.writeMatch(Token.length(token), distance, by: &local, to: &output)
        index &+= 2
      } else {
        codes.write(token, by: &local, to: &output)
        index &+= 1
      }
    }
    codes.writeEnd(by: &local, to: &output)
    writer = local
  }
}
