import UIKit

/// A screen whose background moves at another pace than the rest.
protocol ParallaxPage: AnyObject {
    var parallaxViews: [(view: UIView, factor: CGFloat)] { get }
}

final class OnboardingPage: UIViewController, ParallaxPage {
    private let backdrop: UIColor
    private let image = UIImageView(image: .landscape(size: CGSize(width: 80, height: 60)))
    private let badge = UIView()
    private let card = UIView()

    init(title: String, backdrop: UIColor) {
        self.backdrop = backdrop
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = backdrop
        view.clipsToBounds = true
        badge.backgroundColor = .white
        badge.layer.cornerRadius = 10
        card.backgroundColor = UIColor(white: 1, alpha: 0.85)
        card.layer.cornerRadius = 8
        view.addSubview(image)
        view.addSubview(card)
        view.addSubview(badge)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        image.bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
        image.center = CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.3)
        card.bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
        card.center = CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.7)
        badge.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        badge.center = CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.52)
    }

    var parallaxViews: [(view: UIView, factor: CGFloat)] { [(image, 0.4), (badge, -0.6)] }
}

/// Pages from right to left; the views that ask for it move slower or faster than their page.
final class ParallaxPageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let forward: Bool

    init(forward: Bool) { self.forward = forward }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        transitionContext?.isAnimated ?? true ? 0.5 : 0
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
            return
        }
        let width = context.containerView.bounds.width * (forward ? 1 : -1)
        context.containerView.addSubview(to.view)
        to.view.frame = context.finalFrame(for: to)
        to.view.layoutIfNeeded()

        to.view.transform = CGAffineTransform(translationX: width, y: 0)
        shift(to, by: -width)

        let curve = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.2, y: 0.8), controlPoint2: CGPoint(x: 0.2, y: 1))
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), timingParameters: curve)
        animator.addAnimations {
            from.view.transform = CGAffineTransform(translationX: -width, y: 0)
            to.view.transform = .identity
            self.shift(from, by: width)
            self.shift(to, by: 0)
        }
        animator.addCompletion { _ in
            for page in [from, to] {
                page.view.transform = .identity
                self.shift(page, by: 0)
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
    }

    private func shift(_ page: UIViewController, by distance: CGFloat) {
        guard let page = page as? ParallaxPage else { return }
        for (view, factor) in page.parallaxViews {
            view.transform = CGAffineTransform(translationX: distance * factor, y: 0)
        }
    }
}

final class ParallaxDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        ParallaxPageAnimator(forward: operation == .push)
    }
}
