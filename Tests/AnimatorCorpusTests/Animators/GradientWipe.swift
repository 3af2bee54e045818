import UIKit

/// Wipes the new screen in behind a soft edge.
public final class GradientWipeAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    public var softness: CGFloat = 0.25
    public var startPoint = CGPoint(x: 0, y: 0.5)
    public var endPoint = CGPoint(x: 1, y: 0.5)
    private var completion: (() -> Void)?

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.5
    }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        transitionContext.containerView.addSubview(to)

        let gradient = CAGradientLayer()
        gradient.frame = to.bounds
        gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        gradient.startPoint = startPoint
        gradient.endPoint = endPoint
        let start: [NSNumber] = [NSNumber(value: Double(-softness)), 0]
        let end: [NSNumber] = [1, NSNumber(value: Double(1 + softness))]
        gradient.locations = end
        to.layer.mask = gradient

        completion = {
            to.layer.mask = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let wipe = CABasicAnimation(keyPath: "locations")
        wipe.fromValue = start
        wipe.toValue = end
        wipe.duration = transitionDuration(using: transitionContext)
        wipe.timingFunction = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)
        wipe.delegate = self
        gradient.add(wipe, forKey: "wipe")
    }
}

extension GradientWipeAnimator: CAAnimationDelegate {
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        completion?()
        completion = nil
    }
}

public final class GradientWipeDelegate: NSObject, UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        let wipe = GradientWipeAnimator()
        if operation == .pop {
            swap(&wipe.startPoint, &wipe.endPoint)
        }
        return wipe
    }
}
