package import SceneFormat
package import Timing

/// A scene's time line, found without drawing: which frames there are and what happens in them.
package struct RecordingPlan: Hashable, Sendable {
  /// One transition as it goes.
  package struct Transition: Hashable, Sendable {
    package var id: String
    package var operation: SceneTransition.Operation
    package var isAnimated: Bool
    /// What the animator says of its duration, in seconds.
    package var declaredDuration: Double
    package var began: Nanoseconds
    package var ended: Nanoseconds
    package var didComplete: Bool
    /// The screen on top afterwards.
    package var finalScreen: String

    /// What it really took.
    package var realDuration: Nanoseconds { ended - began }
  }

  /// One call or event, for people who read along.
  package struct Event: Hashable, Sendable {
    package var time: Nanoseconds
    package var text: String
  }

  /// One frame of the sequence.
  package struct Frame: Hashable, Sendable {
    /// Counted from 0 over the whole sequence, holds included.
    package var index: Int
    /// Exact time in seconds, for instance `7/60`.
    package var timeText: String
    /// The transition under way, or nil.
    package var transition: String?
    /// Elapsed part of that transition, 0...1, or nil.
    package var progress: Double?
  }

  package var timeline: FrameTimeline
  package var transitions: [Transition]
  package var events: [Event]
  /// Named warnings, in the order of the time line.
  package var warnings: [Diagnostic]

  /// How many frames there are, holds included.
  package var frameCount: Int { timeline.frameCount }

  /// What the frame of an index shows.
  ///
  /// - Precondition: 0 ≤ index < ``frameCount``.
  package func frame(_ index: Int) -> Frame {
    let time = timeline.time(ofFrame: index)
    let under = transition(duringFrame: index)
    return Frame(
      index: index, timeText: time.description, transition: under?.id,
      progress: under.map { progress(of: $0, at: time) })
  }

  private func transition(duringFrame index: Int) -> Transition? {
    guard case .animated = timeline.moment(ofFrame: index),
      let time = timeline.latestEvent(forFrame: index)
    else { return nil }
    return transitions.last { $0.began <= time && time < $0.ended }
  }

  /// The nearest Double to the exact share of the transition's time.
  private func progress(of transition: Transition, at time: FrameTime) -> Double {
    let (began, length) = (transition.began.count, transition.realDuration.count)
    guard length > 0 else { return 1 }
    let elapsed = time.numerator * 1_000_000_000 - Int128(began) * time.denominator
    let share = FrameTime(max(elapsed, 0), over: Int128(length) * time.denominator)
    return min(share.seconds, 1)
  }
}
