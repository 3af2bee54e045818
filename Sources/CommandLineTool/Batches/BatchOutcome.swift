internal import Digests
internal import SceneFormat

/// What became of a variant of a batch.
struct BatchOutcome {
  let variant: SceneVariant
  /// Frames that the variant is to have.
  var frames = 0
  /// Those of them that this run was to write, by their places; of a batch without shards all.
  var part = 0..<0
  /// Of the manifest's bytes; nil where there is none.
  var manifest: Digest128?
  /// What was written; nil where nothing was to be, or the variant failed.
  var result: SequenceRun.Result?
  var failure: CommandFailure?

  /// Whether the variant is as it was: it has none of the frames that were asked for.
  var isUntouched: Bool {
    if case .usage = failure { true } else { false }
  }

  /// Nothing became of it yet.
  init(_ variant: SceneVariant) { self.variant = variant }
}
