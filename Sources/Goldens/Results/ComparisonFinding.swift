package import FrameSequences

/// One thing that is wrong, or to be known, with a sequence: one cause, one finding.
package struct ComparisonFinding: Hashable, Sendable {
  /// What it is about.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    // What cannot be compared.
    case goldenMissing = "golden-missing"
    case emptySequence = "empty-sequence"
    case unreadable
    case notCompared = "not-compared"
    case sceneRefused = "scene-refused"
    case internalFault = "internal-fault"
    case maskUnused = "mask-unused"
    // What all frames have in common.
    case renderingRevision = "rendering-revision"
    case frameRate = "frame-rate"
    case frameTimes = "frame-times"
    case frameNumbers = "frame-numbers"
    case size
    case metadata
    case storage
    case digestsOnly = "digests-only"
    // Frames.
    case missingFrames = "missing-frames"
    case extraFrames = "extra-frames"
    case duplicatedFrames = "duplicated-frames"
    case staleFrames = "stale-frames"
    case swappedFrames = "swapped-frames"
    case timeShift = "time-shift"
    case changedFrames = "changed-frames"
    case flicker
    // Layers and their properties.
    case trackMissing = "track-missing"
    case trackExtra = "track-extra"
    case trackSpan = "track-span"
    case trackStart = "track-start"
    case trackEnd = "track-end"
    case trackBothEnds = "track-both-ends"
    case trackEasing = "track-easing"
    case trackForm = "track-form"
    // Motion, without a golden.
    case repeatedFrames = "repeated-frames"
    case velocityReversal = "velocity-reversal"
    case settlingJump = "settling-jump"
    case startsMoving = "starts-moving"
    case endsMoving = "ends-moving"

    /// Whether it only tells something: the pixels are the same and look the same, or what was asked
    /// for reaches fewer frames than one may think.
    package var isNotice: Bool { self == .storage || self == .digestsOnly }
  }

  /// What it is about.
  package var kind: Kind
  /// The number of the first frame that it concerns.
  package var frame: Int?
  /// That frame's time, in seconds.
  package var time: ExactFraction?
  /// How many frames it concerns; 0 for all or none.
  package var frames: Int
  /// The layer's path, for tracks.
  package var layer: String?
  /// The property, for tracks.
  package var property: String?
  /// A sentence without a full stop: all that is known, in one line.
  package var text: String
  /// What is wrong, in a few words without a full stop; the whole sentence where it is short.
  package var headline: String
  /// What else the sentence tells, a clause each; none where the headline is all of it.
  package var details: [String] = []

  /// A finding.
  package init(
    _ kind: Kind, frame: Int? = nil, time: ExactFraction? = nil, frames: Int = 0, text: String
  ) {
    (self.kind, self.frame, self.time, self.frames) = (kind, frame, time, frames)
    (self.text, headline) = (text, text)
  }

  /// The same finding for where there is room for lines: in a few words, and what belongs to them.
  package func told(as headline: String, _ details: [String]) -> Self {
    var finding = self
    (finding.headline, finding.details) = (headline, details)
    return finding
  }
}
