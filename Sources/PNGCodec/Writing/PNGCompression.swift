/// How hard the encoder tries to make a file small; it never changes a pixel.
package enum PNGCompression: String, CaseIterable, Sendable {
  /// zlib level 1, no filter: the quickest that libpng can do for flat pictures.
  case fast
  /// zlib level 1 for runs over the Paeth filter: a quarter smaller than `fast` for twice the time,
  /// and good for photographs too.
  case balanced
  /// zlib level 9, once without filters and once with a filter chosen for each row, and the
  /// shorter of the two.
  case small
}
