/// Neighbouring pixels of a row that have one colour.
@usableFromInline
package struct PixelRun: Hashable, Sendable {
  /// Column after the last; the first is where the run before ends.
  @usableFromInline package var end: Int32
  /// Premultiplied and packed.
  @usableFromInline package var color: UInt32

  /// A run from the end of the one before it.
  @inlinable
  package init(end: Int32, color: UInt32) {
    self.end = end
    self.color = color
  }
}

extension MutableSpan where Element == PixelRun {
  /// Writes a run at `count`, or lengthens the one before it if it has the same colour.
  @inlinable @inline(__always)
  package mutating func append(_ run: PixelRun, _ count: inout Int) {
    if count > 0, self[count &- 1].color == run.color {
      self[count &- 1].end = run.end
    } else {
      self[count] = run
      count &+= 1
    }
  }
}

extension Span where Element == PixelRun {
  /// The run that holds a column; there is one.
  ///
  /// - Complexity: O(log n) in the runs.
  @inlinable @inline(__always)
  package func index(ofColumn column: Int32) -> Int {
    var (low, high) = (0, count &- 1)
    while low < high {
      let middle = (low &+ high) &>> 1
      if self[middle].end <= column { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}

extension MutableSpan where Element == UInt32 {
  /// Writes down the pixels of a row of runs.
  ///
  /// - Parameters:
  ///   - runs: The row, whose first column is `left`.
  ///   - left: A column.
  ///   - start: Where the first pixel goes.
  package mutating func write(_ runs: Span<PixelRun>, from left: Int, at start: Int) {
    var next = start
    for index in runs.indices {
      let end = start + Int(runs[index].end) - left
      replace(next..<end, with: PremultipliedColor(packed: runs[index].color))
      next = end
    }
  }
}
