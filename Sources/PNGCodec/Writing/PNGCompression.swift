/// How hard the encoder tries to make a file small; it never changes a pixel.
package enum PNGCompression: String, CaseIterable, Sendable {
  /// Runs and repeated rows by `FrameDeflate`.
  case fast
  /// As `fast`, and what occurred before within a band too: never larger, a little slower.
  case balanced
  /// The shortest of `balanced`, and zlib's level 9 without filters and with a filter chosen for
  /// each row.
  case small
}
