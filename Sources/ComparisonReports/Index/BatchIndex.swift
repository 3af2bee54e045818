/// The variants of a batch, as a page or a sheet shows them.
package struct BatchIndex: Hashable, Sendable {
  /// Its title, such as the scene's name.
  package var title: String
  /// What made the frames.
  package var stamp: ReportStamp
  /// The variants, in the order in which they are shown.
  package var entries: [BatchIndexEntry]

  /// An index; variants can be added later.
  package init(title: String, stamp: ReportStamp, entries: [BatchIndexEntry] = []) {
    (self.title, self.stamp, self.entries) = (title, stamp, entries)
  }
}
