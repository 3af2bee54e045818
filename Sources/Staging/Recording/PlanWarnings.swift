import SceneFormat
import Timing
import ViewKit

/// What a dry run found that its author should know.
@MainActor
struct PlanWarnings {
  private let performances: [ScenePerformance]
  /// What the views' side ignored or mended.
  private let notices: [LifecycleJournal.Warning]

  /// The warnings about what has happened on a stage.
  init(of stage: SceneStage) {
    performances = stage.performances
    notices = stage.journal.warnings
  }

  /// In the order of the transitions, then what was ignored or mended.
  var all: [Diagnostic] {
    performances.flatMap { performance in
      switch performance {
      case .record(let transition, let record, let wantsToComplete):
        unanimated(transition, record)
          ?? durationMismatch(transition, record) + flaws(transition, record)
          + completesAllTheSame(transition, record, wantsToComplete: wantsToComplete)
      case .idle(let transition, _): [dragDoesNothing(transition)]
      }
    } + notices.map(mended)
  }

  /// An animator or a gesture that a change without a change of the screen leaves idle; nil for
  /// other transitions.
  private func unanimated(
    _ transition: SceneTransition, _ record: TransitionRecord
  ) -> [Diagnostic]? {
    guard transition.animated, !record.isAnimated, let screen = record.finalController else {
      return nil
    }
    let idle = [
      transition.using.map { _ in "'using'" }, transition.gesture.map { _ in "'gesture'" },
    ]
    .compactMap(\.self)
    guard !idle.isEmpty else { return [] }
    return [
      Diagnostic(
        .warning, "no-transition",
        "'\(transition.id)' keeps '\(screen)' on top, so nothing is animated and "
          + "\(idle.joined(separator: " and ")) \(idle.count == 1 ? "has" : "have") no effect",
        at: transition.using == nil
          ? transition.gesture?.location ?? transition.location : transition.usingLocation)
    ]
  }

  /// What was ignored or mended, at the last transition that had begun.
  private func mended(_ notice: LifecycleJournal.Warning) -> Diagnostic {
    let transition = performances.last { $0.began <= notice.time }?.transition
    return Diagnostic(.warning, notice.name, notice.text, at: transition?.usingLocation)
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
        "'\(transition.id)' declares \(ReadableNumber.text(declared)) s and ends after "
          + "\(ReadableNumber.text(real)) s",
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
