/// How much a PNG file may ask of the reader.
///
/// All are checked before memory of the picture's size is taken.
package struct PNGLimits: Hashable, Sendable {
  /// The longest file, in bytes.
  package var fileBytes = 256 << 20
  /// The longest side, in pixels.
  package var side = 65_535
  /// The most pixels: by default 64 Mi, which take 256 MiB.
  package var pixels = 64 << 20
  /// The most that one chunk other than the picture's data may take, in bytes.
  package var chunkBytes = 8 << 20

  /// The default limits.
  package init() {}

  /// The default limits with another number of pixels.
  package init(pixels: Int) {
    self.pixels = pixels
  }
}
