/// What a run is going to write.
package struct SequencePlan: Sendable {
  /// What all frames have in common.
  package var header: Manifest.Header
  /// The frames to write, without digests.
  package var frames: [Manifest.Frame]
  /// Whether these are all frames that the manifest is to have: then what an older, longer run left
  /// is removed.
  package var isWhole: Bool

  /// A plan.
  package init(header: Manifest.Header, frames: [Manifest.Frame], isWhole: Bool) {
    self.header = header
    self.frames = frames.sorted { $0.number < $1.number }
    self.isWhole = isWhole
  }
}
