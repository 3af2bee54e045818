import SceneFormat
import Timing
import ViewKit

/// What a dry run found that its author should know.
@MainActor
struct PlanWarnings {
  let performances: [ScenePerformance]

  /// In the order of the transitions.
  var all: [Diagnostic] {
    performances.flatMap { performance in
      switch performance {
      case .record(let transition, let record, let wantsToComplete):
        durationMismatch(transition, record) + flaws(transition, record)
          + completesAllTheSame(transition, record, wantsToComplete: wantsToComplete)
      case .idle(let transition, _): [dragDoesNothing(transition)]
      }
    }
  }

  /// A cancelled interaction whose animator doesn't heed it.
  private func completesAllTheSame(
    _ transition: SceneTransition, _ record: TransitionRecord, wantsToComplete: Bool?
  ) -> [Diagnostic] {
    guard wantsToComplete == false, record.didComplete else { return [] }
    return [
      Diagnostic(
        .warning, "completes-though-cancelled",
        "'\(transition.id)' is cancelled, but its animator completes with true, so the change is "
          + "made all the same",
        at: transition.usingLocation)
    ]
  }

  private func dragDoesNothing(_ transition: SceneTransition) -> Diagnostic {
    Diagnostic(
      .warning, "drag-does-nothing",
      "'\(transition.id)' begins by a drag to the left, which begins no transition; the rest of the "
        + "drag does nothing either",
      at: transition.gesture?.location ?? transition.location)
  }

  private func durationMismatch(
    _ transition: SceneTransition, _ record: TransitionRecord
  ) -> [Diagnostic] {
    guard let ended = record.ended, record.isAnimated, !record.isSystem,
      transition.gesture == nil
    else { return [] }
    let declared = Nanoseconds(seconds: record.declaredDuration)
    let real = ended - record.began
    guard max(declared - real, real - declared) > Self.sameTime else { return [] }
    return [
      Diagnostic(
        .warning, "duration-mismatch",
        "'\(transition.id)' declares \(declared.seconds) s and ends after \(real.seconds) s",
        at: transition.durationLocation)
    ]
  }

  /// Below this two times count as equal: sums of seconds are rounded in several places.
  private static let sameTime = Nanoseconds(count: 1_000)

  private func flaws(
    _ transition: SceneTransition, _ record: TransitionRecord
  ) -> [Diagnostic] {
    ((record.animator as? any FlawedAnimator)?.flaws ?? []).map {
      Diagnostic(
        .warning, $0.name, "'\(transition.id)': \($0.message)",
        at: $0.location ?? transition.usingLocation)
    }
  }
}
