/// Deflate's symbols for lengths and distances: a code, and extra bits after it.
///
/// - SeeAlso: RFC 1951, section 3.2.5.
enum DeflateSymbols {
  /// A symbol and the bits that follow its code.
  struct Symbol {
    var symbol: Int
    var extraBits: UInt32
    var extraCount: UInt32
  }

  /// Symbols of literals (0...255), the end of a block (256) and lengths (257...285).
  static let literalCount = 286
  /// The symbol that ends a block.
  static let endOfBlock = 256
  /// Symbols of distances.
  static let distanceCount = 30
  /// The shortest and the longest match, in bytes.
  static let matchLengths = 3...258
  /// The farthest match, in bytes back.
  static let greatestDistance = 32_768

  /// The symbol of each length; those below 3 have none and stand for nothing.
  static let lengths: [Symbol] = (0...258).map { length in
    guard length < 258 else { return Symbol(symbol: 285, extraBits: 0, extraCount: 0) }
    let above = max(0, length - 3)
    guard above >= 8 else { return Symbol(symbol: 257 + above, extraBits: 0, extraCount: 0) }
    // Four symbols for each power of two.
    let extra = above.bitWidth - above.leadingZeroBitCount - 3
    return Symbol(
      symbol: 257 + 4 * extra + above >> extra, extraBits: UInt32(above & (1 << extra - 1)),
      extraCount: UInt32(extra))
  }

  /// The symbol of a distance of 1...32,768 bytes.
  static func distance(_ distance: Int) -> Symbol {
    let above = distance - 1
    guard above >= 4 else { return Symbol(symbol: above, extraBits: 0, extraCount: 0) }
    // Two symbols for each power of two.
    let extra = above.bitWidth - above.leadingZeroBitCount - 2
    return Symbol(
      symbol: 2 * extra + above >> extra, extraBits: UInt32(above & (1 << extra - 1)),
      extraCount: UInt32(extra))
  }
}
