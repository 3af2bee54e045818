package import Foundation
import Geometry
package import LayerTree
package import SceneFormat
package import ViewKit

/// Runs the movements that a scene spells out.
///
/// On a push the new screen lies on top. On a pop it lies below, unless a mask or an opacity acts
/// on the new screen as a whole, which would not be seen from below. A screen that a presentation
/// leaves in its place stays there; only its layers move.
@MainActor
package final class TrackAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  CAAnimationDelegate, FlawedAnimator
{
  private let tracks: SceneTracks
  private let operation: UINavigationController.Operation
  private let motion: AnimatorMotion
  private var context: (any UIViewControllerContextTransitioning)?
  private var maskedLayer: CALayer?
  /// Why a track can't be shown on the screens of the transition that began last.
  private(set) var refusals: [StagingError] = []
  /// Tracks of the transition that began last whose end is not where their layer rests.
  package private(set) var flaws: [AnimatorFlaw] = []

  package init(
    tracks: SceneTracks, operation: UINavigationController.Operation, motion: AnimatorMotion
  ) {
    self.tracks = tracks
    self.operation = operation
    self.motion = motion
    super.init()
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { motion.total }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let to = context.view(forKey: .to) {
      if let from = context.view(forKey: .from), operation == .pop, !actsOnWholeNewScreen {
        context.containerView.insertSubview(to, belowSubview: from)
      } else {
        context.containerView.addSubview(to)
      }
    }
    for track in tracks.tracks { run(track) }
    if let mask = tracks.mask { run(mask) }
    runTimekeeper(on: context.containerView.layer)
  }

  package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context else { return }
    self.context = nil
    context.completeTransition(!context.transitionWasCancelled)
    maskedLayer?.mask = nil
  }

  private var actsOnWholeNewScreen: Bool {
    tracks.mask?.subject == .to
      || tracks.tracks.contains { $0.subject == .to && $0.layer == nil && $0.key == .opacity }
  }

  private func layer(of subject: SceneSubject, named id: String? = nil) -> CALayer? {
    let controller: UIViewController?
    switch subject {
    case .container: return context?.containerView.layer
    case .from: controller = context?.viewController(forKey: .from)
    case .to: controller = context?.viewController(forKey: .to)
    }
    guard let id else { return controller?.view.layer }
    return controller?.sceneScreen?.layer(named: id)
  }

  private func run(_ track: SceneTrack) {
    guard !track.key.isOfMask else { return }
    guard let layer = layer(of: track.subject, named: track.layer) else {
      return refuse(track, "the screen has no such layer")
    }
    if let reason = TrackPart.refusal(of: track.key, on: layer) { return refuse(track, reason) }
    let course = TrackCourse(track, duration: motion.duration)
    let parts = TrackPart.parts(of: track.key, on: layer)
    noteJump(of: track, along: course, parts, on: layer)
    for part in parts {
      add(ProgressAnimation(keyPath: part.path) { part.value(course.value(at: $0)) }, to: layer)
    }
  }

  private func refuse(_ track: SceneTrack, _ reason: String) {
    refusals.append(
      .unsupportedTrack(
        key: track.key.rawValue, layer: track.layer ?? track.subject.rawValue, reason: reason,
        at: track.location))
  }

  /// Whatever is still seen once this is over, the container too, shows its model then.
  private func noteJump(
    of track: SceneTrack, along course: TrackCourse, _ parts: [TrackPart], on layer: CALayer
  ) {
    guard track.subject != .from || context?.view(forKey: .from) == nil else { return }
    let end = course.value(at: 1)
    guard parts.contains(where: { !$0.isAtRest(end, on: layer) }) else { return }
    flaws.append(
      AnimatorFlaw(
        name: "jumps-at-end",
        message: "'\(track.key.rawValue)' of '\(track.layer ?? track.subject.rawValue)' does not "
          + "end where the layer rests, so it jumps when the transition ends",
        location: track.location))
  }

  private func run(_ mask: SceneAnimatorMask) {
    guard let layer = layer(of: mask.subject) else { return }
    let course = MaskCourse(
      mask, tracks: tracks.tracks.filter { $0.subject == mask.subject && $0.key.isOfMask },
      screen: layer.bounds, duration: motion.duration)
    let shape = CAShapeLayer()
    shape.fillRule = course.rule == .evenOdd ? .evenOdd : .nonZero
    shape.path = CGPath(course.path(at: 1))
    layer.mask = shape
    maskedLayer = layer
    add(ProgressAnimation(keyPath: "path") { .path(course.path(at: $0)) }, to: shape)
  }

  /// An animation that changes nothing, so that the transition takes its time in any case.
  private func runTimekeeper(on layer: CALayer) {
    let timekeeper = CAAnimation()
    timekeeper.delegate = self
    add(timekeeper, to: layer)
  }

  private func add(_ animation: CAAnimation, to layer: CALayer) {
    motion.pace(animation, on: layer)
    animation.fillMode = .both
    layer.add(animation, forKey: nil)
  }
}
