internal import SceneFormat
internal import Staging

/// Compares what a scene's author expects of its transitions with what comes of them.
struct ExpectationCheck {
  let document: SceneDocument
  /// What came of the first of them, or of all.
  let outcomes: [RecordingPlan.Transition]

  /// An error for each expectation that is not met, in the order of the transitions.
  var failures: [Diagnostic] {
    zip(document.transitions, outcomes).flatMap { transition, outcome in
      failures(of: transition, outcome)
    }
  }

  private func failures(
    of transition: SceneTransition, _ outcome: RecordingPlan.Transition
  ) -> [Diagnostic] {
    guard let expectation = transition.expect else { return [] }
    var sentences: [String] = []
    if let completed = expectation.completed, completed != outcome.didComplete {
      sentences.append(
        completed
          ? "'\(transition.id)' is expected to complete, but is cancelled"
          : "'\(transition.id)' is expected to be cancelled, but completes")
    }
    if let screen = expectation.finalScreen, screen != outcome.finalScreen {
      sentences.append(
        "'\(transition.id)' is expected to end on '\(screen)', but ends on "
          + "'\(outcome.finalScreen)'")
    }
    return sentences.map {
      Diagnostic(.error, "expectation-failed", $0, at: expectation.location)
    }
  }
}
