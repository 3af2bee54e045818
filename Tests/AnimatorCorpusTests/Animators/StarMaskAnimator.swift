import UIKit

extension UIBezierPath {
    /// A star that fits in a circle, upright.
    static func star(points: Int, center: CGPoint, radius: CGFloat, innerRatio: CGFloat = 0.5) -> UIBezierPath {
        let path = UIBezierPath()
        let step = CGFloat.pi / CGFloat(points)
        for i in 0..<(points * 2) {
            let angle = CGFloat(i) * step - .pi / 2
            let r = i % 2 == 0 ? radius : radius * innerRatio
            let point = CGPoint(x: center.x + cos(angle) * r, y: center.y + sin(angle) * r)
            if i == 0 {
                path.move(to: point)
            } else {
                path.addLine(to: point)
            }
        }
        path.close()
        return path
    }
}

/// Cuts the new screen out by a star that grows and turns.
struct StarMask {
    var points = 5
    var innerRatio: CGFloat = 0.45
    var turn: CGFloat = .pi / 5

    func path(in bounds: CGRect, progress: CGFloat) -> CGPath {
        let reach = hypot(bounds.width, bounds.height) / 2 / innerRatio * 1.3
        let star = UIBezierPath.star(
            points: points, center: .zero, radius: reach * max(progress, 0.001), innerRatio: innerRatio)
        star.apply(CGAffineTransform(rotationAngle: turn * progress))
        star.apply(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
        return star.cgPath
    }
}

class StarMaskAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private var mask = StarMask()
    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to)
        else { return transitionContext.completeTransition(false) }

        let grows = operation == .push
        transitionContext.containerView.addSubview(toView)
        if !grows { transitionContext.containerView.sendSubviewToBack(toView) }
        let subject = grows ? toView : fromView
        let bounds = subject.bounds

        let shape = CAShapeLayer()
        shape.frame = bounds
        shape.fillRule = .nonZero
        shape.path = mask.path(in: bounds, progress: grows ? 1 : 0)
        subject.layer.mask = shape

        CATransaction.begin()
        CATransaction.setCompletionBlock {
            subject.layer.mask = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let steps: [CGFloat] = grows ? [0, 0.2, 0.5, 1] : [1, 0.5, 0.2, 0]
        let animation = CAKeyframeAnimation(keyPath: "path")
        animation.values = steps.map { mask.path(in: bounds, progress: $0) }
        animation.keyTimes = [0, 0.3, 0.6, 1]
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunctions = Array(repeating: CAMediaTimingFunction(name: .easeInEaseOut), count: 3)
        shape.add(animation, forKey: nil)
        CATransaction.commit()
    }
}

final class StarMaskDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        StarMaskAnimator(operation: operation)
    }
}
