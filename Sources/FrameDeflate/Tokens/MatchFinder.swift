/// Finds what occurred before in a band: the small islands of pixels between its runs.
///
/// It compares tokens in place of bytes, so that a run costs one comparison whatever its length,
/// and remembers the last place of each hash only.
struct MatchFinder {
  /// Fewer tokens than this are as short spelled out: a match costs 20 to 28 bits, a token 5 to 7.
  private static let leastTokens = 5
  /// What a match costs, and what a run does, in bits, about.
  private static let (matchBits, runBits) = (24, 8)
  /// Tokens that are hashed: as many as a word of 64 bits holds.
  private static let hashedTokens = 4
  private static let hashBits = 14
  /// Tokens that are searched on trial where there are several times as many: a photograph's or
  /// noise, in which nothing is found at the price of a third of the time.
  private static let trialTokens = 1 << 14

  /// Where four tokens were seen last.
  private struct Place {
    /// The first of them; -1 for never.
    var token: Int32 = -1
    /// Its first byte.
    var byte: Int32 = 0
  }

  private let tokens: [UInt16]
  private var last = [Place](repeating: Place(), count: 1 << hashBits)
  private var result: [UInt16] = []
  /// The token to be looked at next, and where its first byte stands.
  private var index = 0
  private var byte = 0
  /// Tokens that are no matches, one after another up to `ahead`: how many, and the last four.
  private var window: (count: Int, tokens: UInt64) = (0, 0)
  private var ahead = 0
  /// Bits of each byte's code without matches.
  private let codeLengths: [UInt8]
  /// Bits that matches have saved, about.
  private var savedBits = 0

  private init(_ tokens: [UInt16], codeLengths: [UInt8]) {
    self.tokens = tokens
    self.codeLengths = codeLengths
    result.reserveCapacity(tokens.count)
  }

  /// The same bytes with matches in place of repeated tokens.
  ///
  /// - Parameters:
  ///   - tokens: Bytes and runs, and rows that repeat.
  ///   - codeLengths: Bits of each byte's code in the block of just these tokens.
  /// - Returns: Fewer tokens, or the same where little was found.
  /// - Complexity: O(n) in the tokens.
  static func matched(_ tokens: [UInt16], codeLengths: [UInt8]) -> [UInt16] {
    var finder = MatchFinder(tokens, codeLengths: codeLengths)
    if tokens.count > 4 * trialTokens {
      finder.search(upTo: trialTokens)
      // A bit for every fourth token, some twentieth, is what repays the search of the rest.
      guard finder.savedBits > finder.index / 4 else { return tokens }
    }
    finder.search(upTo: tokens.count)
    return finder.result
  }

  /// Goes on until so many tokens have been looked at, or the rest of a match more.
  private mutating func search(upTo end: Int) {
    while index < end {
      let token = tokens[index]
      if let match = Token.isByte(token) ? match() : nil {
        result.append(Token.match | UInt16(match.length))
        result.append(UInt16(match.distance - 1))
        byte += match.length
        savedBits += bits(of: index..<match.end) - Self.matchBits
        index = match.end
      } else if Token.isMatch(token) {
        result.append(token)
        result.append(tokens[index + 1])
        byte += Token.length(token)
        index += 2
      } else {
        result.append(token)
        byte += Token.isByte(token) ? 1 : Token.length(token)
        index += 1
      }
    }
  }

  /// Bits of tokens without a match, about.
  private func bits(of range: Range<Int>) -> Int {
    range.reduce(0) { bits, index in
      bits + (Token.isByte(tokens[index]) ? Int(codeLengths[Int(tokens[index])]) : Self.runBits)
    }
  }

  private struct Match {
    var length: Int
    var distance: Int
    /// The token after the match.
    var end: Int
  }

  /// The match at a byte, whose place is remembered; nil where there is none worth its bits.
  private mutating func match() -> Match? {
    guard let hash = hash() else { return nil }
    let earlier = last[hash]
    last[hash] = Place(token: Int32(index), byte: Int32(byte))
    let distance = byte - Int(earlier.byte)
    guard earlier.token >= 0, distance <= DeflateSymbols.greatestDistance else { return nil }

    let back = index - Int(earlier.token)
    var (end, length) = (index, 0)
    while end < tokens.count, tokens[end] == tokens[end - back], !Token.isMatch(tokens[end]) {
      let longer = length + (Token.isByte(tokens[end]) ? 1 : Token.length(tokens[end]))
      if longer > DeflateSymbols.matchLengths.upperBound { break }
      (end, length) = (end + 1, longer)
    }
    guard end - index >= Self.leastTokens else { return nil }
    return Match(length: length, distance: distance, end: end)
  }

  /// A hash of the next tokens; nil where a match or the end is among them.
  @inline(__always)
  private mutating func hash() -> Int? {
    if ahead < index {
      ahead = index
      window.count = 0
    }
    let end = index + Self.hashedTokens
    while ahead < end {
      if ahead >= tokens.count { return nil }
      let token = tokens[ahead]
      if Token.isMatch(token) {
        window.count = 0
        ahead += 2
      } else {
        window = (window.count + 1, window.tokens << 16 | UInt64(token))
        ahead += 1
      }
    }
    guard ahead == end, window.count >= Self.hashedTokens else { return nil }
    return Int((window.tokens &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.hashBits))
  }
}
