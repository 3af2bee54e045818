import FrameDeflate
package import Pixels

/// Writes pictures as PNG files.
///
/// A file has straight alpha, 8 bits a channel, no interlacing, and an sRGB chunk with perceptual
/// intent. The same picture and options give the same bytes everywhere, but for `small`
/// and for rows of more than 2²⁴ pixels, where other versions of libpng and zlib may compress
/// differently; so pictures are compared by pixels.
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
  /// - Complexity: O(n) in the pixels; only what is not opaque is copied.
  package func encode(_ pixmap: Pixmap) throws(PNGError) -> [UInt8] {
    var bands = FrameBands()
    return try encode(Picture(RunPicture(pixmap)), changedRows: [], keeping: &bands)
  }

  /// Encodes a picture with straight alpha as it stands.
  ///
  /// - Throws: As for pixmaps.
  package func encode(_ image: StraightImage) throws(PNGError) -> [UInt8] {
    var bands = FrameBands()
    return try encode(Picture(image), changedRows: [], keeping: &bands)
  }

  /// Encodes a picture, compressing only the bands of rows that have changed.
  ///
  /// The file is the same as without `bands`, byte for byte.
  ///
  /// - Parameters:
  ///   - picture: The frame.
  ///   - changedRows: All rows that differ from the frame that `bands` was kept of, in any order;
  ///     naming more is slower and nothing else. Not asked for when `bands` has none or those of
  ///     other options or another size.
  ///   - bands: Those of the last frame, then those of this one; none after an error, or where
  ///     `small` is asked for.
  /// - Returns: The whole file.
  /// - Throws: As for pixmaps.
  package func encode(
    _ picture: RunPicture, changedRows: [Range<Int>], keeping bands: inout FrameBands
  ) throws(PNGError) -> [UInt8] {
    try encode(Picture(picture), changedRows: changedRows, keeping: &bands)
  }
}

extension PNGEncoder {
  /// Encodes a pixmap by libpng alone, whatever ``compression`` says.
  ///
  /// - Throws: As every way of encoding does.
  package func encode(_ pixmap: Pixmap, by method: LibraryMethod) throws(PNGError) -> [UInt8] {
    let picture = Picture(RunPicture(pixmap))
    try picture.checkSides()
    return try libraryFile(of: picture, by: method)
  }
}

// MARK: - Ways

extension PNGEncoder {
  private func encode(
    _ picture: Picture, changedRows: [Range<Int>], keeping bands: inout FrameBands
  ) throws(PNGError) -> [UInt8] {
    let kept = bands
    bands = FrameBands()
    try picture.checkSides()
    guard picture.width <= FrameDeflater.greatestWidth else {
      return try libraryFile(of: picture, by: LibraryMethod(level: 1, filters: .none))
    }
    switch compression {
    case .fast:
      return try bandedFile(of: picture, .runs, changedRows, from: kept, keeping: &bands)
    case .balanced:
      return try bandedFile(of: picture, .matches, changedRows, from: kept, keeping: &bands)
    case .small:
      let banded = try bandedFile(of: picture, .matches, [], from: FrameBands(), keeping: &bands)
      bands = FrameBands()
      let plain = try libraryFile(of: picture, by: LibraryMethod(level: 9, filters: .none))
      let filtered = try libraryFile(of: picture, by: LibraryMethod(level: 9, filters: .all))
      let shorter = filtered.count < plain.count ? filtered : plain
      return shorter.count < banded.count ? shorter : banded
    }
  }

  private func libraryFile(
    of picture: Picture, by method: LibraryMethod
  ) throws(PNGError) -> [UInt8] {
    try ContainerWriter.file(
      of: try picture.straightPixels(channels), size: picture.size, hasAlpha: channels == .rgba,
      method: method)
  }

  private func bandedFile(
    of picture: Picture, _ effort: FrameDeflater.Effort, _ changedRows: [Range<Int>],
    from kept: FrameBands, keeping bands: inout FrameBands
  ) throws(PNGError) -> [UInt8] {
    let deflater = FrameDeflater(
      width: picture.width, hasAlpha: channels == .rgba, effort: effort)
    var made = FrameBands()
    made.deflater = deflater
    made.height = picture.height
    let canKeep = kept.deflater == deflater && kept.height == picture.height
    for (index, rows) in deflater.bands(ofRows: picture.height).enumerated() {
      if canKeep, !changedRows.contains(where: { $0.overlaps(rows) }) {
        made.bands.append(kept.bands[index])
      } else {
        made.bands.append(try picture.band(rows, channels, by: deflater))
      }
    }
    let file = try ContainerWriter.file(
      around: deflater.stream(of: made.bands), size: picture.size, hasAlpha: channels == .rgba)
    bands = made
    return file
  }
}
