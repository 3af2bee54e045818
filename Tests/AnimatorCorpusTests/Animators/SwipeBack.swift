import UIKit

/// Lets a finger anywhere on the screen drag it off to the right.
class SwipeInteractionController: UIPercentDrivenInteractiveTransition {

    var interactionInProgress = false

    private var shouldCompleteTransition = false
    private weak var viewController: UIViewController!
    private(set) var pan: UIPanGestureRecognizer!

    func wire(to viewController: UIViewController) {
        self.viewController = viewController
        pan = UIPanGestureRecognizer(
            target: self,
            action: Selector(
                "handlePan:",
                { (target: SwipeInteractionController, sender: UIPanGestureRecognizer) in target.handlePan(sender) }))
        viewController.view.addGestureRecognizer(pan)
    }

    func handlePan(_ gestureRecognizer: UIPanGestureRecognizer) {
        guard let view = gestureRecognizer.view?.superview else { return }
        let translation = gestureRecognizer.translation(in: view)
        var progress = translation.x / view.bounds.width
        progress = CGFloat(fminf(fmaxf(Float(progress), 0.0), 1.0))

        switch gestureRecognizer.state {
        case .began:
            interactionInProgress = true
            viewController.navigationController?.popViewController(animated: true)
        case .changed:
            shouldCompleteTransition = progress > 0.5
            update(progress)
        case .cancelled:
            interactionInProgress = false
            cancel()
        case .ended:
            interactionInProgress = false
            if shouldCompleteTransition {
                finish()
            } else {
                cancel()
            }
        default:
            break
        }
    }
}

class SwipeBackAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toViewController = transitionContext.viewController(forKey: .to),
            let fromViewController = transitionContext.viewController(forKey: .from)
        else { return }
        let container = transitionContext.containerView
        container.insertSubview(toViewController.view, belowSubview: fromViewController.view)

        let dimming = UIView(frame: toViewController.view.bounds)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.3)
        toViewController.view.addSubview(dimming)
        toViewController.view.transform = CGAffineTransform(translationX: -container.bounds.width * 0.3, y: 0)

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            delay: 0,
            options: .curveLinear,
            animations: {
                toViewController.view.transform = .identity
                fromViewController.view.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
                dimming.alpha = 0
            },
            completion: { _ in
                toViewController.view.transform = .identity
                fromViewController.view.transform = .identity
                dimming.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

class SwipeBackDelegate: NSObject, UINavigationControllerDelegate {
    let interaction = SwipeInteractionController()

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        if navigationController.viewControllers.count > 1, interaction.pan?.view !== viewController.view {
            interaction.wire(to: viewController)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return operation == .pop ? SwipeBackAnimator() : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return interaction.interactionInProgress ? interaction : nil
    }
}
