package import Pixels
package import FrameSequences

/// One frame of a sequence in a report.
package struct ReportFrame: Hashable, Sendable {
  /// How it stands to its golden frame.
  package enum State: String, CaseIterable, Hashable, Sendable {
    /// Equal, or within the limits.
    case same
    /// The pictures differ.
    case different
    /// There is a golden frame and no actual one.
    case missing
    /// There is an actual frame and no golden one.
    case extra
    /// It shows what the frame before it shows, and should not.
    case duplicated
    /// It shows an earlier frame's picture.
    case stale
    /// It and another frame changed places.
    case swapped
    /// It is as expected, at another time.
    case shifted
    /// A picture could not be read.
    case unreadable
    /// It was not compared; a report that shows this is no success.
    case notCompared
  }

  /// Its number in the whole time line, from 0.
  package var number: Int
  /// The time that it shows, in seconds.
  package var time: ExactFraction
  /// The transition that runs then, if one does.
  package var transition: String?
  /// How it stands to its golden frame.
  package var state: State
  /// Pixels that differ, by class.
  package var counts = ClassCounts()
  /// The largest difference of one channel, 0...255.
  package var greatestStep = 0
  /// The smallest box around all pixels that differ.
  package var box: PixelBox?
  /// The window of fixed size with the most pixels that differ.
  package var worstWindow: PixelBox?
  /// More about it, a clause each, such as why it could not be read.
  package var notes: [String] = []
  /// The expected picture.
  package var expected: ReportPicture?
  /// The actual picture.
  package var actual: ReportPicture?
  /// The amplified difference.
  package var difference: ReportPicture?
  /// The classes in their colours.
  package var classes: ReportPicture?

  /// A frame without pictures yet, and nothing that differs.
  package init(number: Int, time: ExactFraction, state: State) {
    (self.number, self.time, self.state) = (number, time, state)
  }
}
