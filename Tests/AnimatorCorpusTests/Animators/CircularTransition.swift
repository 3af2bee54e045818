//  CircularTransition.swift
//  Reveals a screen by a circle around a point.

import UIKit

protocol CircleTransitionable: AnyObject {
    var triggerFrame: CGRect { get }
}

extension HomeViewController: CircleTransitionable {
    var triggerFrame: CGRect { return actionButton.frame }
}

class CircularTransition: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {

    weak var context: UIViewControllerContextTransitioning?
    fileprivate let opening: Bool

    init(opening: Bool) {
        self.opening = opening
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to),
            let source = (opening ? fromVC : toVC) as? CircleTransitionable
        else {
            transitionContext.completeTransition(false)
            return
        }
        context = transitionContext
        let containerView = transitionContext.containerView
        let masked: UIView
        if opening {
            containerView.addSubview(toVC.view)
            masked = toVC.view
        } else {
            containerView.insertSubview(toVC.view, belowSubview: fromVC.view)
            masked = fromVC.view
        }
        toVC.view.frame = transitionContext.finalFrame(for: toVC)

        let button = source.triggerFrame
        let small = UIBezierPath(ovalIn: button).cgPath
        let corner = CGPoint(
            x: max(button.midX, masked.bounds.width - button.midX),
            y: max(button.midY, masked.bounds.height - button.midY))
        let radius = sqrt(corner.x * corner.x + corner.y * corner.y)
        let large = UIBezierPath(
            ovalIn: CGRect(x: button.midX, y: button.midY, width: 0, height: 0).insetBy(dx: -radius, dy: -radius)
        ).cgPath

        let maskLayer = CAShapeLayer()
        maskLayer.path = opening ? large : small
        masked.layer.mask = maskLayer

        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = opening ? small : large
        animation.toValue = opening ? large : small
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        animation.delegate = self
        maskLayer.add(animation, forKey: "path")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context = context else { return }
        context.view(forKey: .from)?.layer.mask = nil
        context.view(forKey: .to)?.layer.mask = nil
        context.completeTransition(!context.transitionWasCancelled)
    }
}

class CircularNavigationDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard fromVC is CircleTransitionable || toVC is CircleTransitionable else { return nil }
        return CircularTransition(opening: operation == .push)
    }
}
