import PNGShim
package import Pixels

/// Writes pictures as PNG files.
///
/// A file has straight alpha, 8 bits a channel, no interlacing, and an sRGB chunk with perceptual
/// intent. The same picture and options give the same bytes with the same libpng and zlib; other
/// versions of these may compress differently, which is why pictures are compared by pixels.
package struct PNGEncoder: Hashable, Sendable {
  /// The channels that a file stores.
  package enum Channels: Sendable {
    /// Red, green and blue; the picture must be opaque.
    case rgb
    /// Red, green, blue and straight alpha.
    case rgba
  }

  /// The channels that files store.
  package var channels: Channels
  /// How hard to try for small files.
  package var compression: PNGCompression

  /// An encoder with the given options.
  package init(channels: Channels, compression: PNGCompression = .balanced) {
    self.channels = channels
    self.compression = compression
  }

  /// Encodes a pixmap.
  ///
  /// - Returns: The whole file.
  /// - Throws: `empty`, `notOpaque` (RGB only), or `notEncoded`.
  /// - Complexity: O(n) in the pixels; a copy of them is made only if they are not opaque.
  package func encode(_ pixmap: Pixmap) throws(PNGError) -> [UInt8] {
    guard let index = pixmap.storage.firstIndex(where: { $0 >> 24 != 255 }) else {
      // Opaque pixels are the same in both forms.
      return try encode(pixmap.storage, width: pixmap.width, height: pixmap.height)
    }
    guard channels == .rgba else {
      throw .notOpaque(column: index % pixmap.width, row: index / pixmap.width)
    }
    return try encode(StraightImage(pixmap))
  }

  /// Encodes a picture with straight alpha as it stands.
  ///
  /// - Throws: As for pixmaps.
  package func encode(_ image: StraightImage) throws(PNGError) -> [UInt8] {
    if channels == .rgb, let index = image.pixels.firstIndex(where: { $0 >> 24 != 255 }) {
      throw .notOpaque(column: index % image.width, row: index / image.width)
    }
    return try encode(image.pixels, width: image.width, height: image.height)
  }
}

extension PNGEncoder {
  private func encode(
    _ pixels: [UInt32], width: Int, height: Int
  ) throws(PNGError) -> [UInt8] {
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .empty(width: width, height: height)
    }
    let size = png_shim_size(width: UInt32(width), height: UInt32(height))
    var shortest: [UInt8] = []
    for format in formats {
      let file = try Self.encode(pixels, size: size, format: format)
      if shortest.isEmpty || file.count < shortest.count { shortest = file }
    }
    return shortest
  }

  /// The ways to try, in order; the first of equal length wins.
  private var formats: [png_shim_format] {
    switch compression {
    case .fast: [format(level: 1, filters: .none)]
    case .balanced: [format(level: 1, filters: .paeth, forRuns: true)]
    case .small: [format(level: 9, filters: .none), format(level: 9, filters: .all)]
    }
  }

  /// libpng's sets of row filters: its `PNG_FILTER_` constants.
  private enum Filters: Int32 {
    case none = 0x08
    case paeth = 0x80
    case all = 0xF8
  }

  /// A format; for runs, zlib matches only the byte before (`Z_RLE`) in place of searching.
  private func format(level: Int32, filters: Filters, forRuns: Bool = false) -> png_shim_format {
    png_shim_format(
      has_alpha: channels == .rgba ? 1 : 0, level: level, strategy: forRuns ? 3 : 0,
      filters: filters.rawValue)
  }

  private static func encode(
    _ pixels: [UInt32], size: png_shim_size, format: png_shim_format
  ) throws(PNGError) -> [UInt8] {
    var file: [UInt8] = []
    var message = [CChar](repeating: 0, count: Int(PNG_SHIM_MESSAGE_SIZE))
    // The sink is called only during the shim's call, while all three loans last.
    let outcome = unsafe pixels.withUnsafeBytes { pixels in
      unsafe withUnsafeMutablePointer(to: &file) { file in
        unsafe message.withUnsafeMutableBufferPointer { message in
          guard let text = message.baseAddress,
            let first = pixels.baseAddress
          else { return Int32(-1) }
          return unsafe png_shim_encode(first, size, format, append, file, text)
        }
      }
    }
    guard outcome == 0 else { throw .notEncoded(text(of: message)) }
    return file
  }
}

/// Appends what libpng gives to the array of bytes that `context` points at.
private func append(context: UnsafeMutableRawPointer, bytes: UnsafePointer<UInt8>, count: Int) {
  let file = unsafe context.assumingMemoryBound(to: [UInt8].self)
  unsafe file.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
}
