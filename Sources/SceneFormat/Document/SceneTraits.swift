/// What the user of the device has asked for.
package struct SceneTraits: Hashable, Sendable {
  /// How much is to move.
  package enum Motion: String, Hashable, Sendable, CaseIterable {
    /// Everything.
    case full
    /// As little as can be: `UIAccessibility.isReduceMotionEnabled`.
    case reduced
  }

  /// Which way lines of text run.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Left to right.
    case leftToRight = "ltr"
    /// Right to left.
    case rightToLeft = "rtl"
  }

  /// How much is to move.
  package var motion = Motion.full
  /// Which way lines of text run; the scene's own layers stay where they are.
  package var direction = Direction.leftToRight

  /// What holds where nobody says otherwise.
  package init() {}
}
