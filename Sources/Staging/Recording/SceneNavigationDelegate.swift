import Foundation
import SceneFormat
import Timing
import ViewKit

/// Gives a scene's navigation controller, and what is presented over it, the animator that the present transition names.
@MainActor
final class SceneNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private let document: SceneDocument
  private let animators: AnimatorRegistry
  /// The transition that is about to begin.
  var transition: SceneTransition?
  /// What drives the transition that begins now; nil for none.
  var interaction: () -> UIPercentDrivenInteractiveTransition? = { nil }
  /// Shared by all transitions that use it, as its users share it.
  private var slidesFromLeft: [String: SlideFromLeftAnimator] = [:]

  init(document: SceneDocument, animators: AnimatorRegistry) {
    self.document = document
    self.animators = animators
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(for: operation) }

  /// The animator that the present transition names.
  fileprivate func animator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let transition, let name = transition.using,
      let animator = document.animator(named: name)
    else { return nil }
    switch animator.kind {
    case .preset(let preset):
      return self.animator(preset, named: name, operation: operation)
    case .tracks(let tracks):
      return TrackAnimator(
        tracks: tracks, operation: operation,
        motion: motion(AnimatorMotion(duration: 0.35, pacing: .curve(.linear))))
    case .registered:
      return animators.animator(named: name)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }

  private func animator(
    _ preset: ScenePreset, named name: String, operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch preset {
    case .system:
      return nil
    case .fade:
      return FadeAnimator(motion: motion(AnimatorMotion(duration: 2)))
    case .circleReveal(let button, let covering, let pop):
      if operation == .pop, pop == .system { return nil }
      return CircleRevealAnimator(
        operation: operation, reach: covering ? .covering : .original,
        motion: motion(AnimatorMotion(duration: operation == .push ? 0.7 : 0.6))
      ) { $0.owningController?.sceneScreen?.frame(ofLayer: button) }
    case .slide(let edge, let parallax, let dim):
      return SlideAnimator(
        edge: SlideAnimator.Edge(edge), parallax: parallax, dim: dim, operation: operation,
        motion: motion(AnimatorMotion(duration: 0.35)))
    case .slideFromLeft(let declared, let animated):
      return slideFromLeft(named: name, declared: declared, animated: animated, operation)
    case .sideBySide:
      return SideBySideAnimator(
        operation: operation, motion: motion(SideBySideAnimator.ownMotion))
    }
  }

  private func slideFromLeft(
    named name: String, declared: Nanoseconds, animated: Nanoseconds,
    _ operation: UINavigationController.Operation
  ) -> SlideFromLeftAnimator {
    let animator = slidesFromLeft[name] ?? SlideFromLeftAnimator()
    slidesFromLeft[name] = animator
    animator.declared = (transition?.duration ?? declared).seconds
    // What a transition's own duration sets is the declared time; the animated one stays.
    animator.motion = motion(AnimatorMotion(duration: animated.seconds), takesDuration: false)
    animator.isPush = operation == .push
    return animator
  }

  /// A spring that does not come to rest is cut here, in seconds; the time line's limit is shorter.
  private static let longestSpring = 3_600.0

  /// An animator's own movement, with what the transition says in its place.
  private func motion(_ own: AnimatorMotion, takesDuration: Bool = true) -> AnimatorMotion {
    guard let transition else { return own }
    var motion = own
    motion.delay = transition.delay.seconds
    if takesDuration, let duration = transition.duration { motion.duration = duration.seconds }
    guard let timing = transition.timing else { return motion }
    switch timing {
    case .spring(let spring):
      let spring = Spring(spring)
      motion.duration = min(spring.settlingDuration, Self.longestSpring)
      motion.pacing = .spring(spring)
    case .fittedSpring(let dampingRatio, let velocity):
      motion.pacing = .spring(
        .fitted(dampingRatio: dampingRatio, velocity: velocity, duration: motion.duration))
    default:
      motion.pacing = .curve(TimingCurve(timing, duration: motion.duration))
    }
    return motion
  }
}

/// To present is to push, and to dismiss is to pop, for the animators that come with the tool.
extension SceneNavigationDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(for: .push) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(for: .pop) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction() }
}

extension SlideAnimator.Edge {
  fileprivate init(_ edge: ScenePreset.Edge) {
    self =
      switch edge {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      }
  }
}
