/// Why a PNG file cannot be read, or a picture not be written as one.
package enum PNGError: Error, Equatable, Sendable {
  /// The bytes do not begin with the PNG signature.
  case notPNG
  /// The file is one that Xcode rewrote for devices (a `CgBI` chunk), which no PNG reader takes.
  case xcodeOptimized
  /// The file ends before its `IEND` chunk does.
  case truncated
  /// The file is longer than the limit, in bytes.
  case fileTooLong(byteCount: Int, limit: Int)
  /// A side is longer than the limit, in pixels.
  case sideTooLong(width: Int, height: Int, limit: Int)
  /// The picture has more pixels than the limit.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The file breaks the format's rules; the text says where, in English.
  case corrupt(String)
  /// A picture to be written has no pixels.
  case empty(width: Int, height: Int)
  /// A picture to be written as RGB is not opaque at this pixel, counted from 0.
  case notOpaque(column: Int, row: Int)
  /// The encoder gave up, for lack of memory most likely; the text is its own.
  case notEncoded(String)
}

extension PNGError: CustomStringConvertible {
  /// One clause in English, without a full stop.
  package var description: String {
    switch self {
    case .notPNG:
      "not a PNG file"
    case .xcodeOptimized:
      "a PNG file that Xcode optimized for devices; use the original, or revert it with pngcrush"
    case .truncated:
      "the PNG file is truncated"
    case .fileTooLong(let byteCount, let limit):
      "the PNG file has \(byteCount) bytes; at most \(limit) are read"
    case .sideTooLong(let width, let height, let limit):
      "the picture is \(width)x\(height) pixels; a side may have at most \(limit)"
    case .tooLarge(let width, let height, let limit):
      "the picture is \(width)x\(height) pixels; at most \(limit) pixels are read"
    case .corrupt(let reason):
      "the PNG file is corrupt: \(reason)"
    case .empty(let width, let height):
      "a picture of \(width)x\(height) pixels cannot be a PNG file"
    case .notOpaque(let column, let row):
      "the pixel in column \(column) of row \(row) is not opaque, so the picture cannot be RGB"
    case .notEncoded(let reason):
      "the PNG file could not be made: \(reason)"
    }
  }
}
