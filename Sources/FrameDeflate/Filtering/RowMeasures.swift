/// What decides how a row is filtered: plain loops over whole rows, which the compiler turns into
/// vector code.
enum RowMeasures {
  /// How many pixels differ.
  ///
  /// Without a branch, or the loop is not made vector code and takes ten times as long: the sign of
  /// `bits | -bits` says whether any bit is set.
  ///
  /// - Precondition: Both have the same count.
  static func differences(_ first: Span<UInt32>, _ second: Span<UInt32>) -> Int {
    precondition(first.count == second.count, "rows have one width")
    // The same bounds in the compiler's eyes too, so that it checks once.
    let second = second.extracting(first: first.count)
    var count: UInt32 = 0
    for index in first.indices {
      let bits = first[index] ^ second[index]
      count &+= (bits | (0 &- bits)) &>> 31
    }
    return Int(count)
  }

  /// Whether any of the 32 pixels from `start` on differ.
  ///
  /// - Precondition: Both spans have them.
  @inline(__always)
  static func differs(_ first: Span<UInt32>, _ second: Span<UInt32>, from start: Int) -> Bool {
    let first = first.extracting(start..<start &+ 32)
    let second = second.extracting(start..<start &+ 32)
    var bits: UInt32 = 0
    for index in 0..<32 { bits |= first[index] ^ second[index] }
    return bits != 0
  }
}
