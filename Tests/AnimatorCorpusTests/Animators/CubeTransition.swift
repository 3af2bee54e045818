//  Both screens are sides of a cube that turns by a quarter.

import UIKit

public final class CubeTransition: NSObject, UIViewControllerAnimatedTransitioning {

    public enum Direction: CGFloat {
        case left = 1
        case right = -1
    }

    private struct Constants {
        static let duration: TimeInterval = 0.55
        static let perspective: CGFloat = -1.0 / 200.0
        static let shade: CGFloat = 0.5
    }

    let direction: Direction

    public init(direction: Direction) {
        self.direction = direction
        super.init()
    }

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        Constants.duration
    }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard
            let from = transitionContext.view(forKey: .from),
            let to = transitionContext.view(forKey: .to)
        else { return }

        let container = transitionContext.containerView
        let width = container.bounds.width
        let sign = direction.rawValue

        container.addSubview(to)
        to.frame = container.bounds

        var perspective = CATransform3DIdentity
        perspective.m34 = Constants.perspective
        container.layer.sublayerTransform = perspective
        container.backgroundColor = UIColor(white: 0.1, alpha: 1)

        let fromShade = shade(over: from, alpha: 0)
        let toShade = shade(over: to, alpha: Constants.shade)

        // Each side turns about the edge that the two share.
        from.setAnchorPoint(CGPoint(x: sign > 0 ? 1 : 0, y: 0.5))
        to.setAnchorPoint(CGPoint(x: sign > 0 ? 0 : 1, y: 0.5))
        to.layer.transform = CATransform3DRotate(
            CATransform3DMakeTranslation(sign * width, 0, 0), sign * .pi / 2, 0, 1, 0)

        UIView.animate(
            withDuration: Constants.duration, delay: 0, options: [.curveEaseInOut],
            animations: {
                from.layer.transform = CATransform3DRotate(
                    CATransform3DMakeTranslation(-sign * width, 0, 0), -sign * .pi / 2, 0, 1, 0)
                to.layer.transform = CATransform3DIdentity
                fromShade.alpha = Constants.shade
                toShade.alpha = 0
            },
            completion: { _ in
                for view in [from, to] {
                    view.layer.transform = CATransform3DIdentity
                    view.setAnchorPoint(CGPoint(x: 0.5, y: 0.5))
                }
                fromShade.removeFromSuperview()
                toShade.removeFromSuperview()
                container.layer.sublayerTransform = CATransform3DIdentity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    private func shade(over view: UIView, alpha: CGFloat) -> UIView {
        let shade = UIView(frame: view.bounds)
        shade.backgroundColor = .black
        shade.alpha = alpha
        view.addSubview(shade)
        return shade
    }
}

extension UIView {
    /// Moves the anchor point and leaves the view where it is.
    func setAnchorPoint(_ point: CGPoint) {
        let old = CGPoint(
            x: bounds.width * layer.anchorPoint.x, y: bounds.height * layer.anchorPoint.y)
        let new = CGPoint(x: bounds.width * point.x, y: bounds.height * point.y)
        var position = layer.position
        position.x += new.x - old.x
        position.y += new.y - old.y
        layer.anchorPoint = point
        layer.position = position
    }
}

public final class CubeNavigationDelegate: NSObject, UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push: return CubeTransition(direction: .left)
        case .pop: return CubeTransition(direction: .right)
        case .none: return nil
        @unknown default: return nil
        }
    }
}
