/// Finds what occurred before in a band: the small islands of pixels between its runs.
///
/// It compares tokens in place of bytes, so that a run costs one comparison whatever its length,
/// and remembers the last place of each hash only.
enum MatchFinder {
  /// Fewer tokens than this are as short spelled out: a match costs 20 to 28 bits, a token 5 to 7.
  private static let leastTokens = 5
  /// Tokens that are hashed.
  private static let hashedTokens = 4
  private static let hashBits = 14

  /// The same bytes with matches in place of repeated tokens.
  ///
  /// - Complexity: O(n) in the tokens.
  static func matched(_ tokens: [UInt16]) -> [UInt16] {
    let places = bytePlaces(tokens)
    var last = [Int32](repeating: -1, count: 1 << hashBits)
    var result: [UInt16] = []
    result.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      if Token.isMatch(tokens[index]) {
        result.append(tokens[index])
        result.append(tokens[index + 1])
        index += 2
        continue
      }
      let found = match(at: index, in: tokens, places, &last)
      if let found {
        result.append(Token.match | UInt16(found.length))
        result.append(UInt16(found.distance - 1))
        index = found.end
      } else {
        result.append(tokens[index])
        index += 1
      }
    }
    return result
  }

  /// Where each token's first byte stands.
  private static func bytePlaces(_ tokens: [UInt16]) -> [Int] {
    var places = [Int](repeating: 0, count: tokens.count)
    var place = 0
    var index = 0
    while index < tokens.count {
      places[index] = place
      place += Token.isByte(tokens[index]) ? 1 : Token.length(tokens[index])
      index += Token.isMatch(tokens[index]) ? 2 : 1
    }
    return places
  }

  private struct Match {
    var length: Int
    var distance: Int
    /// The token after the match.
    var end: Int
  }

  /// The match at a token, whose place is remembered; nil where there is none worth its bits.
  private static func match(
    at index: Int, in tokens: [UInt16], _ places: [Int], _ last: inout [Int32]
  ) -> Match? {
    guard Token.isByte(tokens[index]), let hash = hash(at: index, in: tokens) else { return nil }
    let earlier = Int(last[hash])
    last[hash] = Int32(index)
    guard earlier >= 0 else { return nil }
    let distance = places[index] - places[earlier]
    guard distance <= DeflateSymbols.greatestDistance else { return nil }

    var (end, length) = (index, 0)
    while end < tokens.count, tokens[end] == tokens[earlier + end - index],
      !Token.isMatch(tokens[end])
    {
      let longer = length + (Token.isByte(tokens[end]) ? 1 : Token.length(tokens[end]))
      if longer > DeflateSymbols.matchLengths.upperBound { break }
      (end, length) = (end + 1, longer)
    }
    guard end - index >= leastTokens else { return nil }
    return Match(length: length, distance: distance, end: end)
  }

  /// A hash of the next tokens; nil where a match or the end is among them.
  private static func hash(at index: Int, in tokens: [UInt16]) -> Int? {
    guard index + hashedTokens <= tokens.count else { return nil }
    var hash: UInt64 = 0
    for token in tokens[index..<index + hashedTokens] {
      if Token.isMatch(token) { return nil }
      hash = hash << 16 | UInt64(token)
    }
    return Int((hash &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - hashBits))
  }
}
