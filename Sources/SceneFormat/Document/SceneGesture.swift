package import Foundation
package import Timing

/// A finger that drives a transition.
package struct SceneGesture: Hashable, Sendable {
  /// What the finger says.
  package enum Course: Hashable, Sendable {
    /// Progress, update by update.
    case updates([Update])
    /// How far it has moved, sample by sample; the rules of a drag to pop make progress of it.
    case pan([Sample])
  }

  /// One update of the progress.
  package struct Update: Hashable, Sendable {
    /// Seconds from the gesture's begin.
    package var time: Nanoseconds
    /// 0...1; what the scene says beyond is limited.
    package var progress: Double

    /// An update at a time, in seconds from the gesture's begin.
    package init(time: Nanoseconds, progress: Double) {
      self.time = time
      self.progress = progress
    }
  }

  /// One sample of a pan.
  package struct Sample: Hashable, Sendable {
    /// Seconds from the gesture's begin.
    package var time: Nanoseconds
    /// From where the finger came down, in points.
    package var translation: CGPoint

    /// A sample at a time, in seconds from the gesture's begin.
    package init(time: Nanoseconds, translation: CGPoint) {
      self.time = time
      self.translation = translation
    }
  }

  /// What happens between two updates or samples.
  package enum Between: String, Hashable, Sendable, CaseIterable {
    /// Progress runs evenly from one to the next.
    case linear
    /// Progress holds until the next.
    case hold
  }

  /// What the end of the gesture does.
  package enum Action: String, Hashable, Sendable, CaseIterable {
    case finish, cancel
  }

  /// How the gesture ends.
  package struct End: Hashable, Sendable {
    /// Seconds from the gesture's begin; not before the last update or sample.
    package var time: Nanoseconds
    /// What it does; nil for a pan, whose rules decide.
    package var action: Action?
    /// How fast the rest runs; > 0.
    package var speed: Double
    /// Pacing of the rest: a word or a cubic.
    package var curve: SceneTiming
    /// Whether the scene spells the end out; else the pan's last sample is its end.
    package var isSpelledOut: Bool
  }

  /// At least one update, or two samples, in the order of time.
  package var course: Course
  /// What happens between them.
  package var between: Between
  /// How it ends.
  package var end: End
  /// Where the gesture is defined.
  package var location: SourceLocation
}
