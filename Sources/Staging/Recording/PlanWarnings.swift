import SceneFormat
import Timing
import ViewKit

/// What a dry run found that its author should know.
@MainActor
struct PlanWarnings {
  let document: SceneDocument
  let records: [TransitionRecord]

  /// In the order of the transitions.
  var all: [Diagnostic] {
    zip(document.transitions, records).flatMap { transition, record in
      durationMismatch(transition, record) + flaws(transition, record)
    }
  }

  private func durationMismatch(
    _ transition: SceneTransition, _ record: TransitionRecord
  ) -> [Diagnostic] {
    guard let ended = record.ended, record.isAnimated, !record.isSystem else { return [] }
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
