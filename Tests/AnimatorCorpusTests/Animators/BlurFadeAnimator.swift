import UIKit

/// The old screen blurs, changes into the new one below the blur, and the new one becomes sharp.
class BlurFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let style: UIBlurEffect.Style

    init(style: UIBlurEffect.Style = .light) {
        self.style = style
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else { return }
        let container = transitionContext.containerView
        let duration = transitionDuration(using: transitionContext)

        toView.alpha = 0
        container.addSubview(toView)
        let blurView = UIVisualEffectView(effect: nil)
        blurView.frame = container.bounds
        blurView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(blurView)

        UIView.animateKeyframes(
            withDuration: duration, delay: 0, options: .calculationModeLinear,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    blurView.effect = UIBlurEffect(style: self.style)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
                    toView.alpha = 1
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    blurView.effect = nil
                }
            },
            completion: { _ in
                toView.alpha = 1
                blurView.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

class BlurFadeDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return BlurFadeAnimator(style: operation == .push ? .light : .dark)
    }
}
