import Foundation
import LayerTree

/// One animated change of tabs.
final class TabTransition: ControllerTransition {
  private unowned let tabs: UITabBarController
  private let chosen: any UIViewControllerAnimatedTransitioning

  init(
    from: UIViewController, to: UIViewController,
    animator: any UIViewControllerAnimatedTransitioning, in tabs: UITabBarController
  ) {
    self.tabs = tabs
    chosen = animator
    let coordinator = TransitionCoordinator(from: from, to: to) { [unowned tabs] in tabs.view }
    super.init(from: from, to: to, coordinator: coordinator)
  }

  override func chooseAnimator() -> any UIViewControllerAnimatedTransitioning {
    interaction = tabs.delegate?.tabBarController(tabs, interactionControllerFor: chosen)
    return chosen
  }

  override func makeContainer() -> (UIView, TransitionPlaces) {
    let container = UIView(frame: tabs.view.bounds)
    container.layer.name = "transition"
    return (container, .replacing(from.view, by: to.view, in: container.bounds))
  }

  override func willBegin() {
    from.beginAppearanceTransition(false, animated: true)
    to.beginAppearanceTransition(true, animated: true)
  }

  override func fill(_ container: UIView) {
    tabs.view.addSubview(container)
    container.addSubview(from.view)
  }

  override func settle(didComplete: Bool) {
    let (gone, shown) = didComplete ? (from, to) : (to, from)
    gone.viewIfLoaded?.removeFromSuperview()
    tabs.install(shown)
    context?.containerView.removeFromSuperview()
    endAppearances(didComplete: didComplete)
    if !didComplete { tabs.restoreSelection(of: from, insteadOf: to) }
  }

  override func didEnd(didComplete: Bool) {
    tabs.transitionEnded()
  }
}
