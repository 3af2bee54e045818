package import Geometry
package import Timing

/// A movement that a layer makes for itself, whatever transition runs: Core Animation's model in
/// words.
package struct SceneAnimation: Hashable, Sendable {
  /// What the property goes through.
  package enum Course: Hashable, Sendable {
    /// One value after another; at least two.
    case values([SceneKeyValue])
    /// The points of a way, for positions.
    case path(Path)
  }

  /// How one gets from one value to the next.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    case linear, discrete, paced, cubic, cubicPaced
  }

  /// What shows outside of the time of the run.
  package enum Fill: String, Hashable, Sendable, CaseIterable {
    case removed, forwards, backwards, both
  }

  /// How often the run is made.
  package enum Repeat: Hashable, Sendable {
    /// So many times; > 0, may be a fraction.
    case times(Double)
    case forever
  }

  /// The property.
  package var key: SceneKey
  /// What it goes through.
  package var course: Course
  /// When each value is reached, 0...1, from 0 to 1; nil for even times, or an even pace.
  package var keyTimes: [Double]?
  /// The way between values.
  package var mode: Mode
  /// Of one run one way; nil where the timing is a spring that sets it.
  package var duration: Nanoseconds?
  /// Wait after the screen has come; ≥ 0.
  package var begin: Nanoseconds
  /// How fast its time passes; > 0.
  package var speed: Double
  /// How often the run is made.
  package var repeats: Repeat
  /// Whether each run goes there and back, and so takes twice its duration.
  package var autoreverses: Bool
  /// What shows outside of the time of the run.
  package var fill: Fill
  /// Pacing of the whole run; nil for even.
  package var timing: SceneTiming?
  /// Whether values are added to what is there, in place of replacing it.
  package var additive: Bool
  /// Where the animation is defined.
  package var location: SourceLocation
}
