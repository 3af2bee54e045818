/// The start of a dynamic block: both codes' lengths, shortened by runs and coded once more.
///
/// - SeeAlso: RFC 1951, section 3.2.7.
struct CodeLengthHeader {
  /// A symbol of 0...18 with the bits that follow it.
  private struct Item {
    var symbol: Int
    var extraBits: UInt32 = 0
    var extraCount: UInt32 = 0
  }

  /// The order in which the lengths of the lengths' code are stored; the rarest come last, where
  /// they can be left out.
  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private let literalCount: Int
  private let distanceCount: Int
  /// How many of ``order`` are stored.
  private let storedCount: Int
  private let items: [Item]
  private let code: HuffmanCode

  /// The header for two codes.
  init(literals: [UInt8], distances: [UInt8]) {
    func used(_ lengths: [UInt8], least: Int) -> Int {
      max(least, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    }
    literalCount = used(literals, least: 257)
    distanceCount = used(distances, least: 1)
    items = Self.items(literals[..<literalCount] + distances[..<distanceCount])
    var counts = [UInt32](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = HuffmanCode(frequencies: counts, limit: 7)
    storedCount = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    self.code = code
  }

  /// Bits of the header.
  var bitCount: Int {
    items.reduce(3 + 14 + 3 * storedCount) {
      $0 + Int(code.lengths[$1.symbol]) + Int($1.extraCount)
    }
  }

  /// Writes the block's type and both codes.
  func write(_ writer: inout BitWriter, to output: inout MutableSpan<UInt32>) {
    // Not the last block; dynamic codes are type 2.
    writer.append(2 << 1, count: 3, to: &output)
    writer.append(UInt64(literalCount - 257), count: 5, to: &output)
    writer.append(UInt64(distanceCount - 1), count: 5, to: &output)
    writer.append(UInt64(storedCount - 4), count: 4, to: &output)
    for symbol in Self.order[..<storedCount] {
      writer.append(UInt64(code.lengths[symbol]), count: 3, to: &output)
    }
    let codes = code.codes()
    for item in items {
      let (bits, count) = (codes[item.symbol], code.lengths[item.symbol])
      writer.append(UInt64(bits), count: UInt64(count), to: &output)
      writer.append(UInt64(item.extraBits), count: UInt64(item.extraCount), to: &output)
    }
  }

  private static func items(_ lengths: ArraySlice<UInt8>) -> [Item] {
    var items: [Item] = []
    var rest = lengths
    while let length = rest.first {
      let end = rest.firstIndex { $0 != length } ?? rest.endIndex
      append(length, repeats: end - rest.startIndex, to: &items)
      rest = rest[end...]
    }
    return items
  }

  /// Zeros in runs of 3 to 138; others once, then again in runs of 3 to 6.
  private static func append(_ length: UInt8, repeats: Int, to items: inout [Item]) {
    var left = repeats
    if length > 0 {
      items.append(Item(symbol: Int(length)))
      left -= 1
    }
    while left >= 3 {
      let run = min(left, length > 0 ? 6 : 138)
      let item =
        switch run {
        case _ where length > 0: Item(symbol: 16, extraBits: UInt32(run - 3), extraCount: 2)
        case ...10: Item(symbol: 17, extraBits: UInt32(run - 3), extraCount: 3)
        default: Item(symbol: 18, extraBits: UInt32(run - 11), extraCount: 7)
        }
      items.append(item)
      left -= run
    }
    for _ in 0..<left { items.append(Item(symbol: Int(length))) }
  }
}
