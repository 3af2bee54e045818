internal import Digests

/// A first reading of a PNG file: its chunks from end to end, and the facts they tell.
///
/// It reads lengths and a few small chunks, decompresses nothing and allocates nothing that
/// grows with the picture, so that every limit can be checked before the second reading, which
/// is libpng's and checks everything else (check sums, order, contents).
struct ChunkWalk {
  /// The facts from all chunks.
  private(set) var facts: PNGFacts
  /// Bytes in all `IDAT` chunks together.
  private(set) var pictureDataCount = 0

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The most bytes that one byte of a deflate stream can stand for: 258 for every 2 bits.
  private static let greatestExpansion = 1032

  /// Walks a whole file.
  ///
  /// - Throws: What the file's structure shows to be wrong.
  /// - Complexity: O(n) in chunks, and in the bytes of those that say what colours mean.
  init(_ file: Span<UInt8>) throws(PNGError) {
    guard file.count >= 8, (0..<8).allSatisfy({ file[$0] == Self.signature[$0] }) else {
      throw .notPNG
    }
    var chunk = try Chunk(at: 8, in: file)
    if chunk.type == ChunkType.CgBI { throw .xcodeOptimized }
    guard chunk.type == ChunkType.IHDR else { throw .corrupt("the first chunk is not IHDR") }
    facts = try Self.header(chunk, in: file)

    while chunk.type != ChunkType.IEND {
      chunk = try Chunk(at: chunk.end, in: file)
      note(chunk, in: file)
    }
    facts.trailingByteCount = file.count - chunk.end
  }

  /// Compares what the file asks for with what is allowed and with what it can hold.
  ///
  /// A picture whose data could not fill it even at deflate's greatest expansion is refused here,
  /// so that a short file cannot make the reader allocate.
  func check(_ limits: PNGLimits) throws(PNGError) {
    let (width, height) = (facts.width, facts.height)
    guard max(width, height) <= limits.side else {
      throw .sideTooLong(width: width, height: height, limit: limits.side)
    }
    // Sides have at most 31 bits, so their product has at most 62.
    guard width * height <= limits.pixels else {
      throw .tooLarge(width: width, height: height, limit: limits.pixels)
    }
    guard pictureDataCount > 0 else { throw .corrupt("it has no picture data") }
    let bits = width * facts.colorType.channels * Int(facts.bitDepth)
    let leastFilteredCount = height * ((bits + 7) / 8)
    guard leastFilteredCount / Self.greatestExpansion <= pictureDataCount else {
      throw .corrupt("its data is too short for \(width)x\(height) pixels")
    }
  }
}

// MARK: - Chunks

extension ChunkWalk {
  /// Where one chunk lies.
  private struct Chunk {
    /// Four ASCII letters, the first in the highest bits.
    let type: UInt32
    /// Index of the contents' first byte, and of the byte after the contents.
    let contents: Range<Int>
    /// Index of the byte after the check sum.
    var end: Int { contents.upperBound + 4 }

    /// The chunk whose length field begins at `start`, which is at most the file's count.
    init(at start: Int, in file: Span<UInt8>) throws(PNGError) {
      guard file.count - start >= 12 else { throw .truncated }
      let length = Int(ChunkWalk.bigEndian(at: start, in: file))
      guard length <= 0x7FFF_FFFF else { throw .corrupt("a chunk's length is out of range") }
      guard file.count - start - 12 >= length else { throw .truncated }
      type = ChunkWalk.bigEndian(at: start + 4, in: file)
      contents = start + 8..<start + 8 + length
    }
  }

  private static func bigEndian(at start: Int, in file: Span<UInt8>) -> UInt32 {
    (start..<start + 4).reduce(0) { $0 << 8 | UInt32(file[$1]) }
  }

  private static func header(_ chunk: Chunk, in file: Span<UInt8>) throws(PNGError) -> PNGFacts {
    guard chunk.contents.count == 13 else { throw .corrupt("IHDR has the wrong length") }
    let start = chunk.contents.lowerBound
    let width = Int(bigEndian(at: start, in: file))
    let height = Int(bigEndian(at: start + 4, in: file))
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .corrupt("its size is \(width)x\(height)")
    }
    let depth = file[start + 8]
    guard let colorType = PNGFacts.ColorType(rawValue: file[start + 9]),
      colorType.depths.contains(depth)
    else {
      throw .corrupt("color type \(file[start + 9]) with depth \(depth) does not exist")
    }
    guard file[start + 12] <= 1 else { throw .corrupt("its interlace method does not exist") }
    return PNGFacts(
      width: width, height: height, colorType: colorType, bitDepth: depth,
      isInterlaced: file[start + 12] == 1)
  }

  private mutating func note(_ chunk: Chunk, in file: Span<UInt8>) {
    let (start, count) = (chunk.contents.lowerBound, chunk.contents.count)
    switch chunk.type {
    case ChunkType.IDAT: pictureDataCount += count
    case ChunkType.tRNS: facts.hasTransparencyChunk = true
    case ChunkType.acTL, ChunkType.fdAT: facts.isAnimated = true
    case ChunkType.gAMA where count == 4: facts.gamma = Self.bigEndian(at: start, in: file)
    case ChunkType.sRGB where count == 1: facts.sRGBIntent = file[start]
    default:
      guard let meaning = ChunkType.meanings[chunk.type] else { break }
      var hasher = XXH3Hasher()
      hasher.update(file.extracting(chunk.contents))
      facts.meanings[meaning] = hasher.finish()
    }
  }

  /// Checks the sums of all chunks, which a file whose pixels nobody decodes would hide behind.
  ///
  /// - Throws: `corrupt` for the first chunk whose sum is wrong.
  /// - Complexity: O(n) in the file's bytes.
  static func checkSums(of file: Span<UInt8>) throws(PNGError) {
    var start = 8
    while start < file.count {
      let chunk = try Chunk(at: start, in: file)
      let sum = CheckSum.crc32(file.extracting(start + 4..<chunk.contents.upperBound))
      guard sum == bigEndian(at: chunk.contents.upperBound, in: file) else {
        throw .corrupt("a chunk's check sum is wrong")
      }
      if chunk.type == ChunkType.IEND { return }
      start = chunk.end
    }
  }
}

/// Chunk types, as the four ASCII letters of their names; those are the format's own.
private enum ChunkType {
  static let IHDR: UInt32 = 0x4948_4452
  static let IDAT: UInt32 = 0x4944_4154
  static let IEND: UInt32 = 0x4945_4E44
  static let tRNS: UInt32 = 0x7452_4E53
  static let acTL: UInt32 = 0x6163_544C
  static let fdAT: UInt32 = 0x6664_4154
  static let gAMA: UInt32 = 0x6741_4D41
  static let sRGB: UInt32 = 0x7352_4742
  static let CgBI: UInt32 = 0x4367_4249

  /// The chunks of ``PNGFacts/Meaning``, by their types.
  static let meanings = Dictionary(
    uniqueKeysWithValues: PNGFacts.Meaning.allCases.map { meaning in
      (meaning.rawValue.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }, meaning)
    })
}
