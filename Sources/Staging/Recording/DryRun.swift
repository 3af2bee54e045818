import LayerTree
import SceneFormat
import Timing
import ViewKit

/// Runs a scene from its first to its last event without drawing.
@MainActor
struct DryRun {
  let document: SceneDocument
  let assets: AssetLibrary
  let limits: RecordingLimits
  let animators: AnimatorRegistry

  /// How long after its declared end a transition may still be running.
  private static let patience = Nanoseconds(count: 10_000_000_000)

  func plan() throws(StagingError) -> RecordingPlan {
    let stage = try SceneStage(
      document: document, assets: assets, animators: animators,
      allowedMissing: limits.allowedMissing)
    do throws(StagingError) {
      try run(stage)
      let transitions = stage.performances.map(\.planned)
      return RecordingPlan(
        timeline: try timeline(lastEnd: transitions.last?.ended), transitions: transitions,
        events: stage.journal.entries.map { .init(time: $0.time, text: $0.text) },
        warnings: PlanWarnings(of: stage).all)
    } catch {
      throw .following(prelude(of: error, on: stage), error)
    }
  }

  /// Runs every transition to its end.
  private func run(_ stage: SceneStage) throws(StagingError) {
    var checked = 0
    while !stage.isFinished {
      defer { checked = max(stage.records.count - 1, 0) }
      do throws(StagingError) {
        try step(stage)
      } catch {
        // An animator's refusal may be what keeps the scene from going on.
        try check(stage.performances.dropFirst(checked))
        throw error
      }
      try check(stage.performances.dropFirst(checked))
    }
  }

  /// What the scene had come to, where it can't go on.
  private func prelude(of error: StagingError, on stage: SceneStage) -> StagingPrelude {
    let performances = stage.performances
    let deviations = performances.compactMap(\.deviation).suffix(Self.mostNotes)
    return StagingPrelude(
      transitions: performances.filter { $0.ended != nil }.map(\.planned),
      warnings: PlanWarnings(of: stage).all,
      notes: error.isOfStack ? Array(deviations) : [])
  }

  /// How many of the transitions that went another way an error tells of; the last ones.
  private static let mostNotes = 3

  /// Runs the next event, or gives up on a transition that is too late.
  private func step(_ stage: SceneStage) throws(StagingError) {
    guard let running = stage.running else {
      guard let next = stage.clock.nextEventTime else {
        preconditionFailure("an unfinished stage has a transition under way or to come")
      }
      return try stage.advance(to: next)
    }
    let declared = running.record.declaredDuration
    let deadline =
      running.record.began + Nanoseconds(seconds: declared) + Self.patience
      + (running.transition.gesture?.time(forTailOf: declared) ?? .zero)
    guard let next = stage.clock.nextEventTime, next <= deadline else {
      throw .neverCompletes(
        transition: running.transition.id, declared: declared, at: running.transition.location)
    }
    try stage.advance(to: next)
  }

  /// Which layers an animator meets is known once it has begun.
  private func check(_ performances: ArraySlice<ScenePerformance>) throws(StagingError) {
    for case .record(let transition, let record, _) in performances {
      if let refusal = (record.animator as? TrackAnimator)?.refusals.first { throw refusal }
      if let reason = (record.animator as? any RefusingAnimator)?.refusal {
        throw .animatorRefuses(
          transition: transition.id, reason: reason, at: transition.usingLocation)
      }
    }
  }

  private func timeline(lastEnd: Nanoseconds?) throws(StagingError) -> FrameTimeline {
    guard let duration = document.output.duration ?? lastEnd else {
      throw .noDuration(at: document.location)
    }
    let timeline = FrameTimeline(
      rate: document.frameRate, duration: duration, holdBefore: document.output.holdBefore,
      holdAfter: document.output.holdAfter)
    guard timeline.frameCount <= limits.frames else {
      throw .tooManyFrames(
        count: timeline.frameCount, limit: limits.frames, at: document.location)
    }
    return timeline
  }
}

extension StagingError {
  /// Whether another course of the transitions before would have made the operation possible.
  fileprivate var isOfStack: Bool {
    switch self {
    case .nothingToPop, .nothingToDismiss, .stackCovered, .outOfReach, .animatorRefuses: true
    default: false
    }
  }
}

extension SceneGesture {
  /// How long the finger is down and the longest tail runs, beside the declared time, in seconds.
  fileprivate func time(forTailOf declared: Double) -> Nanoseconds {
    end.time + Nanoseconds(seconds: declared / end.speed)
  }
}
