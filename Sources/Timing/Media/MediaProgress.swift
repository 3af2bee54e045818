/// Where an animation is at a time.
package struct MediaProgress: Hashable, Sendable {
  /// The stretches of an animation's local time.
  package enum Phase: Hashable, Sendable, Comparable {
    /// Before local time 0.
    case before
    /// From 0, included, to the active duration, excluded.
    case active
    /// From the active duration on.
    case after
  }

  /// Which stretch the time is in.
  package let phase: Phase
  /// How far the current cycle is, 0...1, before any timing curve.
  ///
  /// `nil` where the animation has no effect. On a reverse leg it falls back from 1 to 0.
  package let fraction: Double?
  /// How many whole cycles lie before; a leg there and back is one.
  package let cycle: Int
  /// Whether the cycle is on its way back.
  package let isReversing: Bool
  /// Whether the animation is over for good: past its end, in the direction in which it runs.
  package let isFinished: Bool

  /// Whether the animation changes what is shown.
  package var hasEffect: Bool { fraction != nil }
}
