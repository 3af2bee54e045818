/// A prefix code made for given frequencies, with no code longer than a limit.
///
/// - SeeAlso: RFC 1951, section 3.2.2.
package struct HuffmanCode {
  /// Bits of each symbol's code; 0 for a symbol that does not occur.
  package let lengths: [UInt8]

  /// The code of least total length, or nearly so where the limit shortens it.
  ///
  /// At least two symbols get codes, since some readers refuse a code of one. Equal frequencies
  /// are told apart by the symbol, so that equal input gives equal codes.
  ///
  /// - Parameters:
  ///   - frequencies: How often each symbol occurs; at least two symbols.
  ///   - limit: The greatest length, in bits, 1...15.
  /// - Precondition: `limit` bits are enough for all symbols.
  package init(frequencies: [UInt32], limit: Int) {
    precondition(frequencies.count >= 2 && frequencies.count <= 1 << limit, "the limit is too low")
    var frequencies = frequencies
    for symbol in 0..<2 where frequencies.lazy.filter({ $0 > 0 }).count < 2 {
      frequencies[symbol] = max(1, frequencies[symbol])
    }
    lengths = Self.lengths(frequencies, limit: limit)
  }

  /// Each symbol's code, its first bit lowest, as deflate stores it; made with each call.
  ///
  /// Codes of equal length ascend with the symbol, shorter ones come first.
  package func codes() -> [UInt16] {
    var counts = [UInt16](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 16)
    for length in 2..<16 { next[length] = (next[length - 1] &+ counts[length - 1]) &<< 1 }
    return lengths.map { length in
      if length == 0 { return 0 }
      let code = next[Int(length)]
      next[Int(length)] &+= 1
      return Self.reversed(code, count: length)
    }
  }

  /// The lengths of all codes.
  ///
  /// Where one passes the limit, frequencies are halved, which flattens the tree, until none does.
  /// In the end all are equal, and the tree as flat as can be.
  private static func lengths(_ frequencies: [UInt32], limit: Int) -> [UInt8] {
    var frequencies = frequencies
    while true {
      let lengths = unlimitedLengths(frequencies)
      if lengths.allSatisfy({ $0 <= limit }) { return lengths }
      for symbol in frequencies.indices where frequencies[symbol] > 0 {
        frequencies[symbol] = frequencies[symbol] >> 1 | 1
      }
    }
  }

  /// Huffman's tree from two queues: leaves in ascending order, and the inner nodes, which are
  /// made in ascending order.
  private static func unlimitedLengths(_ frequencies: [UInt32]) -> [UInt8] {
    // The symbol in the low bits decides between equal frequencies.
    let leaves = frequencies.indices.filter { frequencies[$0] > 0 }
      .map { UInt64(frequencies[$0]) << 16 | UInt64($0) }.sorted()
    let count = leaves.count
    var weights = leaves.map { $0 >> 16 }
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, inner) = (0, count)
    for node in count..<2 * count - 1 {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < count && (inner >= node || weights[leaf] <= weights[inner])
        let child = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        weight += weights[child]
        parents[child] = node
      }
      weights.append(weight)
    }
    var depths = [UInt8](repeating: 0, count: 2 * count - 1)
    for node in (0..<2 * count - 2).reversed() { depths[node] = depths[parents[node]] + 1 }
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    for (place, leaf) in leaves.enumerated() { lengths[Int(leaf & 0xFFFF)] = depths[place] }
    return lengths
  }

  /// The lowest `count` bits of a code, the last first.
  private static func reversed(_ code: UInt16, count: UInt8) -> UInt16 {
    var (left, result) = (code, UInt16(0))
    for _ in 0..<count {
      result = result &<< 1 | left & 1
      left &>>= 1
    }
    return result
  }
}
