//
//  BubbleTransition.swift
//
//  Presents a controller out of a bubble that grows from a point until it fills the screen,
//  and lets it shrink back into that point.
//

import UIKit

open class BubbleTransition: NSObject {

    public enum TransitionMode: Int {
        case present, dismiss
    }

    open var startingPoint = CGPoint.zero {
        didSet {
            bubble.center = startingPoint
        }
    }

    open var duration = 0.5
    open var transitionMode: TransitionMode = .present
    open var bubbleColor: UIColor = .white

    open fileprivate(set) var bubble = UIView()
}

extension BubbleTransition: UIViewControllerAnimatedTransitioning {

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        switch transitionMode {
        case .present: present(transitionContext)
        case .dismiss: dismiss(transitionContext)
        }
    }

    private func present(_ context: UIViewControllerContextTransitioning) {
        guard let presented = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        let container = context.containerView
        presented.frame = context.finalFrame(for: controller)
        let originalCenter = presented.center

        bubble = makeBubble(in: container.bounds.size)
        bubble.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
        container.addSubview(bubble)

        presented.center = startingPoint
        presented.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
        presented.alpha = 0
        container.addSubview(presented)

        UIView.animate(
            withDuration: duration,
            animations: {
                self.bubble.transform = CGAffineTransform.identity
                presented.transform = CGAffineTransform.identity
                presented.alpha = 1
                presented.center = originalCenter
            },
            completion: { _ in
                let completed = !context.transitionWasCancelled
                self.bubble.isHidden = true
                if !completed { presented.removeFromSuperview() }
                context.completeTransition(completed)
            })
    }

    private func dismiss(_ context: UIViewControllerContextTransitioning) {
        guard let returning = context.view(forKey: .from) else { return context.completeTransition(false) }
        let originalCenter = returning.center
        bubble = makeBubble(in: context.containerView.bounds.size)
        context.containerView.insertSubview(bubble, belowSubview: returning)

        UIView.animate(
            withDuration: duration,
            animations: {
                self.bubble.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
                returning.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
                returning.center = self.startingPoint
                returning.alpha = 0
            },
            completion: { _ in
                let completed = !context.transitionWasCancelled
                returning.transform = .identity
                returning.center = originalCenter
                returning.alpha = 1
                self.bubble.removeFromSuperview()
                if completed { returning.removeFromSuperview() }
                context.completeTransition(completed)
            })
    }

    private func makeBubble(in size: CGSize) -> UIView {
        let xDistance = fmax(startingPoint.x, size.width - startingPoint.x)
        let yDistance = fmax(startingPoint.y, size.height - startingPoint.y)
        let diameter = sqrt(xDistance * xDistance + yDistance * yDistance) * 2
        let bubble = UIView(frame: CGRect(origin: .zero, size: CGSize(width: diameter, height: diameter)))
        bubble.layer.cornerRadius = diameter / 2
        bubble.center = startingPoint
        bubble.backgroundColor = bubbleColor
        return bubble
    }
}

class BubblePresenter: NSObject, UIViewControllerTransitioningDelegate {
    let transition = BubbleTransition()

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        transition.transitionMode = .present
        transition.bubbleColor = UIColor(hex: 0x7B5CD6)
        if let home = source as? HomeViewController {
            transition.startingPoint = home.actionButton.center
        }
        return transition
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        transition.transitionMode = .dismiss
        return transition
    }
}
