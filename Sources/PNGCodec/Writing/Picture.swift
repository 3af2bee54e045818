import PNGShim
import Pixels

/// The pixels to be written, straight or premultiplied, and their straight form row by row.
struct Picture {
  /// `width * height` packed pixels.
  let pixels: [UInt32]
  /// Columns.
  let width: Int
  /// Rows.
  let height: Int
  /// Whether colours are multiplied by alpha.
  let isPremultiplied: Bool

  /// A pixmap's pixels.
  init(_ pixmap: Pixmap) {
    pixels = pixmap.storage
    width = pixmap.width
    height = pixmap.height
    isPremultiplied = true
  }

  /// A straight picture's pixels.
  init(_ image: StraightImage) {
    pixels = image.pixels
    width = image.width
    height = image.height
    isPremultiplied = false
  }

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

  /// Lends straight pixels of consecutive rows; they are copied only if they are not opaque.
  ///
  /// - Throws: `notOpaque`, where `channels` has no alpha and a pixel is not opaque.
  func withRows<R>(
    _ rows: Range<Int>, _ channels: PNGEncoder.Channels, _ body: (Span<UInt32>) -> R
  ) throws(PNGError) -> R {
    let range = rows.lowerBound * width..<rows.upperBound * width
    if isOpaque(range) { return body(pixels.span.extracting(range)) }
    try checkOpaque(range, channels)
    guard isPremultiplied else { return body(pixels.span.extracting(range)) }
    let straight = pixels[range].map(PackedPixel.straight)
    return body(straight.span)
  }

  /// All pixels, straight.
  ///
  /// - Throws: As ``withRows(_:_:_:)`` does.
  func straightPixels(_ channels: PNGEncoder.Channels) throws(PNGError) -> [UInt32] {
    if isOpaque(pixels.indices) { return pixels }
    try checkOpaque(pixels.indices, channels)
    return isPremultiplied ? pixels.map(PackedPixel.straight) : pixels
  }

  /// Whether every alpha is 255; opaque pixels are the same in both forms.
  private func isOpaque(_ range: Range<Int>) -> Bool {
    let pixels = pixels.span.extracting(range)
    var all = UInt32.max
    for index in pixels.indices { all &= pixels[index] }
    return all >> 24 == 255
  }

  private func checkOpaque(
    _ range: Range<Int>, _ channels: PNGEncoder.Channels
  ) throws(PNGError) {
    guard channels == .rgb, let index = pixels[range].firstIndex(where: { $0 >> 24 != 255 })
    else { return }
    throw .notOpaque(column: index % width, row: index / width)
  }
}
