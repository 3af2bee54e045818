import TestSupport

/// Reads a file of 8-bit RGB or RGBA by nothing but the standards: neither libpng nor zlib.
struct PlainPNG {
  /// Why a file is none, or is of another kind.
  enum Failure: Error { case signature, chunk, header, rows }

  /// The types of the chunks in order; all check sums are right.
  private(set) var types: [String] = []
  /// The contents of all `IDAT` chunks.
  private(set) var data: [UInt8] = []
  private var header: [UInt8] = []

  /// Reads the chunks.
  init(_ file: [UInt8]) throws {
    guard file.starts(with: PNGContainer.signature) else { throw Failure.signature }
    var start = 8
    while start < file.count {
      guard start + 12 <= file.count else { throw Failure.chunk }
      let end = start + 12 + Self.number(file[start..<start + 4])
      guard end <= file.count else { throw Failure.chunk }
      let type = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
      let contents = Array(file[start + 8..<end - 4])
      guard PNGContainer.chunk(type, contents) == Array(file[start..<end]) else {
        throw Failure.chunk
      }
      types.append(type)
      if type == "IDAT" { data += contents }
      if type == "IHDR" { header = contents }
      start = end
    }
    // 8 bits, RGB or RGBA; deflate, the five filters, no interlacing.
    let kinds: [[UInt8]] = [[8, 2, 0, 0, 0], [8, 6, 0, 0, 0]]
    guard header.count == 13, kinds.contains(Array(header[8...])) else { throw Failure.header }
  }

  var width: Int { Self.number(header[0..<4]) }
  var height: Int { Self.number(header[4..<8]) }

  /// All pixels, straight, red in the low bits; alpha is 255 where none is stored.
  func pixels() throws -> [UInt32] {
    let channels = header[9] == 2 ? 3 : 4
    let filtered = try StreamReader(data).bytes
    let bytes = FilteredRows(width: width, channels: channels).unfiltered(filtered)
    guard let bytes, bytes.count == width * height * channels else { throw Failure.rows }
    return stride(from: 0, to: bytes.count, by: channels).map { start in
      (0..<channels).reduce(channels == 3 ? 0xFF00_0000 : 0) { pixel, channel in
        pixel | UInt32(bytes[start + channel]) << UInt32(8 * channel)
      }
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
