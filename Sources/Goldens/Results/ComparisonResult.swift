/// What a whole run of comparisons found: plain values, from which every report is written.
package struct ComparisonResult: Hashable, Sendable {
  /// The version of the tool that compared.
  package var toolVersion: String
  /// The revision of its rendering.
  package var renderingRevision: Int
  /// What was allowed.
  package var limits: PictureLimits
  /// The sequences, in the order in which they were asked for.
  package var sequences: [SequenceResult]

  /// A result.
  package init(
    toolVersion: String, renderingRevision: Int, limits: PictureLimits,
    sequences: [SequenceResult]
  ) {
    (self.toolVersion, self.renderingRevision) = (toolVersion, renderingRevision)
    (self.limits, self.sequences) = (limits, sequences)
  }

  /// Whether everything matches: there are sequences, and each of them does.
  package var isMatch: Bool { !sequences.isEmpty && sequences.allSatisfy(\.isMatch) }

  /// Frames that were compared.
  package var comparedCount: Int { sequences.reduce(0) { $0 + $1.comparedCount } }

  /// Frames that there are on either side.
  package var frameCount: Int { sequences.reduce(0) { $0 + $1.frames.count } }
}
