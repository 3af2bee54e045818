import UIKit

/// Winds a transition by hand: the container's layer stands still and is told which moment to show.
///
/// For animators made of Core Animation alone, which a percent driven transition knows nothing of.
final class LayerTimeInteraction: NSObject, UIViewControllerInteractiveTransitioning {

    private let animator: UIViewControllerAnimatedTransitioning
    private var context: UIViewControllerContextTransitioning?
    private var link: CADisplayLink?
    private var lastTimestamp: CFTimeInterval = 0
    private var speed: Double = 0
    private var duration: TimeInterval = 0

    init(animator: UIViewControllerAnimatedTransitioning) {
        self.animator = animator
    }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        duration = animator.transitionDuration(using: transitionContext)
        let layer = transitionContext.containerView.layer
        animator.animateTransition(using: transitionContext)
        layer.speed = 0
        layer.timeOffset = 0
    }

    func wind(to progress: CGFloat) {
        context?.containerView.layer.timeOffset = duration * Double(progress)
        context?.updateInteractiveTransition(progress)
    }

    func finish() {
        context?.finishInteractiveTransition()
        run(speed: 1)
    }

    func cancel() {
        context?.cancelInteractiveTransition()
        run(speed: -1)
    }

    private func run(speed: Double) {
        self.speed = speed
        lastTimestamp = CACurrentMediaTime()
        let link = CADisplayLink(
            target: self,
            selector: Selector(
                "step:", { (target: LayerTimeInteraction, sender: CADisplayLink) in target.step(sender) }))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func step(_ link: CADisplayLink) {
        guard let layer = context?.containerView.layer else { return }
        let now = link.timestamp
        var time = layer.timeOffset + (now - lastTimestamp) * speed
        lastTimestamp = now
        time = min(max(time, 0), duration)
        layer.timeOffset = time
        if time == 0 || time == duration { end(at: time) }
    }

    private func end(at time: TimeInterval) {
        link?.invalidate()
        link = nil
        guard let context = context else { return }
        self.context = nil
        let layer = context.containerView.layer
        layer.speed = 1
        layer.timeOffset = 0
        for view in [context.view(forKey: .from), context.view(forKey: .to)] {
            view?.layer.removeAllAnimations()
        }
        context.completeTransition(!context.transitionWasCancelled)
    }
}

/// The old screen swings out like a door; nothing but Core Animation.
final class DoorAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Who completes the transition: this animator, or the interaction that winds it.
    var completesItself = true

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return
        }
        let container = transitionContext.containerView
        container.insertSubview(to, belowSubview: from)
        container.backgroundColor = .black
        let duration = transitionDuration(using: transitionContext)
        let anchor = from.layer.anchorPoint
        from.setAnchorPoint(CGPoint(x: 0, y: 0.5))

        var flat = CATransform3DIdentity
        flat.m34 = -1 / 250
        let open = CABasicAnimation(keyPath: "transform")
        open.fromValue = NSValue(caTransform3D: flat)
        open.toValue = NSValue(caTransform3D: CATransform3DRotate(flat, -.pi / 2, 0, 1, 0))
        let nearer = CABasicAnimation(keyPath: "transform.scale")
        nearer.fromValue = 0.85
        nearer.toValue = 1
        let brighter = CABasicAnimation(keyPath: "opacity")
        brighter.fromValue = 0.3
        brighter.toValue = 1

        CATransaction.begin()
        CATransaction.setAnimationDuration(duration)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
        CATransaction.setCompletionBlock {
            from.layer.removeAnimation(forKey: "door")
            to.layer.removeAnimation(forKey: "nearer")
            to.layer.removeAnimation(forKey: "brighter")
            from.setAnchorPoint(anchor)
            guard self.completesItself else { return }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        for animation in [open, nearer, brighter] {
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
        }
        from.layer.add(open, forKey: "door")
        to.layer.add(nearer, forKey: "nearer")
        to.layer.add(brighter, forKey: "brighter")
        CATransaction.commit()
    }
}

final class DoorDelegate: NSObject, UINavigationControllerDelegate {
    var isWinding = false
    private(set) var interaction: LayerTimeInteraction?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        let animator = DoorAnimator()
        animator.completesItself = !isWinding
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        guard isWinding else { return nil }
        interaction = LayerTimeInteraction(animator: animationController)
        return interaction
    }
}
