package import FrameSequences

/// What became of one frame.
package struct FrameResult: Hashable, Sendable {
  /// What became of it.
  package enum State: String, CaseIterable, Hashable, Sendable {
    /// Every pixel is the same.
    case equal
    /// Pixels differ within the limits.
    case withinLimits = "within-limits"
    case differs
    /// It should be there and is not.
    case missing
    /// It is there and should not.
    case extra
    /// One of the two cannot be read.
    case unreadable
    /// It was looked at without a golden, together with its neighbours.
    case alone
    /// Nothing says what it should be, or it was not looked at.
    case notCompared = "not-compared"

    /// Whether the frame is as it should be.
    package var isMatch: Bool { [.equal, .withinLimits, .alone].contains(self) }
  }

  /// What keeps a frame from being where it should be, where that is known.
  package enum Misplacement: String, CaseIterable, Hashable, Sendable {
    /// It repeats the frame before it, and what follows comes later.
    case duplicated
    /// It shows the frame before it in place of its own.
    case stale
    /// It and another frame have changed places.
    case swapped
    /// It comes earlier or later than it should, as all that follow.
    case shifted
  }

  /// Its number: the actual frame's, or of a missing one the expected frame's.
  package var number: Int
  /// The number of the expected frame that it was compared with.
  package var expectedNumber: Int?
  /// Its time, in seconds.
  package var time: ExactFraction?
  /// What became of it.
  package var state: State
  /// Why it is not where it should be, where that is the cause.
  package var misplacement: Misplacement?
  /// What the pictures show, where they were looked at.
  package var comparison: PictureComparison?
  /// Why it could not be read or compared, as a clause.
  package var reason: String?

  /// A frame.
  package init(
    number: Int, expectedNumber: Int? = nil, time: ExactFraction?, state: State,
    comparison: PictureComparison? = nil, reason: String? = nil
  ) {
    (self.number, self.expectedNumber, self.time) = (number, expectedNumber, time)
    (self.state, self.comparison, self.reason) = (state, comparison, reason)
  }
}
