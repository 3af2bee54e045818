import SceneFormat
import Timing
import ViewKit

/// What came of one of a scene's transitions.
@MainActor
enum ScenePerformance {
  /// It began; a gesture's end may have asked for its completion, or against it.
  case record(SceneTransition, TransitionRecord, wantsToComplete: Bool?)
  /// A drag that began nothing.
  case idle(SceneTransition, Idle)

  /// The time of a drag that began nothing, and the screen that stayed.
  struct Idle {
    var began: Nanoseconds
    var ended: Nanoseconds
    var screen: String
  }

  var transition: SceneTransition {
    switch self {
    case .record(let transition, _, _), .idle(let transition, _): transition
    }
  }

  var began: Nanoseconds {
    switch self {
    case .record(_, let record, _): record.began
    case .idle(_, let idle): idle.began
    }
  }

  /// nil while it is under way.
  var ended: Nanoseconds? {
    switch self {
    case .record(_, let record, _): record.ended
    case .idle(_, let idle): idle.ended
    }
  }

  /// That it went another way than its operation says, and where; nil for one that didn't.
  var deviation: Diagnostic.Note? {
    let place = transition.gesture?.location ?? transition.location
    switch self {
    case .record(let transition, let record, let wantsToComplete):
      guard record.ended != nil else { return nil }
      if !record.didComplete {
        return .init("'\(transition.id)' was cancelled, so it changed nothing", at: place)
      }
      return wantsToComplete == false && record.animator != nil
        ? .init("'\(transition.id)' was cancelled, but was made all the same", at: place) : nil
    case .idle(let transition, _):
      return .init("'\(transition.id)' is a drag that began nothing", at: place)
    }
  }

  /// As the plan tells it.
  var planned: RecordingPlan.Transition {
    switch self {
    case .record(let transition, let record, _):
      RecordingPlan.Transition(
        id: transition.id, operation: transition.operation, isAnimated: record.isAnimated,
        declaredDuration: record.declaredDuration, began: record.began,
        ended: record.ended ?? record.began, didComplete: record.didComplete,
        finalScreen: record.finalController ?? "")
    case .idle(let transition, let idle):
      RecordingPlan.Transition(
        id: transition.id, operation: transition.operation, isAnimated: false,
        declaredDuration: 0, began: idle.began, ended: idle.ended, didComplete: false,
        finalScreen: idle.screen)
    }
  }
}
