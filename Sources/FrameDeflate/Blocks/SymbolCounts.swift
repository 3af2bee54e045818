/// How often each symbol occurs in a block.
struct SymbolCounts {
  /// Literals, the end of the block, lengths.
  private(set) var literals = [UInt32](repeating: 0, count: DeflateSymbols.literalCount)
  /// Distances.
  private(set) var distances = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)
  /// Bits beside the codes.
  private(set) var extraBitCount = 0

  /// Counts what stands for the tokens, and the end of the block.
  init(_ tokens: [UInt16]) {
    let lengths = DeflateSymbols.lengths
    let tokens = tokens.span
    // Apart from the properties, so that the loop that counts most knows their bounds.
    var bytes = [UInt32](repeating: 0, count: 256)
    var counts = bytes.mutableSpan
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index &+= 1
      if Token.isByte(token) {
        counts[Int(token)] &+= 1
      } else if Token.isMatch(token) {
        count(lengths[Token.length(token)], DeflateSymbols.distance(Int(tokens[index]) + 1))
        index &+= 1
      } else {
        for piece in RunPieces(length: Token.length(token)) {
          count(lengths[piece], DeflateSymbols.distance(1))
        }
      }
    }
    for symbol in 0..<256 { self.literals[symbol] = counts[symbol] }
    self.literals[DeflateSymbols.endOfBlock] += 1
  }

  private mutating func count(
    _ length: DeflateSymbols.Symbol, _ distance: DeflateSymbols.Symbol
  ) {
    literals[length.symbol] &+= 1
    distances[distance.symbol] &+= 1
    extraBitCount += Int(length.extraCount + distance.extraCount)
  }
}
