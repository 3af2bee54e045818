import FrameDeflate
import PNGShim
import Pixels

/// A picture to be written, straight or premultiplied.
struct Picture {
  private let picture: RunPicture
  /// Whether colours are multiplied by alpha.
  private let isPremultiplied: Bool

  /// A premultiplied picture.
  init(_ picture: RunPicture) {
    self.picture = picture
    isPremultiplied = true
  }

  /// A straight picture's pixels.
  init(_ image: StraightImage) {
    picture = RunPicture(
      width: image.width, height: image.height,
      rows: Array(repeating: RunRow(), count: image.height), pixels: image.pixels)
    isPremultiplied = false
  }

  /// Columns.
  var width: Int { picture.width }
  /// Rows.
  var height: Int { picture.height }

  /// The sides as the shim takes them.
  ///
  /// - Precondition: ``checkSides()`` has passed.
  var size: png_shim_size { png_shim_size(width: UInt32(width), height: UInt32(height)) }

  /// Throws `empty` where a side is 0, or too long for the format.
  func checkSides() throws(PNGError) {
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .empty(width: width, height: height)
    }
  }

  /// Compresses consecutive rows; pixels are written down only if they are not opaque.
  ///
  /// - Throws: `notOpaque`, where `channels` has no alpha and a pixel is not opaque.
  func band(
    _ rows: Range<Int>, _ channels: PNGEncoder.Channels, by deflater: FrameDeflater
  ) throws(PNGError) -> DeflatedBand {
    if rows.allSatisfy(picture.isOpaque(row:)) { return deflater.band(rows, of: picture) }
    let pixels = try straightPixels(ofRows: rows, channels)
    return deflater.band(pixels.span)
  }

  /// All pixels, straight.
  ///
  /// - Throws: As ``band(_:_:by:)`` does.
  func straightPixels(_ channels: PNGEncoder.Channels) throws(PNGError) -> [UInt32] {
    try straightPixels(ofRows: 0..<height, channels)
  }

  private func straightPixels(
    ofRows rows: Range<Int>, _ channels: PNGEncoder.Channels
  ) throws(PNGError) -> [UInt32] {
    var storage: [UInt32] = []
    var pixels: [UInt32] = []
    pixels.reserveCapacity(rows.count * width)
    picture.withPixels(ofRows: rows, using: &storage) { span in
      for index in span.indices { pixels.append(span[index]) }
    }
    if channels == .rgb, let index = pixels.firstIndex(where: { $0 >> 24 != 255 }) {
      throw .notOpaque(column: index % width, row: rows.lowerBound + index / width)
    }
    return isPremultiplied ? pixels.map(PackedPixel.straight) : pixels
  }
}
