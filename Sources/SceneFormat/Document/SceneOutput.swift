package import Timing

/// How a scene's frames are written.
package struct SceneOutput: Hashable, Sendable {
  /// Whether pictures have an alpha channel.
  package enum Alpha: String, Hashable, Sendable, CaseIterable {
    /// None: three channels.
    case opaque
    /// Straight, not multiplied into the colours.
    case straight
  }

  /// How hard files are compressed.
  package enum Compression: String, Hashable, Sendable, CaseIterable {
    case fast, balanced, small
  }

  /// File names, with `####` or `%04d` for the frame's number.
  package var frame: String
  /// Frames that show the state before the first event; ≥ 0.
  package var holdBefore: Int
  /// Frames that show the settled end; ≥ 0.
  package var holdAfter: Int
  /// Whether there is an alpha channel.
  package var alpha: Alpha
  /// How hard files are compressed.
  package var compression: Compression
  /// The timeline's length; nil for the end of the last transition.
  package var duration: Nanoseconds?
  /// The frame that stands for the whole; nil for none.
  package var poster: SceneMoment?
  /// Columns of the strip of all frames; nil for no strip.
  package var filmstripColumns: Int?
}

/// A named instant of a scene, such as `open@50%`.
package struct SceneMoment: Hashable, Sendable {
  /// The transition's name.
  package var transition: String
  /// Part of its time that has gone by, 0...1.
  package var progress: Double
  /// Where the instant is named.
  package var location: SourceLocation
}
