import LayerTree

/// How much a recording may ask for, and what may be missing in it.
package struct RecordingLimits: Hashable, Sendable {
  /// Greatest number of frames of a time line.
  package var frames: Int
  /// The names of what can't be drawn and is left to a placeholder; of ``allowances``.
  package var allowedMissing: Set<String>

  /// Pixels of the surfaces that one frame may need at once, unless a run says it: those of the
  /// largest canvas.
  package static let surfacePixels = 268_435_456

  package init(frames: Int = 100_000, allowedMissing: Set<String> = []) {
    self.frames = frames
    self.allowedMissing = allowedMissing
  }

  /// Every name that ``allowedMissing`` may hold, in order.
  package static var allowances: [String] { LayerIssue.allowances }
}
