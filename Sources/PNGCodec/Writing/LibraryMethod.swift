/// A way in which libpng and zlib make a file, without anything of ours: what `small` tries, and
/// the measure of what `FrameDeflate` makes.
package struct LibraryMethod: Hashable, Sendable {
  /// libpng's sets of row filters: its `PNG_FILTER_` constants.
  package enum Filters: Int32, CaseIterable, Sendable {
    /// Rows as they are.
    case none = 0x08
    /// Less the pixel to the left.
    case sub = 0x10
    /// Less the pixel above.
    case up = 0x20
    /// Less the mean of both.
    case average = 0x40
    /// Less that of left, above and above left which is nearest to a plane through them.
    case paeth = 0x80
    /// libpng's choice for each row.
    case all = 0xF8
  }

  /// zlib's level, 0...9.
  package var level: Int32
  /// The filters that libpng may use.
  package var filters: Filters
  /// Whether zlib matches only the byte before (`Z_RLE`) in place of searching.
  package var isForRuns: Bool

  /// A way with the given options.
  package init(level: Int32, filters: Filters, isForRuns: Bool = false) {
    self.level = level
    self.filters = filters
    self.isForRuns = isForRuns
  }
}
