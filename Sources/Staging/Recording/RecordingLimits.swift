/// How much a recording may ask for.
package struct RecordingLimits: Hashable, Sendable {
  /// Greatest number of frames of a time line.
  package var frames: Int

  package init(frames: Int = 100_000) {
    self.frames = frames
  }
}
