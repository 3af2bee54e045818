/// A variant in an index.
package struct BatchIndexEntry: Hashable, Sendable {
  /// What a variant has of an axis, such as `device` and `phone`.
  package struct Choice: Hashable, Sendable {
    /// The axis.
    package var axis: String
    /// The value, as text.
    package var value: String

    /// A choice.
    package init(axis: String, value: String) {
      (self.axis, self.value) = (axis, value)
    }
  }

  /// What became of a variant.
  package enum Outcome: Hashable, Sendable {
    /// Its frames are there.
    case rendered(BatchIndexFrames)
    /// It has none, for this reason.
    case failed(String)
  }

  /// The scene's name.
  package var scene: String
  /// The variant's, within its scene.
  package var variant: String
  /// What it sets, an axis once; of several for one axis the last counts.
  package var choices: [Choice]
  /// Frames or a reason.
  package var outcome: Outcome

  /// A variant.
  package init(scene: String, variant: String, choices: [Choice], outcome: Outcome) {
    (self.scene, self.variant) = (scene, variant)
    (self.choices, self.outcome) = (choices, outcome)
  }

  /// The frames, if there are any.
  package var frames: BatchIndexFrames? {
    if case .rendered(let frames) = outcome { frames } else { nil }
  }
}
