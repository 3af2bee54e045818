/// A run cut into matches: the longest there are, and a rest that is long enough for one too.
struct RunPieces: Sequence, IteratorProtocol {
  /// Bytes not yet cut off.
  private var left: Int

  /// The pieces of a run of at least three bytes.
  init(length: Int) {
    left = length
  }

  /// The next piece, 3...258 bytes.
  @inline(__always)
  mutating func next() -> Int? {
    if left == 0 { return nil }
    var piece = Swift.min(left, 258)
    // One or two left over would be too short.
    if left == 259 || left == 260 { piece = left &- 3 }
    left &-= piece
    return piece
  }
}
