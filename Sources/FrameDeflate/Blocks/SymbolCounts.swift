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
    let tokens = tokens.span
    // Two arrays in turn: two additions to one place wait for each other.
    var counts = [UInt32](repeating: 0, count: 512)
    do {
      var bytes = counts.mutableSpan
      var index = 0
      while index < tokens.count {
        let token = tokens[index]
        if index &+ 1 < tokens.count, Token.areBytes(token, tokens[index &+ 1]) {
          bytes[Int(token)] &+= 1
          bytes[256 &+ Int(tokens[index &+ 1])] &+= 1
          index &+= 2
        } else if Token.isMatch(token) {
          count(Token.length(token), distance: Int(tokens[index &+ 1]) + 1)
          index &+= 2
        } else if Token.isByte(token) {
          bytes[Int(token)] &+= 1
          index &+= 1
        } else {
          for piece in RunPieces(length: Token.length(token)) { count(piece, distance: 1) }
          index &+= 1
        }
      }
    }
    for byte in 0..<256 { literals[byte] = counts[byte] &+ counts[256 + byte] }
    literals[DeflateSymbols.endOfBlock] += 1
  }

  private mutating func count(_ length: Int, distance: Int) {
    let (length, far) = (DeflateSymbols.lengths[length], DeflateSymbols.distance(distance))
    literals[length.symbol] &+= 1
    distances[far.symbol] &+= 1
    extraBitCount += Int(length.extraCount + far.extraCount)
  }
}
