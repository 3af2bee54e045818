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

  /// The block's length, exactly.
  var bitCount: Int {
    func total(_ counts: [UInt32], _ code: HuffmanCode) -> Int {
      zip(counts, code.lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
    }
    return header.bitCount + counts.extraBitCount + total(counts.literals, literals)
      + total(counts.distances, distances)
  }

  /// Writes the block, which is not marked as the last.
  func write(to writer: inout BitWriter) {
    writer.reserve(bitCount + 64)
    header.write(to: &writer)
    writeTokens(to: &writer)
  }

  /// Writes the tokens, and the block's end.
  private func writeTokens(to writer: inout BitWriter) {
    let literals = EntryTable(literals)
    let distances = EntryTable(distances)
    let bytes = (0..<256).map { literals.entry($0) }
    let lengths = DeflateSymbols.lengths.map { length in
      literals.entry(length.symbol, extra: length.extraBits, length.extraCount)
    }
    let one = distances.entry(0)
    let tokens = tokens.span
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index &+= 1
      if Token.isByte(token) {
        write(bytes[Int(token)], to: &writer)
      } else if Token.isMatch(token) {
        write(lengths[Token.length(token)], to: &writer)
        let distance = DeflateSymbols.distance(Int(tokens[index]) + 1)
        write(distances.entry(distance.symbol), to: &writer)
        writer.append(distance.extraBits, count: distance.extraCount)
        index &+= 1
      } else {
        for piece in RunPieces(length: Token.length(token)) {
          write(lengths[piece], to: &writer)
          write(one, to: &writer)
        }
      }
    }
    write(literals.entry(DeflateSymbols.endOfBlock), to: &writer)
  }

  @inline(__always)
  private func write(_ entry: UInt32, to writer: inout BitWriter) {
    writer.append(entry & 0xFF_FFFF, count: entry &>> 24)
  }
}

/// Codes as they are written.
private struct EntryTable {
  private let lengths: [UInt8]
  private let codes: [UInt16]

  init(_ code: HuffmanCode) {
    lengths = code.lengths
    codes = code.codes()
  }

  /// A symbol's code and extra bits in the low bits, their number from bit 24 on.
  func entry(_ symbol: Int, extra: UInt32 = 0, _ extraCount: UInt32 = 0) -> UInt32 {
    let length = UInt32(lengths[symbol])
    return UInt32(codes[symbol]) | extra << length | (length + extraCount) << 24
  }
}
