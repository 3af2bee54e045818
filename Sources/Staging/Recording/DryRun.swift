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
    while !stage.isFinished {
      try step(stage)
      try checkTracks(of: stage)
    }
    let performances = stage.performances
    let transitions = performances.map(\.planned)
    return RecordingPlan(
      timeline: try timeline(lastEnd: transitions.last?.ended), transitions: transitions,
      events: stage.journal.entries.map { .init(time: $0.time, text: $0.text) },
      warnings: PlanWarnings(performances: performances).all)
  }

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

  /// Which layers a transition's tracks meet is known once it has begun.
  private func checkTracks(of stage: SceneStage) throws(StagingError) {
    let animator = stage.records.last?.animator as? TrackAnimator
    if let refusal = animator?.refusals.first { throw refusal }
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

extension SceneGesture {
  /// How long the finger is down and the longest tail runs, beside the declared time, in seconds.
  fileprivate func time(forTailOf declared: Double) -> Nanoseconds {
    end.time + Nanoseconds(seconds: declared / end.speed)
  }
}
