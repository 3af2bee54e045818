//
//  FadeTransition.swift
//
//  The new screen fades in on a push; on a pop the old one fades out and shows what lies below.
//

import UIKit

final class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool
    private let duration: TimeInterval

    init(isPresenting: Bool, duration: TimeInterval = 0.5) {
        self.isPresenting = isPresenting
        self.duration = duration
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to),
            let toViewController = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }

        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toViewController)
        if isPresenting {
            container.addSubview(toView)
            toView.alpha = 0
        } else {
            container.insertSubview(toView, belowSubview: fromView)
        }

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseInOut],
            animations: {
                if self.isPresenting {
                    toView.alpha = 1
                } else {
                    fromView.alpha = 0
                }
            }
        ) { _ in
            let success = !transitionContext.transitionWasCancelled
            fromView.alpha = 1
            toView.alpha = 1
            transitionContext.completeTransition(success)
        }
    }
}

class FadeNavigationDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push: return FadeTransition(isPresenting: true)
        case .pop: return FadeTransition(isPresenting: false)
        default: return nil
        }
    }
}
