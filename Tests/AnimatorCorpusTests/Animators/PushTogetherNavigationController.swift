import UIKit

/// A navigation controller whose screens hang together like the pages of a roll: one pushes the other out.
class PushTogetherNavigationController: UINavigationController {

    init(root: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [root]
        delegate = self
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        delegate = self
    }
}

extension PushTogetherNavigationController: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return operation == .none ? nil : PushTogetherAnimator(operation: operation)
    }
}

class PushTogetherAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let from = transitionContext.view(forKey: UITransitionContextViewKey.from)!
        let to = transitionContext.view(forKey: UITransitionContextViewKey.to)!
        let bounds = transitionContext.containerView.bounds
        let direction: CGFloat = operation == .push ? 1 : -1

        transitionContext.containerView.addSubview(to)
        to.frame = bounds.offsetBy(dx: direction * bounds.width, dy: 0)

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                from.frame = bounds.offsetBy(dx: -direction * bounds.width, dy: 0)
                to.frame = bounds
            },
            completion: { finished in
                from.frame = bounds
                transitionContext.completeTransition(finished && !transitionContext.transitionWasCancelled)
            })
    }
}
