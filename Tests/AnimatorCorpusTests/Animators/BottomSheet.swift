import UIKit

// MARK: - Presentation controller

/// Shows the presented screen as a sheet at the bottom, over a dimmed background.
final class BottomSheetPresentationController: UIPresentationController {

    private lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        view.alpha = 0
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let height = presentedViewController.preferredContentSize.height
        let used = height > 0 ? min(height, bounds.height) : bounds.height * 0.5
        return CGRect(x: 0, y: bounds.height - used, width: bounds.width, height: used)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView = containerView else { return }
        containerView.insertSubview(dimmingView, at: 0)
        NSLayoutConstraint.activate([
            dimmingView.topAnchor.constraint(equalTo: containerView.topAnchor),
            dimmingView.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
            dimmingView.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
            dimmingView.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
        ])
        presentedView?.layer.cornerRadius = 10
        presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        presentedView?.clipsToBounds = true

        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 1
        })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed {
            dimmingView.removeFromSuperview()
        }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 0
            return
        }
        coordinator.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0
        })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed {
            dimmingView.removeFromSuperview()
        }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

// MARK: - Animator

final class BottomSheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresentation: Bool

    init(isPresentation: Bool) {
        self.isPresentation = isPresentation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key) else { return }

        if isPresentation {
            transitionContext.containerView.addSubview(controller.view)
        }

        let presentedFrame = transitionContext.finalFrame(for: controller)
        var dismissedFrame = presentedFrame
        dismissedFrame.origin.y = transitionContext.containerView.frame.size.height
        let initialFrame = isPresentation ? dismissedFrame : presentedFrame
        let finalFrame = isPresentation ? presentedFrame : dismissedFrame

        controller.view.frame = initialFrame
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut,
            animations: {
                controller.view.frame = finalFrame
            },
            completion: { finished in
                let cancelled = transitionContext.transitionWasCancelled
                if self.isPresentation == cancelled {
                    controller.view.removeFromSuperview()
                }
                transitionContext.completeTransition(!cancelled)
            })
    }
}

// MARK: - Delegate

final class BottomSheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        return BottomSheetPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return BottomSheetAnimator(isPresentation: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return BottomSheetAnimator(isPresentation: false)
    }
}

/// What lies on the sheet: a grip, a row of swatches, a button.
final class SwatchesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "detail"
        preferredContentSize = CGSize(width: 0, height: 90)
        view.backgroundColor = .white
        let grip = UIView(frame: CGRect(x: 36, y: 5, width: 24, height: 4))
        grip.backgroundColor = UIColor(white: 0.8, alpha: 1)
        grip.layer.cornerRadius = 2
        view.addSubview(grip)

        let row = UIStackView()
        row.distribution = .fillEqually
        row.spacing = 6
        row.translatesAutoresizingMaskIntoConstraints = false
        for hex in [0xFF004D, 0xFFA300, 0x00E436, 0x29ADFF] {
            let swatch = UIView()
            swatch.backgroundColor = UIColor(hex: hex)
            swatch.layer.cornerRadius = 5
            row.addArrangedSubview(swatch)
        }
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
            row.topAnchor.constraint(equalTo: view.topAnchor, constant: 18),
            row.heightAnchor.constraint(equalToConstant: 30),
        ])
        let done = UIView()
        done.backgroundColor = UIColor(hex: 0x1D2B53)
        done.layer.cornerRadius = 8
        done.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(done)
        done.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 12).isActive = true
        done.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        done.widthAnchor.constraint(equalToConstant: 50).isActive = true
        done.heightAnchor.constraint(equalToConstant: 16).isActive = true
    }
}
