import Foundation
import LayerTree

/// One animated push or pop.
final class NavigationTransition: ControllerTransition {
  private let change: NavigationChange
  private unowned let navigation: UINavigationController

  /// - Precondition: The change has a top before and after.
  init(
    _ change: NavigationChange, coordinator: TransitionCoordinator,
    in navigation: UINavigationController
  ) {
    guard let from = change.from, let to = change.to else {
      preconditionFailure("an animated change has a controller to come from and one to go to")
    }
    self.change = change
    self.navigation = navigation
    super.init(from: from, to: to, coordinator: coordinator)
  }

  override var operation: UINavigationController.Operation { change.operation }

  override func chooseAnimator() -> any UIViewControllerAnimatedTransitioning {
    let chosen = navigation.delegate?.navigationController(
      navigation, animationControllerFor: change.operation, from: from, to: to)
    LifecycleJournal.current.note(
      "delegate.animationControllerFor(\(change.operation), from: \(from.journalName), "
        + "to: \(to.journalName)) -> \(chosen.map { String(describing: type(of: $0)) } ?? "nil")")
    guard let chosen else {
      if change.operation == .pop { interaction = navigation.bars.pop.interaction }
      return SystemNavigationAnimator(
        operation: change.operation, profile: navigation.systemProfile)
    }
    interaction = navigation.delegate?.navigationController(
      navigation, interactionControllerFor: chosen)
    return chosen
  }

  override func makeContainer() -> (UIView, TransitionPlaces) {
    let container = UIView(frame: navigation.view.bounds)
    container.layer.name = "transition"
    return (container, .replacing(from.view, by: to.view, in: container.bounds))
  }

  override func willBegin() {
    from.beginAppearanceTransition(false, animated: true)
    to.beginAppearanceTransition(true, animated: true)
    navigation.tellDelegate(willShow: to, animated: true)
  }

  override func fill(_ container: UIView) {
    navigation.view.addSubview(container)
    container.addSubview(from.view)
  }

  override func settle(didComplete: Bool) {
    let (gone, shown) = didComplete ? (from, to) : (to, from)
    gone.viewIfLoaded?.removeFromSuperview()
    navigation.install(shown)
    context?.containerView.removeFromSuperview()
    endAppearances(didComplete: didComplete)
    if didComplete {
      navigation.settle(change)
      navigation.tellDelegate(didShow: to, animated: true)
    } else {
      navigation.restore(change)
    }
  }

  override func didEnd(didComplete: Bool) {
    navigation.transitionEnded()
  }
}
