import UIKit

/// A transition made of one property animator, so that it can be stopped, scrubbed and turned around.
final class ScrubbedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let operation: UINavigationController.Operation
    private var animator: UIViewPropertyAnimator?

    init(operation: UINavigationController.Operation) {
        self.operation = operation
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
        -> UIViewImplicitlyAnimating
    {
        if let animator = animator { return animator }

        let from = transitionContext.view(forKey: .from)!
        let to = transitionContext.view(forKey: .to)!
        let container = transitionContext.containerView
        let (upper, lower) = operation == .push ? (to, from) : (from, to)
        if operation == .push {
            container.addSubview(to)
        } else {
            container.insertSubview(to, belowSubview: from)
        }
        let away = CGAffineTransform(translationX: 0, y: -container.bounds.height).rotated(by: -.pi / 12)
        let small = CGAffineTransform(scaleX: 0.8, y: 0.8)
        if operation == .push {
            upper.transform = away
        } else {
            lower.transform = small
            lower.alpha = 0.4
        }

        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext),
            timingParameters: UISpringTimingParameters(dampingRatio: 0.8))
        animator.addAnimations {
            upper.transform = self.operation == .push ? .identity : away
            lower.transform = self.operation == .push ? small : .identity
            lower.alpha = self.operation == .push ? 0.4 : 1
        }
        animator.addCompletion { position in
            for view in [upper, lower] {
                view.transform = .identity
                view.alpha = 1
            }
            transitionContext.completeTransition(position == .end)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }
}

/// Scrubs the property animator itself and turns it around when the finger gives up.
final class ScrubInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: UIViewControllerContextTransitioning?
    private var animator: UIViewImplicitlyAnimating?
    private let source: ScrubbedAnimator

    init(animator: ScrubbedAnimator) {
        source = animator
    }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        animator = source.interruptibleAnimator(using: transitionContext)
        animator?.pauseAnimation()
    }

    func scrub(to fraction: CGFloat) {
        guard let animator = animator as? UIViewPropertyAnimator else { return }
        animator.fractionComplete = max(0, min(1, fraction))
        context?.updateInteractiveTransition(animator.fractionComplete)
    }

    func release(completing: Bool) {
        guard let animator = animator as? UIViewPropertyAnimator else { return }
        if completing {
            context?.finishInteractiveTransition()
        } else {
            context?.cancelInteractiveTransition()
            animator.isReversed = true
        }
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0)
    }
}

final class ScrubDelegate: NSObject, UINavigationControllerDelegate {
    var isScrubbing = false
    private(set) var interaction: ScrubInteraction?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        ScrubbedAnimator(operation: operation)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        guard isScrubbing, let animator = animationController as? ScrubbedAnimator else { return nil }
        interaction = ScrubInteraction(animator: animator)
        return interaction
    }
}
