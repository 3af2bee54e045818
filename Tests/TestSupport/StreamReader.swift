/// Reads a zlib stream by nothing but the standards, and notes of what blocks it is made.
///
/// It shares no code with the writer, nor with zlib: tables are spelled out, codes are matched bit by bit.
package struct StreamReader {
  /// What a block was.
  package enum Block: Equatable { case stored(Int), fixed, dynamic }

  /// Why a stream is none.
  package enum Failure: Error, Equatable {
    case header, truncated, blockType, storedLength, codeLengths, code, distance, checkSum, surplus
  }

  /// The bytes that the stream stands for.
  package private(set) var bytes: [UInt8] = []
  /// Its blocks in order.
  package private(set) var blocks: [Block] = []
  /// Lengths and distances of all matches.
  package private(set) var matches: [(length: Int, distance: Int)] = []

  private let stream: [UInt8]
  private var bit = 0

  /// Reads a whole stream.
  package init(_ stream: [UInt8]) throws {
    self.stream = stream
    // Deflate with a window of at most 32 KiB, no dictionary.
    guard stream.count >= 6, stream[0] & 15 == 8, stream[0] <= 0x78,
      (Int(stream[0]) << 8 + Int(stream[1])) % 31 == 0, stream[1] & 0x20 == 0
    else { throw Failure.header }
    bit = 16
    while try !readBlock() {}
    alignToByte()
    guard bit / 8 + 4 == stream.count else { throw Failure.surplus }
    let stored = stream.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard stored == Self.checkSum(bytes) else { throw Failure.checkSum }
  }

  /// Adler-32 by its definition.
  package static func checkSum(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  // MARK: - Blocks

  /// Reads a block; tells whether it was the last.
  private mutating func readBlock() throws -> Bool {
    let isLast = try take(1) == 1
    switch try take(2) {
    case 0: try readStored()
    case 1:
      blocks.append(.fixed)
      let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
      try readCompressed(try Code(lengths), try Code(Array(repeating: 5, count: 32)))
    case 2:
      blocks.append(.dynamic)
      try readDynamic()
    default: throw Failure.blockType
    }
    return isLast
  }

  private mutating func readStored() throws {
    alignToByte()
    let count = try take(16)
    guard try take(16) == count ^ 0xFFFF else { throw Failure.storedLength }
    for _ in 0..<count { bytes.append(UInt8(try take(8))) }
    blocks.append(.stored(count))
  }

  private mutating func readDynamic() throws {
    let (literals, distances) = (try take(5) + 257, try take(5) + 1)
    let stored = try take(4) + 4
    guard literals <= 286, distances <= 30 else { throw Failure.codeLengths }
    var lengthsOfLengths = [Int](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for symbol in order[..<stored] { lengthsOfLengths[symbol] = try take(3) }
    let code = try Code(lengthsOfLengths)

    var lengths: [Int] = []
    while lengths.count < literals + distances {
      let symbol = try take(code)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw Failure.codeLengths }
        lengths += Array(repeating: last, count: 3 + (try take(2)))
      case 17: lengths += Array(repeating: 0, count: 3 + (try take(3)))
      case 18: lengths += Array(repeating: 0, count: 11 + (try take(7)))
      default: lengths.append(symbol)
      }
    }
    guard lengths.count == literals + distances, lengths[256] > 0 else {
      throw Failure.codeLengths
    }
    try readCompressed(
      try Code(Array(lengths[..<literals])), try Code(Array(lengths[literals...])))
  }

  private mutating func readCompressed(_ literals: Code, _ distances: Code) throws {
    let bases = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
      163, 195, 227, 258,
    ]
    let extras = [
      0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    let distanceBases = [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
      2049, 3073, 4097, 6145, 8193, 12_289, 16_385, 24_577,
    ]
    while true {
      let symbol = try take(literals)
      if symbol == 256 { return }
      if symbol < 256 {
        bytes.append(UInt8(symbol))
        continue
      }
      guard symbol < 286 else { throw Failure.code }
      let length = bases[symbol - 257] + (try take(extras[symbol - 257]))
      let far = try take(distances)
      guard far < 30 else { throw Failure.distance }
      let distance = distanceBases[far] + (try take(max(0, far / 2 - 1)))
      guard distance <= bytes.count else { throw Failure.distance }
      for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
      matches.append((length, distance))
    }
  }

  // MARK: - Bits

  /// A complete prefix code: symbols by length and code.
  private struct Code {
    var symbols: [Int: Int] = [:]

    init(_ lengths: [Int]) throws {
      let filled = lengths.reduce(0) { $1 > 0 ? $0 + 1 << (15 - $1) : $0 }
      guard filled == 1 << 15 else { throw Failure.codeLengths }
      var next = 0
      for length in 1...15 {
        for symbol in lengths.indices where lengths[symbol] == length {
          symbols[length << 16 | next] = symbol
          next += 1
        }
        next <<= 1
      }
    }
  }

  private mutating func take(_ code: Code) throws -> Int {
    var bits = 0
    for length in 1...15 {
      bits = bits << 1 | (try take(1))
      if let symbol = code.symbols[length << 16 | bits] { return symbol }
    }
    throw Failure.code
  }

  private mutating func take(_ count: Int) throws -> Int {
    var value = 0
    for place in 0..<count {
      guard bit / 8 < stream.count else { throw Failure.truncated }
      value |= Int(stream[bit / 8] >> UInt8(bit % 8) & 1) << place
      bit += 1
    }
    return value
  }

  private mutating func alignToByte() { bit = (bit + 7) / 8 * 8 }
}
