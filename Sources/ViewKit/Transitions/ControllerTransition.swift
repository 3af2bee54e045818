import Foundation
import LayerTree

/// One animated change from a controller to another, from its begin to `animationEnded`.
///
/// The order of calls is UIKit's and is the same for all kinds of change: the delegate is asked,
/// views load, `viewWill…`, the animator runs, or the interaction controller in its place; at the
/// end views go where they belong, `viewDid…`, the coordinator's completions and, last of all,
/// `animationEnded(_:)`. What differs, subclasses say.
@MainActor
class ControllerTransition {
  let from: UIViewController
  let to: UIViewController
  let coordinator: TransitionCoordinator
  final var animator: (any UIViewControllerAnimatedTransitioning)?
  final var interaction: (any UIViewControllerInteractiveTransitioning)?
  final private(set) var context: TransitionContext?
  private var record: TransitionRecord?

  init(from: UIViewController, to: UIViewController, coordinator: TransitionCoordinator) {
    self.from = from
    self.to = to
    self.coordinator = coordinator
  }

  // MARK: - What kinds of change differ in

  /// Asks for the animator and, if there is one, for the interaction controller.
  func chooseAnimator() -> any UIViewControllerAnimatedTransitioning {
    preconditionFailure("a kind of transition says where its animator comes from")
  }
  /// The container in place, and where views begin and end in it.
  func makeContainer() -> (UIView, TransitionPlaces) {
    preconditionFailure("a kind of transition says where it happens")
  }
  /// Appearances begin, delegates hear what will show.
  func willBegin() {}
  /// Puts the views that the animator finds in the container there.
  func fill(_ container: UIView) {}
  /// Views go where they belong; appearances end.
  func settle(didComplete: Bool) {}
  /// After the coordinator's completions, before `animationEnded`.
  func didRunCompletions(didComplete: Bool) {}
  /// After everything.
  func didEnd(didComplete: Bool) {}
  /// Whether it is animated at all.
  var isAnimated: Bool { true }
  /// For the record.
  var operation: UINavigationController.Operation { .none }

  /// Both controllers hear how it ended, where both have heard of the begin.
  final func endAppearances(didComplete: Bool) {
    if didComplete {
      from.endAppearanceTransition()
      to.endAppearanceTransition()
    } else {
      to.beginAppearanceTransition(false, animated: true)
      to.endAppearanceTransition()
      from.beginAppearanceTransition(true, animated: true)
      from.endAppearanceTransition()
    }
  }

  // MARK: - The course

  /// Asks, prepares both controllers and runs the animator.
  final func begin() {
    let animator = chooseAnimator()
    self.animator = animator
    let (container, places) = makeContainer()
    let context = TransitionContext(
      container: container, from: from, to: to, places: places,
      isInteractive: interaction?.wantsInteractiveStart ?? false
    ) { [weak self] didComplete in
      self?.end(didComplete: didComplete)
    }
    self.context = context
    to.loadViewIfNeeded()
    context.duration = animator.transitionDuration(using: context)
    context.interaction = interaction
    context.animate = { [unowned context] in
      LifecycleJournal.current.note("animator.animateTransition")
      animator.animateTransition(using: context)
    }
    context.askForInterruptible = { [unowned context] in
      let found = animator.interruptibleAnimator(using: context)
      guard !(found is NoInterruptibleAnimator) else { return nil }
      LifecycleJournal.current.note("animator.interruptibleAnimator")
      return found
    }
    coordinator.begin(context)
    keepRecord(of: animator, declaredDuration: context.duration)
    from.runningTransition = self
    to.runningTransition = self
    willBegin()
    fill(container)
    // On the device the container is on the screen before the animator runs: what it holds can be
    // seen to go.
    container.layer.joinShownTree()
    run(in: context)
    coordinator.runAnimations()
  }

  /// The interaction controller is called whether or not it wants to start the interaction; without
  /// one the animator is.
  private func run(in context: TransitionContext) {
    defer { context.hasStarted = true }
    guard let interaction else { return context.animate() }
    LifecycleJournal.current.note("interaction.startInteractiveTransition")
    interaction.startInteractiveTransition(context)
    if context.isInteractive, context.drive == nil, context.tracked == nil, !context.isComplete {
      // Driven by hand: only what runs alongside follows by itself.
      context.startDriving(stopsContainer: false) {}
    }
  }

  /// The context's completion: reports in UIKit's order.
  private func end(didComplete: Bool) {
    settle(didComplete: didComplete)
    if from.runningTransition === self { from.runningTransition = nil }
    if to.runningTransition === self { to.runningTransition = nil }
    coordinator.runCompletions()
    didRunCompletions(didComplete: didComplete)
    LifecycleJournal.current.note("animator.animationEnded(\(didComplete))")
    animator?.animationEnded(didComplete)
    didEnd(didComplete: didComplete)
    if let record {
      LifecycleJournal.current.end(record, didComplete: didComplete, shown: didComplete ? to : from)
    }
  }

  private func keepRecord(
    of animator: any UIViewControllerAnimatedTransitioning, declaredDuration: TimeInterval
  ) {
    let record = TransitionRecord(
      operation: operation, animator: isAnimated ? animator : nil,
      declaredDuration: isAnimated ? declaredDuration : 0,
      began: VirtualClock.current.now)
    self.record = record
    LifecycleJournal.current.begin(record)
  }
}
