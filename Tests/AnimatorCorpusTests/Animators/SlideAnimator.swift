import UIKit

/// Slides a screen in over the other one from any edge, with a shadow below it.
public class SlideAnimator: NSObject {

    public enum Edge {
        case left, right, top, bottom

        fileprivate func offset(in bounds: CGRect) -> CGAffineTransform {
            switch self {
            case .left: return CGAffineTransform(translationX: -bounds.width, y: 0)
            case .right: return CGAffineTransform(translationX: bounds.width, y: 0)
            case .top: return CGAffineTransform(translationX: 0, y: -bounds.height)
            case .bottom: return CGAffineTransform(translationX: 0, y: bounds.height)
            }
        }
    }

    public var edge: Edge = .right
    public var duration: TimeInterval = 0.4
    public var isDismissing = false
}

extension SlideAnimator: UIViewControllerAnimatedTransitioning {

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        duration
    }

    public func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        let containerView = ctx.containerView
        let toVC = ctx.viewController(forKey: .to)!
        let fromVC = ctx.viewController(forKey: .from)!
        let offset = edge.offset(in: containerView.bounds)
        let moving: UIView = isDismissing ? fromVC.view : toVC.view

        toVC.view.frame = ctx.finalFrame(for: toVC)
        if isDismissing {
            containerView.insertSubview(toVC.view, at: 0)
        } else {
            containerView.addSubview(toVC.view)
            moving.transform = offset
        }
        addShadow(to: moving)

        UIView.animate(
            withDuration: duration, delay: 0, options: .curveEaseOut,
            animations: { [isDismissing] in
                moving.transform = isDismissing ? offset : .identity
            },
            completion: { [weak self] _ in
                self?.removeShadow(from: moving)
                moving.transform = .identity
                ctx.completeTransition(!ctx.transitionWasCancelled)
            })
    }

    private func addShadow(to view: UIView) {
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 0.35
        view.layer.shadowRadius = 4
        view.layer.shadowOffset = .zero
        view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
    }

    private func removeShadow(from view: UIView) {
        view.layer.shadowOpacity = 0
        view.layer.shadowPath = nil
    }
}

public class SlideTransitionCoordinator: NSObject, UINavigationControllerDelegate {
    private lazy var animator = SlideAnimator()

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        animator.isDismissing = operation == .pop
        return animator
    }
}
