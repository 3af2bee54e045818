extension XXH3Hasher {
  /// Takes in 32-bit words in order, each with its least significant byte first.
  ///
  /// - Complexity: O(n) in the words; no allocation.
  package mutating func update(littleEndian words: Span<UInt32>) {
    #if _endian(little)
      unsafe update(words.bytes)
    #else
      for index in words.indices { update(littleEndian: words[index]) }
    #endif
  }
}
