import UIKit

/// Four round buttons, each of which opens a screen of its colour.
class FourButtonsViewController: UIViewController {
    let colors: [UIColor] = [0xFF5A5F, 0xFFB400, 0x00A699, 0x7B5CD6].map { UIColor(hex: $0) }
    private(set) var buttons: [UIButton] = []
    var tapped = 2

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "home"
        view.backgroundColor = .white
        let margin: CGFloat = 12
        let width = (view.bounds.width - 3 * margin) / 2
        for i in 0..<4 {
            let button = UIButton(
                frame: CGRect(
                    x: margin + CGFloat(i % 2) * (margin + width), y: margin + CGFloat(i / 2) * (margin + width) + 37,
                    width: width, height: width))
            button.layer.cornerRadius = width / 2
            button.backgroundColor = colors[i]
            button.tag = i
            view.addSubview(button)
            buttons.append(button)
        }
    }

    var tappedButton: UIButton { buttons[tapped] }
}

class ColorViewController: UIViewController {
    private let color: UIColor

    init(color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "detail"
        view.backgroundColor = color
        let square = UIView(frame: CGRect(x: 24, y: 24, width: 48, height: 48))
        square.backgroundColor = .white
        square.layer.cornerRadius = 8
        view.addSubview(square)
    }
}

/// Opens a screen out of the button that was tapped and takes it back into it: the circle reaches the
/// farthest corner, and a transition that is given up is not completed.
class ButtonReveal: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {

    private let operation: UINavigationController.Operation
    private weak var transitionContext: UIViewControllerContextTransitioning?

    init(operation: UINavigationController.Operation) {
        self.operation = operation
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return operation == .push ? 0.7 : 0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        self.transitionContext = transitionContext
        let fromVC = transitionContext.viewController(forKey: .from)!
        let toVC = transitionContext.viewController(forKey: .to)!
        let isPush = operation == .push
        let button = ((isPush ? fromVC : toVC) as! FourButtonsViewController).tappedButton

        let containerView = transitionContext.containerView
        containerView.addSubview(isPush ? fromVC.view : toVC.view)
        containerView.addSubview(isPush ? toVC.view : fromVC.view)
        let masked = isPush ? toVC.view! : fromVC.view!

        let reach = distanceToFarthestCorner(from: button.center, in: masked.bounds)
        let growth = reach - button.bounds.width / 2
        let small = UIBezierPath(ovalIn: button.frame)
        let large = UIBezierPath(ovalIn: button.frame.insetBy(dx: -growth, dy: -growth))
        let (start, end) = isPush ? (small, large) : (large, small)

        let maskLayer = CAShapeLayer()
        maskLayer.path = end.cgPath
        masked.layer.mask = maskLayer

        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = start.cgPath
        animation.toValue = end.cgPath
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        animation.delegate = self
        maskLayer.add(animation, forKey: "path")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context = transitionContext else { return }
        context.viewController(forKey: .from)?.view.layer.mask = nil
        context.viewController(forKey: .to)?.view.layer.mask = nil
        context.completeTransition(!context.transitionWasCancelled)
    }

    private func distanceToFarthestCorner(from point: CGPoint, in rect: CGRect) -> CGFloat {
        let dx = max(point.x - rect.minX, rect.maxX - point.x)
        let dy = max(point.y - rect.minY, rect.maxY - point.y)
        return (dx * dx + dy * dy).squareRoot()
    }
}

class ButtonRevealDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return ButtonReveal(operation: operation)
    }
}
