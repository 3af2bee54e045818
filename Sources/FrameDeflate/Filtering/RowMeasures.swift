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

  /// The sum of all residuals' magnitudes after each filter, for pixels that have one to the left.
  ///
  /// The sums wrap only in rows of 8 million pixels, where a worse filter is all the harm.
  ///
  /// - Parameters:
  ///   - row: Pixels from the second on.
  ///   - left: Those to the left of them.
  ///   - above: Those above them.
  /// - Returns: A sum for each filter; the least promises the shortest row.
  /// - Precondition: All three have the same count.
  static func magnitudes(
    of row: Span<UInt32>, left: Span<UInt32>, above: Span<UInt32>
  ) -> (sub: UInt32, up: UInt32, average: UInt32) {
    precondition(row.count == left.count && row.count == above.count, "rows have one width")
    let (left, above) = (left.extracting(first: row.count), above.extracting(first: row.count))
    var (sub, up, average): (UInt32, UInt32, UInt32) = (0, 0, 0)
    for index in row.indices {
      let (pixel, left, above) = (row[index], left[index], above[index])
      sub &+= PixelResidual.magnitude(PixelResidual.difference(pixel, left))
      up &+= PixelResidual.magnitude(PixelResidual.difference(pixel, above))
      let mean = PixelResidual.mean(left, above)
      average &+= PixelResidual.magnitude(PixelResidual.difference(pixel, mean))
    }
    return (sub, up, average)
  }
}
