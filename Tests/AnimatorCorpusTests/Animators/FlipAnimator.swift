import UIKit

/// Turns the screen about its vertical axis like a page of a calendar, the new screen being its back.
class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    var reverse: Bool = false
    private let duration: TimeInterval

    init(duration: TimeInterval = 0.6) {
        self.duration = duration
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromView = transitionContext.view(forKey: .from)!
        let toView = transitionContext.view(forKey: .to)!
        let container = transitionContext.containerView

        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 300.0
        container.layer.sublayerTransform = perspective
        container.backgroundColor = .black
        container.addSubview(toView)

        let wasDoubleSided = (fromView.layer.isDoubleSided, toView.layer.isDoubleSided)
        fromView.layer.isDoubleSided = false
        toView.layer.isDoubleSided = false

        let factor: CGFloat = reverse ? 1 : -1
        toView.layer.transform = yRotation(-factor * .pi)

        // Half a turn has no shortest way: go by quarters.
        UIView.animateKeyframes(
            withDuration: duration, delay: 0, options: [],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    fromView.layer.transform = self.yRotation(factor * .pi / 2)
                    toView.layer.transform = self.yRotation(-factor * .pi / 2)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    fromView.layer.transform = self.yRotation(factor * .pi)
                    toView.layer.transform = CATransform3DIdentity
                }
            },
            completion: { _ in
                fromView.layer.transform = CATransform3DIdentity
                toView.layer.transform = CATransform3DIdentity
                fromView.layer.isDoubleSided = wasDoubleSided.0
                toView.layer.isDoubleSided = wasDoubleSided.1
                container.layer.sublayerTransform = CATransform3DIdentity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    private func yRotation(_ angle: CGFloat) -> CATransform3D {
        return CATransform3DMakeRotation(angle, 0, 1, 0)
    }
}

class FlipNavigationDelegate: NSObject, UINavigationControllerDelegate {
    let flip = FlipAnimator()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        flip.reverse = operation == .pop
        return flip
    }
}
