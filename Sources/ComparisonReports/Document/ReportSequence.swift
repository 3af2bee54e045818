package import FrameSequences

/// One sequence of a report: its frames in order, what was found, and how properties move.
package struct ReportSequence: Hashable, Sendable {
  /// Its name, such as the scene's, with its variant.
  package var name: String
  /// Frames a second; positive.
  package var frameRate: ExactFraction
  /// Columns of a frame, in pixels; where sizes differ, of the padded one.
  package var pixelWidth: Int
  /// Rows of a frame, in pixels.
  package var pixelHeight: Int
  /// Pixels a point; positive.
  package var scale: Double
  /// The frames, ascending by number.
  package var frames: [ReportFrame]
  /// What was found, the most important first; none if the sequences are equal.
  package var findings: [ReportFinding]
  /// The properties to be plotted, those that differ first.
  package var tracks: [ReportTrack]

  /// A sequence without frames yet.
  ///
  /// - Precondition: The rate is positive, and no side is negative.
  package init(name: String, frameRate: ExactFraction, pixelWidth: Int, pixelHeight: Int) {
    precondition(frameRate.numerator > 0, "a frame rate is positive")
    precondition(pixelWidth >= 0 && pixelHeight >= 0, "a picture's sides are not negative")
    (self.name, self.frameRate) = (name, frameRate)
    (self.pixelWidth, self.pixelHeight, scale) = (pixelWidth, pixelHeight, 1)
    (frames, findings, tracks) = ([], [], [])
  }

  /// Whether nothing is wrong: there are frames, all are as expected, and no fault was found.
  ///
  /// A sequence without frames, or one with a fault but equal frames, is not.
  package var isAsExpected: Bool {
    !frames.isEmpty && findings.allSatisfy { !$0.isFault }
      && frames.allSatisfy { $0.state == .same }
  }
}
