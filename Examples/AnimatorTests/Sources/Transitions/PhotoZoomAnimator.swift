//
//  PhotoZoomAnimator.swift
//
//  The tapped photo grows from its place in the list to its place on the next screen, and back.
//

import UIKit

/// A screen that has the photo somewhere.
protocol PhotoScreen: AnyObject {
    var photoView: UIImageView { get }
}

class PhotoZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to),
            let fromPhoto = (fromVC as? PhotoScreen)?.photoView,
            let toPhoto = (toVC as? PhotoScreen)?.photoView
        else {
            transitionContext.completeTransition(false)
            return
        }

        let container = transitionContext.containerView
        container.addSubview(toVC.view)
        toVC.view.frame = transitionContext.finalFrame(for: toVC)
        toVC.view.layoutIfNeeded()
        toVC.view.alpha = 0

        let flying = UIImageView(image: fromPhoto.image)
        flying.contentMode = .scaleAspectFill
        flying.clipsToBounds = true
        flying.layer.cornerRadius = fromPhoto.layer.cornerRadius
        flying.frame = fromPhoto.convert(fromPhoto.bounds, to: container)
        container.addSubview(flying)

        fromPhoto.isHidden = true
        toPhoto.isHidden = true

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            delay: 0,
            usingSpringWithDamping: 0.8,
            initialSpringVelocity: 0,
            options: .curveEaseInOut,
            animations: {
                toVC.view.alpha = 1
                flying.frame = toPhoto.convert(toPhoto.bounds, to: container)
                flying.layer.cornerRadius = toPhoto.layer.cornerRadius
            },
            completion: { _ in
                fromPhoto.isHidden = false
                toPhoto.isHidden = false
                toVC.view.alpha = 1
                flying.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

class PhotoZoomDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard fromVC is PhotoScreen, toVC is PhotoScreen else { return nil }
        return PhotoZoomAnimator()
    }
}
