import UIKit

/// The new screen falls from above and bounces; going back it is thrown off below, tilted.
final class DropAnimator: NSObject {
    private let operation: UINavigationController.Operation
    private let damping: CGFloat
    private let velocity: CGFloat

    init(operation: UINavigationController.Operation, damping: CGFloat = 0.55, velocity: CGFloat = 0.3) {
        self.operation = operation
        self.damping = damping
        self.velocity = velocity
    }
}

extension DropAnimator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return operation == .push ? 0.8 : 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let duration = transitionDuration(using: transitionContext)
        switch operation {
        case .pop: fall(transitionContext, duration: duration)
        default: drop(transitionContext, duration: duration)
        }
    }

    private func drop(_ context: UIViewControllerContextTransitioning, duration: TimeInterval) {
        guard let toView = context.view(forKey: .to) else { return }
        let center = context.containerView.center
        toView.center = CGPoint(x: center.x, y: center.y - context.containerView.bounds.height)
        context.containerView.addSubview(toView)
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity,
            options: .curveEaseOut
        ) {
            toView.center = center
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func fall(_ context: UIViewControllerContextTransitioning, duration: TimeInterval) {
        guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else { return }
        context.containerView.insertSubview(toView, at: 0)
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn) {
            fromView.transform = CGAffineTransform(translationX: 0, y: fromView.bounds.height * 1.4)
                .rotated(by: .pi / 9)
        } completion: { _ in
            fromView.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

final class DropNavigationDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        DropAnimator(operation: operation)
    }
}
