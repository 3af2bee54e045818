package import Drawing
package import Foundation
import LayerTree
package import SceneFormat
import Timing
import ViewKit

/// Gives the display list of any frame of a scene.
@MainActor
package final class SceneRecorder {
  private let document: SceneDocument
  private let assets: AssetLibrary
  private let limits: RecordingLimits
  private let animators: AnimatorRegistry
  private var plannedOnce: RecordingPlan?
  /// The stage of the last frame that was asked for.
  private var stage: (SceneStage, lastFrame: Int)?
  /// What was left to a placeholder and has been told.
  private var told: Set<LayerIssue> = []

  package init(
    document: SceneDocument, assets: AssetLibrary, limits: RecordingLimits = RecordingLimits(),
    animators: AnimatorRegistry = AnimatorRegistry()
  ) {
    self.document = document
    self.assets = assets
    self.limits = limits
    self.animators = animators
  }

  /// Finds the time line by a run without drawing; later calls give the same plan.
  package func plan() throws(StagingError) -> RecordingPlan {
    if let plannedOnce { return plannedOnce }
    let plan = try DryRun(
      document: document, assets: assets, limits: limits, animators: animators
    ).plan()
    plannedOnce = plan
    return plan
  }

  /// What a frame shows; frames may be asked for in any order, ascending order is quickest.
  ///
  /// - Throws: Also ``StagingError/noSuchFrame(_:count:)``.
  package func displayList(forFrame index: Int) throws(StagingError) -> DisplayList {
    let (stage, seconds) = try present(index)
    return try stage.displayList(atSeconds: seconds)
  }

  /// Every animated property of every layer in a frame.
  ///
  /// - Throws: As ``displayList(forFrame:)``.
  package func animatedValues(forFrame index: Int) throws(StagingError) -> [LayerValue] {
    let (stage, seconds) = try present(index)
    return stage.animatedValues(atSeconds: seconds)
  }

  /// The boxes, in pixels, of every layer of a name that is visible in a frame, their edges rounded
  /// outwards.
  ///
  /// - Throws: As ``displayList(forFrame:)``.
  package func boxes(
    ofLayersNamed name: String, forFrame index: Int
  ) throws(StagingError) -> [CGRect] {
    let (stage, seconds) = try present(index)
    return stage.boxes(ofLayersNamed: name, atSeconds: seconds)
  }

  /// What a property shows in a frame, animated or not, on every layer of that name.
  ///
  /// - Throws: As ``displayList(forFrame:)``.
  package func values(
    of key: SceneKey, onLayersNamed name: String, forFrame index: Int,
    in style: LayerValue.NumberStyle = .exact
  ) throws(StagingError) -> [LayerValue] {
    let (stage, seconds) = try present(index)
    return stage.values(of: key, onLayersNamed: name, atSeconds: seconds, in: style)
  }

  /// What the frames asked for so far left to placeholders, each told by one call only.
  package func takeWarnings() -> [Diagnostic] {
    let warnings = stage?.0.clock.warnings ?? []
    return warnings.filter { told.insert($0).inserted }.map {
      Diagnostic(.warning, $0.name, "\($0), as allowed", at: nil)
    }
  }

  /// Brings a stage to a frame.
  ///
  /// - Returns: The stage, and the time on its root's time line that the frame shows, in seconds.
  private func present(_ index: Int) throws(StagingError) -> (SceneStage, Double) {
    let timeline = try plan().timeline
    guard index >= 0, index < timeline.frameCount else {
      throw .noSuchFrame(index, count: timeline.frameCount)
    }
    let stage = try stage(before: index)
    self.stage = (stage, index)
    let seconds = timeline.time(ofFrame: index).seconds
    switch timeline.moment(ofFrame: index) {
    case .beforeStart:
      return (stage, 0)
    case .animated:
      try stage.advance(to: timeline.latestEvent(forFrame: index) ?? .zero)
      // An event that counts as at this frame may lie a little after it.
      return (stage, max(seconds, stage.clock.lastEventTime.seconds))
    case .settled:
      try stage.settle(after: timeline.duration)
      return (stage, seconds)
    }
  }

  /// A stage that has not gone beyond the frame.
  private func stage(before index: Int) throws(StagingError) -> SceneStage {
    if let (stage, lastFrame) = stage, lastFrame <= index { return stage }
    return try SceneStage(
      document: document, assets: assets, animators: animators,
      allowedMissing: limits.allowedMissing)
  }
}
