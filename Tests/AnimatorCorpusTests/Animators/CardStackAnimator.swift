import UIKit

/// The old screen steps back and becomes a card; the new one comes up as a card and grows to the screen.
class CardStackAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    let operation: UINavigationController.Operation
    let backgroundScale: CGFloat = 0.86
    let cornerRadius: CGFloat = 14

    init(_ operation: UINavigationController.Operation) {
        self.operation = operation
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to)
        else { return }
        transitionContext.containerView.backgroundColor = .black
        if operation == .push {
            push(from: fromView, to: toView, context: transitionContext)
        } else {
            pop(from: fromView, to: toView, context: transitionContext)
        }
    }

    private func push(from: UIView, to: UIView, context: UIViewControllerContextTransitioning) {
        context.containerView.addSubview(to)
        asCard(to, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        asCard(from, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        to.transform = CGAffineTransform(translationX: 0, y: to.bounds.height)
        from.layer.cornerRadius = 0
        run(context, views: [from, to]) {
            from.transform = CGAffineTransform(scaleX: self.backgroundScale, y: self.backgroundScale)
            from.layer.cornerRadius = self.cornerRadius
            from.alpha = 0.6
            to.transform = .identity
            to.layer.cornerRadius = 0
        }
    }

    private func pop(from: UIView, to: UIView, context: UIViewControllerContextTransitioning) {
        context.containerView.insertSubview(to, belowSubview: from)
        asCard(to, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        asCard(from, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        from.layer.cornerRadius = 0
        to.transform = CGAffineTransform(scaleX: backgroundScale, y: backgroundScale)
        to.alpha = 0.6
        run(context, views: [from, to]) {
            to.transform = .identity
            to.layer.cornerRadius = 0
            to.alpha = 1
            from.transform = CGAffineTransform(translationX: 0, y: from.bounds.height)
            from.layer.cornerRadius = self.cornerRadius
        }
    }

    private func asCard(_ view: UIView, corners: CACornerMask) {
        view.layer.maskedCorners = corners
        view.layer.cornerRadius = cornerRadius
        view.clipsToBounds = true
        if #available(iOS 13.0, *) {
            view.layer.cornerCurve = .continuous
        }
    }

    private func run(
        _ context: UIViewControllerContextTransitioning, views: [UIView], animations: @escaping () -> Void
    ) {
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0,
            options: [.curveEaseInOut, .allowUserInteraction], animations: animations
        ) { _ in
            views.forEach {
                $0.transform = .identity
                $0.alpha = 1
                $0.layer.cornerRadius = 0
                $0.layer.maskedCorners = [
                    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
                ]
                $0.clipsToBounds = false
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

class CardStackNavigationController: UINavigationController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return CardStackAnimator(operation)
    }
}
