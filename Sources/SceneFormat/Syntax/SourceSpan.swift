/// A run of bytes of one file.
///
/// Half the size of two integers: a file may hold millions of values, each with a span.
package struct SourceSpan: Hashable, Sendable {
  private let start: UInt32
  private let count: UInt32

  /// Bytes before the run.
  package var offset: Int { Int(start) }
  /// Bytes in the run.
  package var length: Int { Int(count) }
  /// Bytes before what follows the run.
  package var end: Int { Int(start) + Int(count) }

  /// The bytes from `offset` on; what does not fit in 32 bits is cut.
  package init(offset: Int, length: Int) {
    start = UInt32(clamping: offset)
    count = UInt32(clamping: length)
  }

  /// The bytes of `range`.
  init(_ range: Range<Int>) {
    self.init(offset: range.lowerBound, length: range.count)
  }
}
