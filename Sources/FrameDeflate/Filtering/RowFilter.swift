/// PNG's row filters that are used, with the byte that names each.
enum RowFilter: UInt8 {
  /// What differs from the pixel to the left.
  case sub = 1
  /// What differs from the pixel above.
  case up = 2
  /// What differs from the mean of the two, rounded down.
  case average = 3
  /// What differs from that of left, above and above left which is nearest to a plane through them.
  case paeth = 4
}
