/// Everything that a report shows, as plain values.
///
/// Nothing in it is read from anywhere else, so that equal documents make equal reports, byte for
/// byte. Texts may hold anything: each is escaped for the place where it is put.
package struct ReportDocument: Hashable, Sendable {
  /// What a report is for.
  package enum Purpose: String, Hashable, Sendable {
    /// Expected and actual frames, and what differs.
    case comparison
    /// The frames of a rendering, only to be looked at.
    case preview
  }

  /// What the report is for.
  package var purpose: Purpose
  /// Its title, such as the folder's or the scene's name.
  package var title: String
  /// The result in a sentence, such as `12 of 61 frames differ`.
  package var summary: String
  /// What made the frames.
  package var stamp: ReportStamp
  /// The sequences, in the order in which they are listed; a picture alone is a sequence of one
  /// frame.
  package var sequences: [ReportSequence]

  /// A report without sequences.
  package init(purpose: Purpose, title: String, summary: String, stamp: ReportStamp) {
    (self.purpose, self.title, self.summary) = (purpose, title, summary)
    (self.stamp, sequences) = (stamp, [])
  }
}
