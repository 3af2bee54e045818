package import Pixels

/// Filters and compresses the rows of rendered frames to a zlib stream for PNG.
///
/// A frame is cut into bands of a fixed number of rows. A band's bytes depend on its own pixels
/// alone, so bands can be compressed on several cores, and kept from one frame to the next, and
/// the stream is still the same. README.md draws it.
package struct FrameDeflater: Hashable, Sendable {
  /// How hard to look for repetitions.
  package enum Effort: Sendable {
    /// Runs of one byte, and rows that repeat the row above.
    case runs
    /// Also what occurred before within the band; never longer, a little slower.
    case matches
  }

  /// The widest frame, in pixels.
  package static let greatestWidth = 1 << 24

  /// Pixels of one band, about: large enough that a band's code tables (some 70 bytes) and flush
  /// are few in a hundred of it, small enough that a change of a fifth of a screen's rows leaves
  /// three quarters of its bands as they were.
  private static let pixelsInBand = 1 << 17

  /// Pixels of a row.
  package let width: Int
  /// Whether four bytes of each pixel are stored, or red, green and blue only.
  package let hasAlpha: Bool
  /// How hard to look for repetitions.
  package let effort: Effort

  /// A compressor for frames of one width.
  ///
  /// - Precondition: `width` is in 1...``greatestWidth``.
  package init(width: Int, hasAlpha: Bool, effort: Effort) {
    precondition((1...Self.greatestWidth).contains(width), "no frame has this width")
    self.width = width
    self.hasAlpha = hasAlpha
    self.effort = effort
  }

  /// Bytes of a pixel in the stream.
  var channels: Int { hasAlpha ? 4 : 3 }

  /// Rows of every band but a frame's last, which may have fewer.
  package var rowsInBand: Int { max(8, Self.pixelsInBand / width) }

  /// The bands of a frame of that many rows, from the top.
  package func bands(ofRows height: Int) -> [Range<Int>] {
    stride(from: 0, to: height, by: rowsInBand).map { $0..<min($0 + rowsInBand, height) }
  }

  /// Compresses one band.
  ///
  /// - Parameter pixels: Whole rows from the top: red in bits 0–7, green 8–15, blue 16–23, alpha
  ///   24–31 with straight alpha; without an alpha channel, the alpha of all is equal.
  /// - Returns: The band; the same for the same pixels.
  /// - Precondition: `pixels` are whole rows.
  /// - Complexity: O(n) in the pixels, most of it comparisons of rows.
  package func band(_ pixels: Span<UInt32>) -> DeflatedBand {
    precondition(pixels.count % width == 0, "a band is whole rows")
    var tokens = RowTokens(width: width, channels: channels)
    tokens.append(pixels)
    return band(&tokens)
  }

  /// Compresses one band of an opaque picture.
  ///
  /// - Parameters:
  ///   - rows: The band's, at least one.
  ///   - picture: Of this width.
  /// - Returns: The same band as of the pixels.
  /// - Complexity: O(n) in the runs, and in the pixels of busy rows.
  package func band(_ rows: Range<Int>, of picture: RunPicture) -> DeflatedBand {
    var tokens = RowTokens(width: width, channels: channels)
    tokens.append(rows, of: picture)
    return band(&tokens)
  }

  private func band(_ rows: inout RowTokens) -> DeflatedBand {
    let runs = rows.finish()
    var block = DynamicBlock(runs)
    if effort == .matches {
      let fewer = MatchFinder.matched(runs, codeLengths: block.codeLengths)
      let matched = fewer.count < runs.count ? DynamicBlock(fewer) : block
      if matched.bitCount < block.bitCount { block = matched }
    }
    return DeflatedBand(bytes: block.flushedBytes(), sum: rows.sum)
  }

  /// The zlib stream of bands, from the top.
  package func stream(of bands: [DeflatedBand]) -> [UInt8] {
    var stream: [UInt8] = []
    stream.reserveCapacity(bands.reduce(8) { $0 + $1.bytes.count })
    // Deflate with a window of 32 KiB, made by the fastest method.
    stream += [0x78, 0x01]
    var sum = AdlerSum.streamStart
    for band in bands {
      stream += band.bytes
      sum.add(band.sum)
    }
    // The last block: fixed codes, and nothing but its end.
    stream += [0x03, 0x00]
    for shift: UInt32 in [24, 16, 8, 0] {
      stream.append(UInt8(truncatingIfNeeded: sum.value >> shift))
    }
    return stream
  }
}
