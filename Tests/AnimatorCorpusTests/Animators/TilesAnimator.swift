//  Breaks the old screen into tiles that shrink and turn away one after another,
//  or into strips that leave up and down by turns.

import UIKit

protocol ShatterStyle {
    func pieces(of bounds: CGRect) -> [CGRect]
    func animate(_ piece: UIView, index: Int, in bounds: CGRect)
}

struct Tiles: ShatterStyle {
    let columns: Int
    let rows: Int

    func pieces(of bounds: CGRect) -> [CGRect] {
        let size = CGSize(width: bounds.width / CGFloat(columns), height: bounds.height / CGFloat(rows))
        var result = [CGRect]()
        for row in 0..<rows {
            for column in 0..<columns {
                result.append(
                    CGRect(
                        origin: CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height), size: size))
            }
        }
        return result
    }

    func animate(_ piece: UIView, index: Int, in bounds: CGRect) {
        piece.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.1, y: 0.1)
        piece.alpha = 0
    }
}

struct Strips: ShatterStyle {
    let count: Int

    func pieces(of bounds: CGRect) -> [CGRect] {
        let width = bounds.width / CGFloat(count)
        return (0..<count).map { CGRect(x: CGFloat($0) * width, y: 0, width: width, height: bounds.height) }
    }

    func animate(_ piece: UIView, index: Int, in bounds: CGRect) {
        piece.frame = piece.frame.offsetBy(dx: 0, dy: index.isMultiple(of: 2) ? bounds.height : -bounds.height)
    }
}

final class ShatterAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: ShatterStyle
    private let duration: TimeInterval = 0.7

    init(style: ShatterStyle) {
        self.style = style
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to)
        else { return transitionContext.completeTransition(false) }

        container.insertSubview(toView, at: 0)
        let rects = style.pieces(of: fromView.bounds)
        let pieces = rects.compactMap { rect -> UIView? in
            let piece = fromView.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero)
            piece?.frame = rect
            return piece
        }
        pieces.forEach(container.addSubview)
        fromView.isHidden = true

        // The pieces start one after another; the last one to arrive ends it all.
        let each = duration * 0.5
        var landed = 0
        for (index, piece) in pieces.enumerated() {
            let delay = (duration - each) * Double(index) / Double(max(pieces.count - 1, 1))
            UIView.animate(
                withDuration: each, delay: delay, options: .curveEaseIn,
                animations: { self.style.animate(piece, index: index, in: container.bounds) },
                completion: { _ in
                    landed += 1
                    guard landed == pieces.count else { return }
                    pieces.forEach { $0.removeFromSuperview() }
                    fromView.isHidden = false
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                })
        }
    }
}

final class ShatterNavigationDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        if operation == .push {
            return ShatterAnimator(style: Tiles(columns: 3, rows: 5))
        }
        return ShatterAnimator(style: Strips(count: 6))
    }
}
