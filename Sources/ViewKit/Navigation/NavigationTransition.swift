import Foundation
import LayerTree

/// One animated push or pop, from its first layout pass to `animationEnded`.
///
/// The order of calls is UIKit's: the delegate is asked, views load, `viewWill…`, `willShow`, the
/// animator runs; at the end the from view goes, `viewDid…`, `didMove(toParent:)`, `didShow`,
/// the coordinator's completions and, last of all, `animationEnded(_:)`.
@MainActor
final class NavigationTransition {
  private let change: NavigationChange
  private unowned let navigation: UINavigationController
  private let from: UIViewController
  private let to: UIViewController
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var context: TransitionContext?
  private(set) var coordinator: TransitionCoordinator?
  private var record: TransitionRecord?

  /// - Precondition: The change has a top before and after.
  init(_ change: NavigationChange, in navigation: UINavigationController) {
    guard let from = change.from, let to = change.to else {
      preconditionFailure("an animated change has a controller to come from and one to go to")
    }
    self.change = change
    self.navigation = navigation
    self.from = from
    self.to = to
  }

  /// Asks the delegate, prepares both controllers and runs the animator.
  func begin() {
    let animator = chooseAnimator()
    self.animator = animator
    let context = makeContext(isInteractive: interaction?.wantsInteractiveStart ?? false)
    self.context = context
    to.loadViewIfNeeded()
    let duration = animator.transitionDuration(using: context)
    let coordinator = TransitionCoordinator(context: context, duration: duration)
    self.coordinator = coordinator
    keepRecord(of: animator, declaredDuration: duration)
    from.runningTransition = self
    to.runningTransition = self
    from.beginAppearanceTransition(false, animated: true)
    to.beginAppearanceTransition(true, animated: true)
    navigation.tellDelegate(willShow: to, animated: true)
    moveFromViewInto(context.containerView)
    run(animator, in: context)
    coordinator.runAnimations()
  }

  private func chooseAnimator() -> any UIViewControllerAnimatedTransitioning {
    let chosen = navigation.delegate?.navigationController(
      navigation, animationControllerFor: change.operation, from: from, to: to)
    LifecycleJournal.current.note(
      "delegate.animationControllerFor(\(change.operation), from: \(from.journalName), "
        + "to: \(to.journalName)) -> \(chosen.map { String(describing: type(of: $0)) } ?? "nil")")
    guard let chosen else {
      return SystemNavigationAnimator(
        operation: change.operation, profile: navigation.systemProfile)
    }
    interaction = navigation.delegate?.navigationController(
      navigation, interactionControllerFor: chosen)
    return chosen
  }

  private func makeContext(isInteractive: Bool) -> TransitionContext {
    let container = UIView(frame: navigation.view.bounds)
    container.layer.name = "transition"
    return TransitionContext(
      container: container, from: from, to: to, isInteractive: isInteractive
    ) { [weak self] didComplete in
      self?.end(didComplete: didComplete)
    }
  }

  private func moveFromViewInto(_ container: UIView) {
    navigation.view.addSubview(container)
    container.addSubview(from.view)
  }

  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, in context: TransitionContext
  ) {
    if let interaction, context.isInteractive {
      LifecycleJournal.current.note("interaction.startInteractiveTransition")
      interaction.startInteractiveTransition(context)
    } else {
      LifecycleJournal.current.note("animator.animateTransition")
      animator.animateTransition(using: context)
    }
  }

  /// The context's completion: puts the surviving view in place and reports, in UIKit's order.
  private func end(didComplete: Bool) {
    let (gone, shown) = didComplete ? (from, to) : (to, from)
    gone.viewIfLoaded?.removeFromSuperview()
    navigation.install(shown)
    context?.containerView.removeFromSuperview()
    if didComplete { complete() } else { cancel() }
    from.runningTransition = nil
    to.runningTransition = nil
    coordinator?.runCompletions()
    LifecycleJournal.current.note("animator.animationEnded(\(didComplete))")
    animator?.animationEnded(didComplete)
    navigation.transitionEnded()
    if let record { LifecycleJournal.current.end(record, didComplete: didComplete, shown: shown) }
  }

  private func complete() {
    from.endAppearanceTransition()
    to.endAppearanceTransition()
    navigation.settle(change)
    navigation.tellDelegate(didShow: to, animated: true)
  }

  private func cancel() {
    to.beginAppearanceTransition(false, animated: true)
    to.endAppearanceTransition()
    from.beginAppearanceTransition(true, animated: true)
    from.endAppearanceTransition()
    navigation.restore(change)
  }

  private func keepRecord(
    of animator: any UIViewControllerAnimatedTransitioning, declaredDuration: TimeInterval
  ) {
    let record = TransitionRecord(
      operation: change.operation, animator: animator, declaredDuration: declaredDuration,
      began: VirtualClock.current.now)
    self.record = record
    LifecycleJournal.current.begin(record)
  }
}
