import UIKit

/// The fade as tutorials show it, which completes as it was asked to and removes nothing too early.
class PlainFade: NSObject, UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 2.0
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        let fromView = transitionContext.view(forKey: .from)!
        let toView = transitionContext.view(forKey: .to)!

        containerView.addSubview(fromView)
        containerView.addSubview(toView)
        toView.alpha = 0.0

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                toView.alpha = 1.0
            }
        ) { _ in
            let completed = !transitionContext.transitionWasCancelled
            if completed {
                fromView.removeFromSuperview()
            }
            toView.alpha = 1.0
            transitionContext.completeTransition(completed)
        }
    }
}

class PlainFadeDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return PlainFade()
    }
}
