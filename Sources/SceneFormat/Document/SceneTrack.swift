package import Foundation
package import Geometry

/// One property of a screen or a layer, changing over an animator's run.
package struct SceneTrack: Hashable, Sendable {
  /// The screen that is meant, or the container of both.
  package var subject: SceneSubject
  /// A layer of that screen; nil for the screen's own view.
  package var layer: String?
  /// The property.
  package var key: SceneKey
  /// At least one, with `at` strictly increasing.
  ///
  /// Outside of them the end values hold.
  package var keys: [SceneKeyframe]
  /// Where the track is defined.
  package var location: SourceLocation
}

/// A value of a track and when it is reached.
package struct SceneKeyframe: Hashable, Sendable {
  /// How the way to the next key frame is paced.
  package enum Ease: Hashable, Sendable {
    /// By a curve.
    case curve(SceneTiming)
    /// Not at all: the value holds, and jumps at the next key frame.
    case step
  }

  /// Progress of the animator, 0...1.
  package var at: Double
  /// The value there.
  package var value: SceneKeyValue
  /// The way to the next key frame.
  package var ease: Ease
  /// Where the key frame is defined.
  package var location: SourceLocation
}

/// A value that a track can hold.
package enum SceneKeyValue: Hashable, Sendable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(SceneColor)
  case path(Path)
}
