import UIKit

/// The old screen shakes as if it refused, then leaves; the new one pops up by key frames.
class ShakeAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.8
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to)
        else { return }
        let container = transitionContext.containerView
        let duration = transitionDuration(using: transitionContext)
        container.addSubview(toView)
        toView.alpha = 0

        UIView.animateKeyframes(
            withDuration: duration, delay: 0, options: [.calculationModeCubic],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                    toView.alpha = 1
                    fromView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
                    fromView.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
                    fromView.alpha = 0
                }
            },
            completion: { _ in
                fromView.transform = .identity
                fromView.alpha = 1
                toView.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })

        // Last, so that it adds to what the key frames say of the same transform.
        fromView.shake(duration: duration * 0.6, amplitude: 6)
    }
}

extension UIView {
    func shake(duration: CFTimeInterval, amplitude: CGFloat) {
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
        shake.values = [0, -amplitude, amplitude, -amplitude, amplitude, -amplitude / 2, amplitude / 2, 0]
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = [0, -0.03, 0.03, -0.03, 0.03, 0]
        let group = CAAnimationGroup()
        group.animations = [shake, turn]
        group.animations?.forEach {
            ($0 as? CAKeyframeAnimation)?.isAdditive = true
            $0.duration = duration
        }
        group.duration = duration
        layer.add(group, forKey: "shake")
    }
}

class ShakeNavigationDelegate: NSObject, UINavigationControllerDelegate {
    private let animator = ShakeAnimator()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return animator
    }
}
