package import Foundation
package import ViewKit

/// A navigation controller that is its own delegate and moves its screens side by side.
@MainActor
package final class SideBySideNavigationController: UINavigationController,
  UINavigationControllerDelegate
{
  package init() {
    super.init(nibName: nil, bundle: nil)
    delegate = self
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    delegate = self
  }

  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SideBySideAnimator(operation: operation)
  }
}
