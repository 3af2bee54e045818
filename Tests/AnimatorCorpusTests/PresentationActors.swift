import Staging
import UIKit

/// A presentation and its dismissal.
@MainActor
final class PresentationActors: Actors {
  let detail: UIViewController
  private let proxy: DrivenTransitioningDelegate

  init(
    home: UIViewController? = nil, detail: UIViewController? = nil,
    style: UIModalPresentationStyle, delegate: UIViewControllerTransitioningDelegate
  ) {
    let home = home ?? HomeViewController()
    let detail = detail ?? DetailViewController()
    home.title = "home"
    detail.title = "detail"
    self.detail = detail
    proxy = DrivenTransitioningDelegate(delegate)
    super.init(root: home)
    proxy.actors = self
    detail.modalPresentationStyle = style
    detail.transitioningDelegate = proxy
  }

  override func go(animated: Bool) { root.present(detail, animated: animated) }
  override func back(animated: Bool) { root.dismiss(animated: animated) }
}

/// Passes everything on to a case's delegate, and lends the hand while a transition is driven.
@MainActor
final class DrivenTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  weak var actors: Actors?
  /// Kept, for a controller does not.
  private let base: UIViewControllerTransitioningDelegate

  init(_ base: UIViewControllerTransitioningDelegate) {
    self.base = base
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    base.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    base.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    base.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    actors?.isDriven == true
      ? actors?.percent : base.interactionControllerForPresentation(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    actors?.isDriven == true
      ? actors?.percent : base.interactionControllerForDismissal(using: animator)
  }
}
