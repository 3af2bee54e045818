// Written by Tests/UIKitSurfaceTests/generate from Surface.txt; not to be changed by hand.
// swift-format-ignore-file

import UIKit

// 1a UIViewControllerContextTransitioning.completeTransition(_:)
extension AtHand {
  func row1() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 16)
    context.completeTransition(!context.transitionWasCancelled)
#sourceLocation()
  }
}

// 1a UIViewControllerContextTransitioning.containerView
extension AtHand {
  func row2() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 17)
    context.containerView.addSubview(view)
#sourceLocation()
  }
}

// 1a UIViewControllerContextTransitioning.viewController(forKey:)
extension AtHand {
  func row3() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 18)
    guard let to = context.viewController(forKey: .to) else { return }
    to.view.alpha = 0
#sourceLocation()
  }
}

// 1a UIViewControllerContextTransitioning.view(forKey:)
extension AtHand {
  func row4() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 20)
    if let to = context.view(forKey: UITransitionContextViewKey.to) { to.alpha = 0 }
#sourceLocation()
  }
}

// 1a UIViewControllerContextTransitioning.transitionWasCancelled
extension AtHand {
  func row5() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 21)
    let finished = !context.transitionWasCancelled
    context.completeTransition(finished)
#sourceLocation()
  }
}

// 1a UIViewControllerContextTransitioning.finalFrame(for:)
extension AtHand {
  func row6() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 23)
    view.frame = context.finalFrame(for: controller)
#sourceLocation()
  }
}

// 1a UIViewControllerContextTransitioning.initialFrame(for:)
extension AtHand {
  func row7() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 24)
    view.frame = context.initialFrame(for: controller)
#sourceLocation()
  }
}

// 1a UIViewControllerContextTransitioning.isInteractive
extension AtHand {
  func row8() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 25)
    if context.isInteractive { view.alpha = 0.5 }
#sourceLocation()
  }
}

// 1a UIViewControllerContextTransitioning.isAnimated
extension AtHand {
  func row9() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 26)
    guard context.isAnimated else { return context.completeTransition(true) }
#sourceLocation()
  }
}

// 1a UIViewControllerContextTransitioning.presentationStyle
extension AtHand {
  func row10() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 27)
    let isCustom = context.presentationStyle == .custom
    view.isHidden = isCustom
#sourceLocation()
  }
}

// 1a UIViewControllerContextTransitioning.targetTransform
extension AtHand {
  func row11() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 29)
    view.transform = context.targetTransform
#sourceLocation()
  }
}

// 2a UIViewControllerContextTransitioning.updateInteractiveTransition(_:)
extension AtHand {
  func row12() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 30)
    context.updateInteractiveTransition(0.5)
#sourceLocation()
  }
}

// 2a UIViewControllerContextTransitioning.finishInteractiveTransition()
extension AtHand {
  func row13() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 31)
    context.finishInteractiveTransition()
#sourceLocation()
  }
}

// 2a UIViewControllerContextTransitioning.cancelInteractiveTransition()
extension AtHand {
  func row14() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 32)
    context.cancelInteractiveTransition()
#sourceLocation()
  }
}

// 2a UIViewControllerContextTransitioning.pauseInteractiveTransition()
extension AtHand {
  func row15() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 33)
    context.pauseInteractiveTransition()
#sourceLocation()
  }
}

// 1a UITransitionContextViewControllerKey/ViewKey.to
extension AtHand {
  func row16() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 34)
    let key = UITransitionContextViewControllerKey.to
    _ = context.viewController(forKey: key)
#sourceLocation()
  }
}

// 1a UITransitionContextViewControllerKey/ViewKey.from
extension AtHand {
  func row17() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 36)
    _ = context.viewController(forKey: UITransitionContextViewControllerKey.from)?.view
    _ = context.view(forKey: .from)
#sourceLocation()
  }
}

// 1a UIViewControllerAnimatedTransitioning
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 38)
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      let duration: TimeInterval = 0.3
      func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
      }
      func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toViewController = transitionContext.viewController(forKey: .to) else { return }
        transitionContext.containerView.addSubview(toViewController.view)
        toViewController.view.alpha = 0.0
        UIView.animate(withDuration: duration, animations: {
          toViewController.view.alpha = 1.0
        }) { finished in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      }
      func animationEnded(_ transitionCompleted: Bool) {
        print(transitionCompleted)
      }
    }
#sourceLocation()

// 1a UIViewControllerAnimatedTransitioning.transitionDuration(using:)
extension AtHand {
  func row19() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 57)
    let animator: UIViewControllerAnimatedTransitioning = still
    _ = animator.transitionDuration(using: context)
    _ = animator.transitionDuration(using: nil)
#sourceLocation()
  }
}

// 1a UIViewControllerAnimatedTransitioning.animateTransition(using:)
extension AtHand {
  func row20() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 60)
    still.animateTransition(using: context)
#sourceLocation()
  }
}

// 1a UIViewControllerAnimatedTransitioning.animationEnded(_:)
extension AtHand {
  func row21() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 61)
    still.animationEnded(true)
#sourceLocation()
  }
}

// 1a UIViewControllerAnimatedTransitioning.animationEnded?(_:)
extension AtHand {
  func row22() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 62)
    let animator: UIViewControllerAnimatedTransitioning = still
    animator.animationEnded?(true)
#sourceLocation()
  }
}

// 1a UINavigationControllerDelegate.navigationController?(_:didShow:animated:)
extension AtHand {
  func row23() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 64)
    navigation.delegate?.navigationController?(navigation, didShow: controller, animated: true)
    _ = navigation.delegate?.navigationController?(navigation, animationControllerFor: .push, from: controller, to: controller)
#sourceLocation()
  }
}

// 1b CAAnimationDelegate.animationDidStop?(_:finished:)
extension AtHand {
  func row24() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 66)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate?.animationDidStop?(animation, finished: true)
    animation.delegate?.animationDidStart?(animation)
#sourceLocation()
  }
}

// 2a UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:)
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 69)
    final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
      private var animator: UIViewImplicitlyAnimating?
      func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
      func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
      }
      func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator = animator { return animator }
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
        animator.addAnimations { transitionContext.view(forKey: .to)?.alpha = 1 }
        animator.addCompletion { position in
          transitionContext.completeTransition(position == .end)
        }
        self.animator = animator
        return animator
      }
    }
#sourceLocation()

// 1a UIViewControllerTransitioningDelegate
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 86)
    final class FadingDelegate: NSObject, UIViewControllerTransitioningDelegate {
      func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return StillAnimator()
      }
      func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return StillAnimator()
      }
      func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return nil
      }
      func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return UIPercentDrivenInteractiveTransition()
      }
      func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        return UIPresentationController(presentedViewController: presented, presenting: presenting)
      }
    }
#sourceLocation()

// 1a UIViewControllerInteractiveTransitioning
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 103)
    final class ByHand: NSObject, UIViewControllerInteractiveTransitioning {
      weak var transitionContext: UIViewControllerContextTransitioning?
      var completionSpeed: CGFloat { return 0.8 }
      var wantsInteractiveStart: Bool { true }
      func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        self.transitionContext = transitionContext
        transitionContext.updateInteractiveTransition(0.1)
      }
    }
#sourceLocation()

// 1a UIViewControllerContextTransitioning
extension AtHand {
  func row28() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 112)
    func finish(_ transitionContext: UIViewControllerContextTransitioning) {
      transitionContext.completeTransition(true)
    }
    finish(context)
#sourceLocation()
  }
}

// 1a UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)
extension AtHand {
  func row29() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 116)
    controller.transitionCoordinator?.animate(alongsideTransition: { context in
      context.containerView.alpha = 1
    }, completion: nil)
    controller.transitionCoordinator?.animate(alongsideTransition: { _ in view.alpha = 0 })
#sourceLocation()
  }
}

// 1a UIViewControllerTransitionCoordinator.notifyWhenInteractionChanges(_:)
extension AtHand {
  func row30() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 120)
    controller.transitionCoordinator?.notifyWhenInteractionChanges { context in
      if context.isCancelled { view.alpha = 0 }
    }
#sourceLocation()
  }
}

// 1a UIView
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 126)
    class Card: UIView {
      var onTap: (() -> Void)?
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
      }
      required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
      }
    }
#sourceLocation()

// 1a UIView.addSubview(_:)
extension AtHand {
  func row32() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 136)
    view.addSubview(other)
#sourceLocation()
  }
}

// 1a UIView.frame
extension AtHand {
  func row33() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 137)
    view.frame.origin.x = other.frame.maxX
    view.frame = view.frame.insetBy(dx: 10, dy: 10).offsetBy(dx: 0, dy: 20)
#sourceLocation()
  }
}

// 1a UIView.removeFromSuperview()
extension AtHand {
  func row34() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 139)
    other.removeFromSuperview()
#sourceLocation()
  }
}

// 1a UIView.bounds
extension AtHand {
  func row35() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 140)
    view.bounds.size.width = other.bounds.width
#sourceLocation()
  }
}

// 1a UIView.layer
extension AtHand {
  func row36() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 141)
    view.layer.cornerRadius = 8
#sourceLocation()
  }
}

// 1a UIView.alpha
extension AtHand {
  func row37() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 142)
    view.alpha = 0.0
#sourceLocation()
  }
}

// 1a UIView.transform
extension AtHand {
  func row38() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 143)
    view.transform = .identity
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
#sourceLocation()
  }
}

// 1a UIView.backgroundColor
extension AtHand {
  func row39() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 145)
    view.backgroundColor = .clear
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    other.backgroundColor = view.backgroundColor
#sourceLocation()
  }
}

// 1a UIView.isHidden
extension AtHand {
  func row40() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 148)
    view.isHidden = true
#sourceLocation()
  }
}

// 1a UIView.insertSubview(_:belowSubview:)
extension AtHand {
  func row41() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 149)
    view.addSubview(other)
    view.insertSubview(UIView(), belowSubview: other)
#sourceLocation()
  }
}

// 1a UIView.insertSubview(_:aboveSubview:)
extension AtHand {
  func row42() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 151)
    view.addSubview(other)
    view.insertSubview(UIView(), aboveSubview: other)
#sourceLocation()
  }
}

// 1a UIView.insertSubview(_:at:)
extension AtHand {
  func row43() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 153)
    view.insertSubview(other, at: 0)
#sourceLocation()
  }
}

// 1a UIView.center
extension AtHand {
  func row44() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 154)
    view.center = CGPoint(x: other.bounds.midX, y: other.center.y)
    view.center.y += 20
#sourceLocation()
  }
}

// 1a UIView.init()
extension AtHand {
  func row45() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 156)
    let dimming = UIView()
    view.addSubview(dimming)
#sourceLocation()
  }
}

// 1a UIView.init(frame:)
extension AtHand {
  func row46() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 158)
    view.addSubview(UIView(frame: view.bounds))
#sourceLocation()
  }
}

// 1a UIView.init(coder:)
extension AtHand {
  func row47() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 159)
    _ = UIView(coder: NSCoder())
#sourceLocation()
  }
}

// 1a UIView.superview
extension AtHand {
  func row48() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 160)
    if view.superview == nil { other.addSubview(view) }
#sourceLocation()
  }
}

// 1a UIView.layoutIfNeeded()
extension AtHand {
  func row49() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 161)
    view.layoutIfNeeded()
#sourceLocation()
  }
}

// 1a UIView.setNeedsLayout()
extension AtHand {
  func row50() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 162)
    view.setNeedsLayout()
#sourceLocation()
  }
}

// 1a UIView.layoutSubviews()
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 163)
    class Laid: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
      }
    }
#sourceLocation()

// 2a UIView.addGestureRecognizer(_:)
extension AtHand {
  func row52() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 169)
    view.addGestureRecognizer(UIPanGestureRecognizer())
#sourceLocation()
  }
}

// 2a UIView.removeGestureRecognizer(_:)
extension AtHand {
  func row53() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 170)
    view.removeGestureRecognizer(pan)
#sourceLocation()
  }
}

// 2a UIView.gestureRecognizers
extension AtHand {
  func row54() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 171)
    view.gestureRecognizers?.forEach { view.removeGestureRecognizer($0) }
#sourceLocation()
  }
}

// 1b UIView.snapshotView(afterScreenUpdates:)
extension AtHand {
  func row55() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 172)
    guard let snapshot = view.snapshotView(afterScreenUpdates: true) else { return }
    other.addSubview(snapshot)
#sourceLocation()
  }
}

// 1b UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)
extension AtHand {
  func row56() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 174)
    let tile = view.resizableSnapshotView(from: CGRect(x: 0, y: 0, width: 10, height: 100), afterScreenUpdates: false, withCapInsets: .zero)
    tile?.frame.origin.x = 10
#sourceLocation()
  }
}

// 2b UIView.drawHierarchy(in:afterScreenUpdates:)
extension AtHand {
  func row57() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 176)
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 0)
    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    UIGraphicsEndImageContext()
#sourceLocation()
  }
}

// 1a UIView.clipsToBounds
extension AtHand {
  func row58() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 179)
    view.clipsToBounds = true
#sourceLocation()
  }
}

// 1a UIView.convert(_:to:)
extension AtHand {
  func row59() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 180)
    _ = view.convert(view.bounds, to: nil)
    _ = view.convert(view.center, to: other)
#sourceLocation()
  }
}

// 1a UIView.convert(_:from:)
extension AtHand {
  func row60() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 182)
    _ = view.convert(CGPoint.zero, from: other)
    _ = view.convert(other.frame, from: other.superview)
#sourceLocation()
  }
}

// 1a UIView.contentMode
extension AtHand {
  func row61() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 184)
    imageView.contentMode = .scaleAspectFill
#sourceLocation()
  }
}

// 1a UIView.sendSubviewToBack(_:)
extension AtHand {
  func row62() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 185)
    view.sendSubviewToBack(other)
#sourceLocation()
  }
}

// 1a UIView.bringSubviewToFront(_:)
extension AtHand {
  func row63() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 186)
    view.bringSubviewToFront(other)
#sourceLocation()
  }
}

// 1a UIView.exchangeSubview(at:withSubviewAt:)
extension AtHand {
  func row64() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 187)
    view.addSubview(UIView())
    view.addSubview(other)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
#sourceLocation()
  }
}

// 1a UIView.isUserInteractionEnabled
extension AtHand {
  func row65() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 190)
    view.isUserInteractionEnabled = false
#sourceLocation()
  }
}

// 1a UIView.autoresizingMask
extension AtHand {
  func row66() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 191)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
#sourceLocation()
  }
}

// 1a UIView.window
extension AtHand {
  func row67() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 192)
    let window = view.window ?? other.window
    window?.addSubview(view)
#sourceLocation()
  }
}

// 1a UIView.subviews
extension AtHand {
  func row68() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 194)
    for subview in view.subviews { subview.removeFromSuperview() }
    view.subviews.forEach { $0.removeFromSuperview() }
#sourceLocation()
  }
}

// 1a UIView.tag
extension AtHand {
  func row69() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 196)
    view.tag = 17
#sourceLocation()
  }
}

// 1a UIView.viewWithTag(_:)
extension AtHand {
  func row70() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 197)
    view.viewWithTag(17)?.removeFromSuperview()
#sourceLocation()
  }
}

// 1a UIView.isDescendant(of:)
extension AtHand {
  func row71() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 198)
    if !other.isDescendant(of: view) { view.addSubview(other) }
#sourceLocation()
  }
}

// 1a UIView.setNeedsDisplay()
extension AtHand {
  func row72() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 199)
    view.setNeedsDisplay()
#sourceLocation()
  }
}

// 1a UIView.isOpaque
extension AtHand {
  func row73() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 200)
    view.isOpaque = false
#sourceLocation()
  }
}

// 1a UIView.tintColor
extension AtHand {
  func row74() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 201)
    view.tintColor = .red
#sourceLocation()
  }
}

// 1a UIView.sizeThatFits(_:)
extension AtHand {
  func row75() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 202)
    let size = view.sizeThatFits(CGSize(width: 100, height: 100))
    other.frame.size = size
    other.sizeToFit()
#sourceLocation()
  }
}

// 1a UIView.didMoveToSuperview()
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 205)
    class Attached: UIView {
      override func didMoveToSuperview() { super.didMoveToSuperview() }
      override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
      override func didMoveToWindow() { super.didMoveToWindow() }
      override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
      override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
    }
#sourceLocation()

// 1a UIView.layerClass
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 212)
    class ShapeView: UIView {
      override class var layerClass: AnyClass { return CAShapeLayer.self }
      var shapeLayer: CAShapeLayer { return layer as! CAShapeLayer }
    }
#sourceLocation()

// 2b draw
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 216)
    class Ring: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setStrokeColor(UIColor.red.cgColor)
        context.strokeEllipse(in: rect)
      }
    }
#sourceLocation()

// 1a UIView.ContentMode.scaleAspectFill
extension AtHand {
  func row79() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 223)
    imageView.contentMode = UIView.ContentMode.scaleAspectFill
#sourceLocation()
  }
}

// 1a UIView.ContentMode.scaleAspectFit
extension AtHand {
  func row80() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 224)
    imageView.contentMode = .scaleAspectFit
#sourceLocation()
  }
}

// 1a UIView.ContentMode.scaleToFill
extension AtHand {
  func row81() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 225)
    imageView.contentMode = .scaleToFill
#sourceLocation()
  }
}

// 1a UIView.AutoresizingMask.flexibleHeight
extension AtHand {
  func row82() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 226)
    view.autoresizingMask = .flexibleHeight
#sourceLocation()
  }
}

// 1a UIView.AutoresizingMask.flexibleWidth
extension AtHand {
  func row83() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 227)
    view.autoresizingMask = UIView.AutoresizingMask.flexibleWidth
#sourceLocation()
  }
}

// 1a UIView.AutoresizingMask.flexibleLeftMargin
extension AtHand {
  func row84() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 228)
    view.autoresizingMask.insert(.flexibleLeftMargin)
#sourceLocation()
  }
}

// 1a UIView.AutoresizingMask.flexibleRightMargin
extension AtHand {
  func row85() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 229)
    view.autoresizingMask = [.flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
#sourceLocation()
  }
}

// 1a UIView.animate(withDuration:animations:completion:)
extension AtHand {
  func row86() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 233)
    UIView.animate(withDuration: 0.3, animations: {
      view.alpha = 0
    }, completion: { _ in
      view.removeFromSuperview()
    })
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { finished in
      context.completeTransition(finished)
    }
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
    } completion: { _ in
      view.alpha = 1
    }
#sourceLocation()
  }
}

// 1a UIView.animate(withDuration:animations:)
extension AtHand {
  func row87() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 246)
    UIView.animate(withDuration: 0.25) {
      view.frame.origin.y = 0
    }
    UIView.animate(withDuration: 0.25, animations: { view.alpha = 1 })
#sourceLocation()
  }
}

// 1a UIView.animate(withDuration:delay:options:animations:completion:)
extension AtHand {
  func row88() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 250)
    UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveEaseOut, animations: {
      view.transform = .identity
    }, completion: nil)
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseIn, .allowUserInteraction], animations: { view.alpha = 1 }) { _ in
      context.completeTransition(true)
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: [], animations: { view.alpha = 1 }, completion: { (finished: Bool) -> Void in
      context.completeTransition(!context.transitionWasCancelled)
    })
#sourceLocation()
  }
}

// 1a UIView.animate(withDuration:delay:options:animations:)
extension AtHand {
  func row89() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 259)
    UIView.animate(withDuration: 0.3, delay: 0.1, options: [.curveLinear], animations: { view.alpha = 0 })
    UIView.animate(withDuration: 0.3, delay: 0.1) { view.alpha = 1 }
#sourceLocation()
  }
}

// 1a UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
extension AtHand {
  func row90() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 261)
    UIView.animate(
      withDuration: 0.6, delay: 0.0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.3,
      options: .curveEaseInOut,
      animations: { view.center.y = 100 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) { view.alpha = 1 }
#sourceLocation()
  }
}

// 1a UIView.animateKeyframes(withDuration:delay:options:animations:completion:)
extension AtHand {
  func row91() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 267)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic, animations: {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 3, animations: { view.alpha = 0 })
      UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 2 / 3) { view.alpha = 1 }
    }, completion: { _ in context.completeTransition(true) })
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1.0) { view.alpha = 0 }
    }
#sourceLocation()
  }
}

// 1a UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)
extension AtHand {
  func row92() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 274)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [], animations: {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.layer.transform = CATransform3DIdentity
      }
    }, completion: nil)
#sourceLocation()
  }
}

// 1a UIView.performWithoutAnimation(_:)
extension AtHand {
  func row93() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 279)
    UIView.performWithoutAnimation {
      view.layoutIfNeeded()
    }
#sourceLocation()
  }
}

// 1a UIView.setAnimationsEnabled(_:)
extension AtHand {
  func row94() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 282)
    let enabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    UIView.setAnimationsEnabled(enabled)
#sourceLocation()
  }
}

// 2b UIView.transition(with:duration:options:animations:completion:)
extension AtHand {
  func row95() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 285)
    UIView.transition(with: view, duration: 0.4, options: [.transitionFlipFromLeft], animations: {
      other.isHidden = true
    }, completion: nil)
    UIView.transition(with: view, duration: 0.4, options: .transitionCrossDissolve) { view.addSubview(other) }
#sourceLocation()
  }
}

// 2b UIView.transition(from:to:duration:options:completion:)
extension AtHand {
  func row96() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 289)
    view.addSubview(other)
    UIView.transition(from: other, to: UIView(), duration: 0.4, options: [.transitionFlipFromRight, .showHideTransitionViews], completion: nil)
#sourceLocation()
  }
}

// 1a UIView.AnimationOptions.curveEaseInOut
extension AtHand {
  func row97() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 291)
    let options: UIView.AnimationOptions = .curveEaseInOut
    UIView.animate(withDuration: 0.1, delay: 0, options: options, animations: {})
#sourceLocation()
  }
}

// 1a UIView.AnimationOptions.curveEaseOut
extension AtHand {
  func row98() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 293)
    let options = UIView.AnimationOptions.curveEaseOut
    _ = options.rawValue
#sourceLocation()
  }
}

// 1a UIView.AnimationOptions.curveEaseIn
extension AtHand {
  func row99() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 295)
    let options: UIView.AnimationOptions = [.curveEaseIn, .beginFromCurrentState]
    _ = options.contains(.curveEaseIn)
#sourceLocation()
  }
}

// 1a UIView.AnimationOptions.curveLinear
extension AtHand {
  func row100() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 297)
    var options = UIView.AnimationOptions.curveLinear
    options.insert(.repeat)
    options.formUnion(.autoreverse)
#sourceLocation()
  }
}

// 1a UIView.AnimationOptions.allowUserInteraction
extension AtHand {
  func row101() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 300)
    _ = [UIView.AnimationOptions.allowUserInteraction, .layoutSubviews, .overrideInheritedDuration]
#sourceLocation()
  }
}

// 1a UIView.AnimationOptions.allowAnimatedContent
extension AtHand {
  func row102() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 301)
    _ = UIView.AnimationOptions.allowAnimatedContent.union(.overrideInheritedCurve)
#sourceLocation()
  }
}

// 1a UIView.AnimationOptions.beginFromCurrentState
extension AtHand {
  func row103() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 302)
    _ = [UIView.AnimationOptions.beginFromCurrentState, .overrideInheritedOptions]
#sourceLocation()
  }
}

// 1a UIView.AnimationOptions.transitionCrossDissolve
extension AtHand {
  func row104() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 303)
    _ = UIView.AnimationOptions.transitionCrossDissolve
#sourceLocation()
  }
}

// 1a UIView.AnimationOptions.transitionFlipFromRight
extension AtHand {
  func row105() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 304)
    let options: UIView.AnimationOptions = [.transitionFlipFromRight, .transitionFlipFromLeft, .transitionCurlUp]
    _ = options.subtracting(.showHideTransitionViews)
#sourceLocation()
  }
}

// 1a UIView.AnimationOptions.preferredFramesPerSecond60
extension AtHand {
  func row106() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 306)
    _ = [UIView.AnimationOptions.preferredFramesPerSecond60, .preferredFramesPerSecond30]
#sourceLocation()
  }
}

// 1a UIViewAnimationOptions.init()
extension AtHand {
  func row107() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 307)
    UIView.animate(withDuration: 0.1, delay: 0, options: UIView.AnimationOptions(), animations: {}, completion: nil)
#sourceLocation()
  }
}

// 1a UIView.AnimationCurve
extension AtHand {
  func row108() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 308)
    let curve = UIView.AnimationCurve.easeInOut
    _ = UIView.AnimationOptions(rawValue: UInt(curve.rawValue << 16))
#sourceLocation()
  }
}

// 1a UIView.KeyframeAnimationOptions.calculationModeCubic
extension AtHand {
  func row109() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 310)
    let options: UIView.KeyframeAnimationOptions = [.calculationModeCubic, .calculationModeCubicPaced]
    UIView.animateKeyframes(withDuration: 0.1, delay: 0, options: options, animations: {})
#sourceLocation()
  }
}

// 1a UIView.KeyframeAnimationOptions.calculationModeLinear
extension AtHand {
  func row110() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 312)
    UIView.animateKeyframes(withDuration: 0.1, delay: 0, options: [.calculationModeLinear], animations: {})
#sourceLocation()
  }
}

// 1a UIView.KeyframeAnimationOptions.calculationModePaced
extension AtHand {
  func row111() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 313)
    UIView.animateKeyframes(withDuration: 0.1, delay: 0, options: [.calculationModePaced, .calculationModeDiscrete], animations: {})
#sourceLocation()
  }
}

// 1a UIView.KeyframeAnimationOptions.init(rawValue:)
extension AtHand {
  func row112() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 314)
    let options = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 0.1, delay: 0, options: options, animations: {})
#sourceLocation()
  }
}

// 1a UIViewController
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 319)
    class Screen: UIViewController {
      let duration: TimeInterval
      init(duration: TimeInterval) {
        self.duration = duration
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
#sourceLocation()

// 1a viewDidLoad
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 327)
    class Loaded: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.white
      }
    }
#sourceLocation()

// 1a viewDidAppear
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 333)
    class Appearing: UIViewController {
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
      override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    }
#sourceLocation()

// 1a viewDidDisappear
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 337)
    class Disappearing: UIViewController {
      override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
      override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
      override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    }
#sourceLocation()

// 1a layoutSubviews
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 342)
    class Stretched: UIView {
      let inner = UIView()
      override func layoutSubviews() { inner.frame = bounds }
    }
#sourceLocation()

// 1a UIViewController.view
extension AtHand {
  func row118() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 346)
    controller.view.frame = view.bounds
    let maybe: UIView? = controller.view
    view.addSubview(maybe!)
    view.insertSubview(controller.view, at: 0)
#sourceLocation()
  }
}

// 1a UIViewController.init()
extension AtHand {
  func row119() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 350)
    let plain = UIViewController()
    plain.view.alpha = 1
#sourceLocation()
  }
}

// 1a UIViewController.init(nibName:bundle:)
extension AtHand {
  func row120() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 352)
    _ = UIViewController(nibName: nil, bundle: nil)
#sourceLocation()
  }
}

// 1a UIViewController.viewDidLoad()
extension AtHand {
  func row121() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 353)
    controller.viewDidLoad()
#sourceLocation()
  }
}

// 1a UIViewController.viewDidAppear(_:)
extension AtHand {
  func row122() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 354)
    controller.viewDidAppear(true)
#sourceLocation()
  }
}

// 1a UIViewController.viewWillDisappear(_:)
extension AtHand {
  func row123() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 355)
    controller.viewWillDisappear(false)
#sourceLocation()
  }
}

// 1a UIViewController.navigationController
extension AtHand {
  func row124() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 356)
    _ = controller.navigationController?.popViewController(animated: true)
#sourceLocation()
  }
}

// 1a UIViewController.presentingViewController
extension AtHand {
  func row125() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 357)
    _ = controller.presentingViewController?.view
#sourceLocation()
  }
}

// 1a UIViewController.presentedViewController
extension AtHand {
  func row126() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 358)
    if let presented = controller.presentedViewController { view.addSubview(presented.view) }
#sourceLocation()
  }
}

// 1a UIViewController.isBeingDismissed
extension AtHand {
  func row127() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 359)
    if controller.isBeingDismissed || controller.isMovingFromParent { view.alpha = 0 }
#sourceLocation()
  }
}

// 1a UIViewController.isBeingPresented
extension AtHand {
  func row128() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 360)
    let isPresenting = controller.isBeingPresented || controller.isMovingToParent
    view.isHidden = isPresenting
#sourceLocation()
  }
}

// 1a UIViewController.viewIfLoaded
extension AtHand {
  func row129() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 362)
    controller.viewIfLoaded?.alpha = 1
    controller.loadViewIfNeeded()
    _ = controller.isViewLoaded
#sourceLocation()
  }
}

// 1a UIViewController.title
extension AtHand {
  func row130() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 365)
    controller.title = "Detail"
#sourceLocation()
  }
}

// 1a UIViewController.children
extension AtHand {
  func row131() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 366)
    controller.children.forEach { $0.removeFromParent() }
    _ = controller.parent
#sourceLocation()
  }
}

// 1a UIViewController.transitionCoordinator
extension AtHand {
  func row132() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 368)
    _ = controller.transitionCoordinator?.isInteractive
#sourceLocation()
  }
}

// 2a UIViewController.dismiss(animated:completion:)
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 369)
    class Leaver: UIViewController {
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        super.dismiss(animated: flag, completion: completion)
      }
      override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
      }
      func leave() {
        dismiss(animated: true)
        present(UIViewController(), animated: true)
        let work = { [weak self] in self?.dismiss(animated: true) }
        _ = work
      }
    }
#sourceLocation()

// 2a UIViewController.dismiss(animated:completion:)
extension AtHand {
  func row134() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 383)
    controller.dismiss(animated: true, completion: nil)
    controller.dismiss(animated: true)
    controller.dismiss(animated: true) { view.alpha = 0 }
#sourceLocation()
  }
}

// 2a UIViewController.present(_:animated:completion:)
extension AtHand {
  func row135() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 386)
    controller.present(UIViewController(), animated: true, completion: nil)
    controller.present(UIViewController(), animated: true)
    controller.present(UIViewController(), animated: true) { view.alpha = 0 }
#sourceLocation()
  }
}

// 2a UIViewController.modalPresentationStyle
extension AtHand {
  func row136() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 389)
    controller.modalPresentationStyle = .custom
#sourceLocation()
  }
}

// 2a UIViewController.modalTransitionStyle
extension AtHand {
  func row137() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 390)
    controller.modalTransitionStyle = .crossDissolve
#sourceLocation()
  }
}

// 2a UIViewController.transitioningDelegate
extension AtHand {
  func row138() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 391)
    controller.transitioningDelegate = nil
#sourceLocation()
  }
}

// 2a UIViewController.beginAppearanceTransition(_:animated:)
extension AtHand {
  func row139() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 392)
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
#sourceLocation()
  }
}

// 2a UIViewController.endAppearanceTransition()
extension AtHand {
  func row140() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 394)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
#sourceLocation()
  }
}

// 2a UIViewController.modalPresentationCapturesStatusBarAppearance
extension AtHand {
  func row141() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 396)
    controller.modalPresentationCapturesStatusBarAppearance = true
#sourceLocation()
  }
}

// 2a UIViewController.preferredContentSize
extension AtHand {
  func row142() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 397)
    controller.preferredContentSize = CGSize(width: 0, height: 320)
#sourceLocation()
  }
}

// 2a UIViewController.presentationController
extension AtHand {
  func row143() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 398)
    _ = controller.presentationController?.containerView
#sourceLocation()
  }
}

// 2a UIModalPresentationStyle.custom
extension AtHand {
  func row144() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 399)
    controller.modalPresentationStyle = UIModalPresentationStyle.custom
#sourceLocation()
  }
}

// 2a UIModalPresentationStyle.overFullScreen
extension AtHand {
  func row145() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 400)
    controller.modalPresentationStyle = .overFullScreen
#sourceLocation()
  }
}

// 2a UIModalPresentationStyle.fullScreen
extension AtHand {
  func row146() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 401)
    controller.modalPresentationStyle = .fullScreen
    let isFull = controller.modalPresentationStyle == .fullScreen
    view.isHidden = isFull
#sourceLocation()
  }
}

// 1a UINavigationController
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 407)
    class Navigation: UINavigationController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
      }
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        super.pushViewController(viewController, animated: animated)
      }
    }
#sourceLocation()

// 1a UINavigationController.init(rootViewController:)
extension AtHand {
  func row148() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 416)
    _ = UINavigationController(rootViewController: UIViewController())
#sourceLocation()
  }
}

// 1a UINavigationController.popViewController(animated:)
extension AtHand {
  func row149() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 417)
    navigation.popViewController(animated: true)
    _ = navigation.popViewController(animated: false)
#sourceLocation()
  }
}

// 1a UINavigationController.popToRootViewController(animated:)
extension AtHand {
  func row150() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 419)
    navigation.popToRootViewController(animated: false)
#sourceLocation()
  }
}

// 1a UINavigationController.pushViewController(_:animated:)
extension AtHand {
  func row151() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 420)
    navigation.pushViewController(UIViewController(), animated: false)
#sourceLocation()
  }
}

// 1a UINavigationController.setViewControllers(_:animated:)
extension AtHand {
  func row152() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 421)
    navigation.setViewControllers([controller], animated: false)
#sourceLocation()
  }
}

// 1a UINavigationController.delegate
extension AtHand {
  func row153() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 422)
    navigation.delegate = nil
#sourceLocation()
  }
}

// 1a UINavigationController.viewControllers
extension AtHand {
  func row154() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 423)
    if navigation.viewControllers.count > 1 { view.alpha = 0 }
    _ = navigation.viewControllers.first
#sourceLocation()
  }
}

// 1a UINavigationController.topViewController
extension AtHand {
  func row155() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 425)
    navigation.topViewController?.view.alpha = 1
    _ = navigation.visibleViewController
#sourceLocation()
  }
}

// 1a UINavigationController.navigationBar
extension AtHand {
  func row156() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 427)
    let bar = navigation.navigationBar
    bar.isTranslucent = false
    bar.frame.origin.y = 0
#sourceLocation()
  }
}

// 1a UINavigationController.isNavigationBarHidden
extension AtHand {
  func row157() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 430)
    if !navigation.isNavigationBarHidden { navigation.setNavigationBarHidden(true, animated: true) }
    navigation.isNavigationBarHidden = true
#sourceLocation()
  }
}

// 1a UINavigationController.hideShowBarDuration
extension AtHand {
  func row158() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 432)
    let duration = UINavigationController.hideShowBarDuration
    _ = TimeInterval(duration)
#sourceLocation()
  }
}

// 2a UINavigationController.interactivePopGestureRecognizer
extension AtHand {
  func row159() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 434)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    navigation.interactivePopGestureRecognizer?.delegate = nil
#sourceLocation()
  }
}

// 2a UINavigationController.init(navigationBarClass:toolbarClass:)
extension AtHand {
  func row160() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 436)
    let wrapped = UINavigationController(navigationBarClass: UINavigationBar.self, toolbarClass: UIToolbar.self)
    wrapped.setViewControllers([controller], animated: false)
#sourceLocation()
  }
}

// 2a UINavigationController.toolbar
extension AtHand {
  func row161() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 438)
    navigation.setToolbarHidden(true, animated: false)
    navigation.toolbar.isTranslucent = false
    controller.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)]
#sourceLocation()
  }
}

// 2a UINavigationBar
extension AtHand {
  func row162() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 441)
    navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
    navigation.navigationBar.shadowImage = UIImage()
    navigation.navigationBar.barTintColor = .white
    navigation.navigationBar.tintColor = .black
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
#sourceLocation()
  }
}

// 2a UINavigationBarAppearance
extension AtHand {
  func row163() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 447)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
#sourceLocation()
  }
}

// 2a UINavigationItem
extension AtHand {
  func row164() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 451)
    controller.navigationItem.title = "Detail"
    controller.navigationItem.hidesBackButton = true
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
    controller.navigationItem.largeTitleDisplayMode = .never
#sourceLocation()
  }
}

// 2a UIBarButtonItem
extension AtHand {
  func row165() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 455)
    let item = UIBarButtonItem(barButtonSystemItem: .done, target: controller, action: nil)
    item.tintColor = .red
    let button = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in view.alpha = 0 })
    controller.navigationItem.leftBarButtonItems = [item, button]
#sourceLocation()
  }
}

// 1a UINavigationControllerDelegate of a controller
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 459)
    final class StackOwner: UIViewController, UINavigationControllerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.delegate = self
        let stack = navigationController
        stack?.interactivePopGestureRecognizer?.delegate = nil
      }
      func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return nil
      }
      func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { .portrait }
    }
#sourceLocation()

// 2b UITabBarControllerDelegate of a controller
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 471)
    final class TabOwner: UIViewController, UITabBarControllerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        tabBarController?.delegate = self
        let tabs = tabBarController
        tabs?.selectedIndex = 0
      }
      func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return nil
      }
    }
#sourceLocation()

// 2b UITabBarController
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 482)
    final class Tabs: UITabBarController, UITabBarControllerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
        tabBar.isHidden = true
      }
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        guard let from = selectedViewController?.view, let to = viewController.view, from !== to else { return false }
        return true
      }
      func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let vcs = tabBarController.viewControllers, let from = vcs.firstIndex(of: fromVC), let to = vcs.firstIndex(of: toVC) else { return nil }
        return from < to ? nil : nil
      }
    }
#sourceLocation()

// 2b UITabBarController.selectedIndex
extension AtHand {
  func row169() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 498)
    let tabs = UITabBarController()
    tabs.setViewControllers([controller], animated: false)
    tabs.selectedIndex = 0
    tabs.selectedViewController = controller
    controller.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 1)
    controller.tabBarController?.tabBar.barTintColor = .white
#sourceLocation()
  }
}

// 2b UIViewController.transition(from:to:duration:options:animations:completion:)
extension AtHand {
  func row170() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 504)
    controller.transition(from: UIViewController(), to: UIViewController(), duration: 0.3, options: [.transitionCrossDissolve], animations: nil) { _ in view.alpha = 1 }
#sourceLocation()
  }
}

// 2b UIViewController.status bar
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 505)
    class Lit: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
      override var childForStatusBarStyle: UIViewController? { children.first }
      override var shouldAutorotate: Bool { false }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
      override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
    }
#sourceLocation()

// 2b UIStoryboardSegue
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 516)
    final class Unfold: UIStoryboardSegue {
      override func perform() {
        source.view.superview?.insertSubview(destination.view, aboveSubview: source.view)
      }
    }
#sourceLocation()

// 2a UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:) called
extension AtHand {
  func row173() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 521)
    let animator: UIViewControllerAnimatedTransitioning = still
    let found: UIViewImplicitlyAnimating? = animator.interruptibleAnimator?(using: context)
    found?.pauseAnimation()
#sourceLocation()
  }
}

// 1a UINavigationController.Operation
extension AtHand {
  func row174() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 524)
    let operation: UINavigationController.Operation = .push
    switch operation {
    case .push: view.alpha = 1
    case .pop: view.alpha = 0
    case .none: break
    @unknown default: break
    }
#sourceLocation()
  }
}

// 1a UINavigationController.Operation.push
extension AtHand {
  func row175() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 531)
    let isPush = UINavigationController.Operation.push == .push
    view.isHidden = isPush
#sourceLocation()
  }
}

// 1a UINavigationController.Operation.pop
extension AtHand {
  func row176() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 533)
    let operation = UINavigationController.Operation.pop
    if operation == .pop { view.alpha = 0 }
#sourceLocation()
  }
}

// 1a UINavigationController.Operation.none
extension AtHand {
  func row177() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 535)
    var operation: UINavigationController.Operation = .none
    operation = .pop
    _ = operation
#sourceLocation()
  }
}

// 1a UINavigationControllerDelegate
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 538)
    final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
      func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return operation == .push ? StillAnimator() : nil
      }
      func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return nil
      }
      func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
      func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
    }
#sourceLocation()

// 1a UIPercentDrivenInteractiveTransition
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 551)
    class SwipeBack: UIPercentDrivenInteractiveTransition {
      var interactionInProgress = false
      private var shouldCompleteTransition = false
      private weak var viewController: UIViewController!
      init(viewController: UIViewController) {
        super.init()
        self.viewController = viewController
      }
      func handle(_ gesture: UIPanGestureRecognizer) {
        let translation = gesture.translation(in: gesture.view!.superview!)
        let progress = min(max(translation.x / 200, 0.0), 1.0)
        switch gesture.state {
        case .began: interactionInProgress = true
        case .changed:
          shouldCompleteTransition = progress > 0.5
          update(progress)
        case .cancelled: cancel()
        case .ended: if shouldCompleteTransition { finish() } else { cancel() }
        default: break
        }
      }
    }
#sourceLocation()

// 2a UIPercentDrivenInteractiveTransition.init()
extension AtHand {
  func row180() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 573)
    _ = UIPercentDrivenInteractiveTransition()
#sourceLocation()
  }
}

// 2a UIPercentDrivenInteractiveTransition.update(_:)
extension AtHand {
  func row181() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 574)
    percent.update(0.4)
#sourceLocation()
  }
}

// 2a UIPercentDrivenInteractiveTransition.finish()
extension AtHand {
  func row182() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 575)
    percent.finish()
#sourceLocation()
  }
}

// 2a UIPercentDrivenInteractiveTransition.cancel()
extension AtHand {
  func row183() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 576)
    percent.cancel()
#sourceLocation()
  }
}

// 2a UIPercentDrivenInteractiveTransition.pause()
extension AtHand {
  func row184() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 577)
    percent.pause()
#sourceLocation()
  }
}

// 2a UIPercentDrivenInteractiveTransition.startInteractiveTransition(_:)
extension AtHand {
  func row185() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 578)
    percent.startInteractiveTransition(context)
#sourceLocation()
  }
}

// 2a UIPercentDrivenInteractiveTransition.wantsInteractiveStart
extension AtHand {
  func row186() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 579)
    percent.wantsInteractiveStart = false
#sourceLocation()
  }
}

// 2a UIPercentDrivenInteractiveTransition.completionCurve
extension AtHand {
  func row187() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 580)
    percent.completionCurve = .linear
    percent.completionSpeed = 0.5
#sourceLocation()
  }
}

// 2a UIPercentDrivenInteractiveTransition.percentComplete
extension AtHand {
  func row188() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 582)
    _ = percent.percentComplete
    _ = percent.duration
#sourceLocation()
  }
}

// 2a UIPercentDrivenInteractiveTransition.timingCurve
extension AtHand {
  func row189() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 584)
    percent.timingCurve = UICubicTimingParameters(animationCurve: .linear)
#sourceLocation()
  }
}

// 2a UIPercentDrivenInteractiveTransition, all overridden
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 585)
    class Overriding: UIPercentDrivenInteractiveTransition {
      override var duration: CGFloat { 0.4 }
      override var percentComplete: CGFloat { super.percentComplete }
      override var completionSpeed: CGFloat {
        get { 2 }
        set {}
      }
      override var completionCurve: UIView.AnimationCurve {
        get { .linear }
        set { super.completionCurve = newValue }
      }
      override var timingCurve: UITimingCurveProvider? {
        get { nil }
        set {}
      }
      override var wantsInteractiveStart: Bool {
        get { false }
        set {}
      }
      override func pause() { super.pause() }
    }
#sourceLocation()

// 2a update
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 606)
    class Updating: UIPercentDrivenInteractiveTransition {
      override func update(_ percentComplete: CGFloat) { super.update(percentComplete * 0.5) }
    }
#sourceLocation()

// 2a startInteractiveTransition
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 609)
    class Starting: UIPercentDrivenInteractiveTransition {
      weak var transitionContext: UIViewControllerContextTransitioning?
      override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        self.transitionContext = transitionContext
      }
    }
#sourceLocation()

// 2a finish
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 616)
    class Finishing: UIPercentDrivenInteractiveTransition {
      override func finish() {
        completionSpeed = 1 - percentComplete
        super.finish()
      }
    }
#sourceLocation()

// 2a cancel
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 622)
    class Cancelling: UIPercentDrivenInteractiveTransition {
      override func cancel() {
        completionSpeed = percentComplete
        super.cancel()
      }
    }
#sourceLocation()

// 2a completionSpeed
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 628)
    class Slow: UIPercentDrivenInteractiveTransition {
      override var completionSpeed: CGFloat {
        get { return 0.3 }
        set {}
      }
    }
#sourceLocation()

// 2a UIViewPropertyAnimator.init(duration:curve:animations:)
extension AtHand {
  func row196() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 637)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) {
      view.alpha = 0
    }
    animator.startAnimation()
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.init(duration:curve:)
extension AtHand {
  func row197() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 641)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    animator.addAnimations { view.alpha = 0 }
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.init(duration:dampingRatio:animations:)
extension AtHand {
  func row198() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 643)
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { view.alpha = 0 }
    animator.startAnimation()
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.init(duration:dampingRatio:)
extension AtHand {
  func row199() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 645)
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1)
    animator.startAnimation()
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.init(duration:timingParameters:)
extension AtHand {
  func row200() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 647)
    let timing = UISpringTimingParameters(dampingRatio: 0.9)
    let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
    animator.addAnimations { view.alpha = 0 }
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.init(duration:controlPoint1:controlPoint2:animations:)
extension AtHand {
  func row201() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 650)
    let animator = UIViewPropertyAnimator(duration: 0.4, controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1)) {
      view.alpha = 0
    }
    animator.startAnimation()
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:)
extension AtHand {
  func row202() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 654)
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.4, delay: 0, options: [.curveEaseIn], animations: {
      view.alpha = 0
    }, completion: { position in
      context.completeTransition(position == .end)
    })
    _ = animator.isRunning
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.startAnimation()
extension AtHand {
  func row203() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 660)
    UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { view.alpha = 0 }.startAnimation()
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.startAnimation(afterDelay:)
extension AtHand {
  func row204() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 661)
    UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { view.alpha = 0 }.startAnimation(afterDelay: 0.1)
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.pauseAnimation()
extension AtHand {
  func row205() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 662)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { view.alpha = 0 }
    animator.startAnimation()
    animator.pauseAnimation()
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.stopAnimation(_:)
extension AtHand {
  func row206() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 665)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { view.alpha = 0 }
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .current)
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.addCompletion(_:)
extension AtHand {
  func row207() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 669)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn)
    animator.addCompletion { position in
      switch position {
      case .end: context.completeTransition(true)
      default: context.completeTransition(false)
      }
    }
    animator.addCompletion { _ in view.removeFromSuperview() }
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.addAnimations(_:)
extension AtHand {
  func row208() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 677)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn, animations: nil)
    animator.addAnimations { view.alpha = 0 }
    animator.addAnimations({ view.transform = .identity })
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.addAnimations(_:delayFactor:)
extension AtHand {
  func row209() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 680)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn)
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.3)
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.duration
extension AtHand {
  func row210() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 682)
    _ = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn).duration
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.fractionComplete
extension AtHand {
  func row211() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 683)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { view.alpha = 0 }
    animator.fractionComplete = 0.5
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.isReversed
extension AtHand {
  func row212() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 685)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { view.alpha = 0 }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.isReversed = true
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.isUserInteractionEnabled
extension AtHand {
  func row213() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 689)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn)
    animator.isUserInteractionEnabled = true
    animator.isInterruptible = true
    animator.scrubsLinearly = false
    animator.pausesOnCompletion = false
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)
extension AtHand {
  func row214() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 694)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { view.alpha = 0 }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.state
extension AtHand {
  func row215() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 698)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn)
    if animator.state == .inactive { animator.startAnimation() }
#sourceLocation()
  }
}

// 2a UIViewPropertyAnimator.timingParameters
extension AtHand {
  func row216() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 700)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn)
    _ = animator.timingParameters?.springTimingParameters
    _ = animator.timingParameters?.cubicTimingParameters?.controlPoint1
#sourceLocation()
  }
}

// 2a UISpringTimingParameters.init(dampingRatio:initialVelocity:)
extension AtHand {
  func row217() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 703)
    _ = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 2))
#sourceLocation()
  }
}

// 2a UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:)
extension AtHand {
  func row218() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 704)
    _ = UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: .zero)
#sourceLocation()
  }
}

// 2a UICubicTimingParameters.init(animationCurve:)
extension AtHand {
  func row219() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 705)
    _ = UICubicTimingParameters(animationCurve: .easeInOut)
    _ = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
#sourceLocation()
  }
}

// 2a UIViewAnimatingPosition.end
extension AtHand {
  func row220() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 707)
    let position = UIViewAnimatingPosition.end
    if position == .end { context.completeTransition(true) }
#sourceLocation()
  }
}

// 2a UIViewAnimatingPosition.start
extension AtHand {
  func row221() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 709)
    _ = UIViewAnimatingPosition.start
#sourceLocation()
  }
}

// 2a UIViewAnimatingPosition.current
extension AtHand {
  func row222() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 710)
    _ = UIViewAnimatingPosition.current
#sourceLocation()
  }
}

// 2a UIViewImplicitlyAnimating
extension AtHand {
  func row223() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 711)
    let animator: UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn)
    animator.addAnimations?({ view.alpha = 0 })
    animator.addCompletion?({ _ in })
    animator.startAnimation()
#sourceLocation()
  }
}

// 2a UIViewAnimating
extension AtHand {
  func row224() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 715)
    let animator: UIViewAnimating = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn)
    animator.fractionComplete = 0.2
    animator.pauseAnimation()
#sourceLocation()
  }
}

// 2a UIGestureRecognizer
extension AtHand {
  func row225() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 721)
    func follow(_ recognizer: UIGestureRecognizer) { view.addGestureRecognizer(recognizer) }
    follow(pan)
#sourceLocation()
  }
}

// 2a UIGestureRecognizer.state
extension AtHand {
  func row226() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 723)
    switch pan.state {
    case .began, .changed: view.alpha = 0.5
    case .ended, .cancelled, .failed: view.alpha = 1
    default: break
    }
#sourceLocation()
  }
}

// 2a UIGestureRecognizer.view
extension AtHand {
  func row227() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 728)
    _ = pan.view?.bounds.width
#sourceLocation()
  }
}

// 2a UIGestureRecognizer.addTarget(_:action:)
extension AtHand {
  func row228() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 729)
    pan.addTarget(still, action: Selector { (target: StillAnimator) in target.stop() })
#sourceLocation()
  }
}

// 2a Selector
extension AtHand {
  func row229() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 730)
    let tap = UIPanGestureRecognizer(target: still, action: Selector("handlePan:", { (target: StillAnimator, sender: UIPanGestureRecognizer) in target.handlePan(sender) }))
    tap.addTarget(still, action: Selector("stop", { (target: StillAnimator) in target.stop() }))
#sourceLocation()
  }
}

// 2a UIGestureRecognizer.removeTarget(_:action:)
extension AtHand {
  func row230() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 732)
    pan.removeTarget(nil, action: nil)
#sourceLocation()
  }
}

// 2a UIGestureRecognizer.delegate
extension AtHand {
  func row231() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 733)
    pan.delegate = nil
#sourceLocation()
  }
}

// 2a UIGestureRecognizer.location(in:)
extension AtHand {
  func row232() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 734)
    view.center = pan.location(in: view.superview)
#sourceLocation()
  }
}

// 2a UIGestureRecognizer.require(toFail:)
extension AtHand {
  func row233() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 735)
    pan.require(toFail: UITapGestureRecognizer())
#sourceLocation()
  }
}

// 2a UIGestureRecognizer.isEnabled
extension AtHand {
  func row234() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 736)
    pan.isEnabled = false
    pan.isEnabled = true
    pan.cancelsTouchesInView = false
#sourceLocation()
  }
}

// 2a UIGestureRecognizer.State.possible
extension AtHand {
  func row235() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 739)
    _ = UIGestureRecognizer.State.possible
#sourceLocation()
  }
}

// 2a UIGestureRecognizer.State.began
extension AtHand {
  func row236() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 740)
    if pan.state == .began { view.alpha = 0 }
#sourceLocation()
  }
}

// 2a UIGestureRecognizer.State.changed
extension AtHand {
  func row237() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 741)
    if pan.state == UIGestureRecognizer.State.changed { view.alpha = 0 }
#sourceLocation()
  }
}

// 2a UIGestureRecognizer.State.ended
extension AtHand {
  func row238() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 742)
    let isOver = [.ended, .cancelled].contains(pan.state)
    view.isHidden = isOver
#sourceLocation()
  }
}

// 2a UIGestureRecognizer.State.cancelled
extension AtHand {
  func row239() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 744)
    guard pan.state != .cancelled else { return }
#sourceLocation()
  }
}

// 2a UIGestureRecognizer.State.failed
extension AtHand {
  func row240() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 745)
    _ = UIGestureRecognizer.State.failed.rawValue
#sourceLocation()
  }
}

// 2a UIPanGestureRecognizer
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 746)
    class DirectionPan: UIPanGestureRecognizer {
      var onStart: (() -> Void)?
    }
#sourceLocation()

// 2a UIPanGestureRecognizer.init()
extension AtHand {
  func row242() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 749)
    let recognizer = UIPanGestureRecognizer()
    view.addGestureRecognizer(recognizer)
#sourceLocation()
  }
}

// 2a UIPanGestureRecognizer.init(target:action:)
extension AtHand {
  func row243() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 751)
    _ = UIPanGestureRecognizer(target: nil, action: nil)
    _ = UIPanGestureRecognizer(target: still, action: Selector { (target: StillAnimator, sender: UIPanGestureRecognizer) in target.handlePan(sender) })
#sourceLocation()
  }
}

// 2a UIPanGestureRecognizer.translation(in:)
extension AtHand {
  func row244() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 753)
    let translation = pan.translation(in: view)
    view.center.x += translation.x
#sourceLocation()
  }
}

// 2a UIPanGestureRecognizer.setTranslation(_:in:)
extension AtHand {
  func row245() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 755)
    pan.setTranslation(.zero, in: view)
#sourceLocation()
  }
}

// 2a UIPanGestureRecognizer.velocity(in:)
extension AtHand {
  func row246() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 756)
    let velocity = pan.velocity(in: pan.view)
    if abs(velocity.x) > abs(velocity.y) { view.alpha = 0 }
#sourceLocation()
  }
}

// 2a UIPanGestureRecognizer.maximumNumberOfTouches
extension AtHand {
  func row247() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 758)
    pan.maximumNumberOfTouches = 1
    pan.minimumNumberOfTouches = 1
#sourceLocation()
  }
}

// 1a UIScreenEdgePanGestureRecognizer.init(target:action:)
extension AtHand {
  func row248() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 760)
    let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(edge)
#sourceLocation()
  }
}

// 1a UIScreenEdgePanGestureRecognizer.edges
extension AtHand {
  func row249() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 762)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
#sourceLocation()
  }
}

// 2a UIScreenEdgePanGestureRecognizer
extension AtHand {
  func row250() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 764)
    if pan is UIScreenEdgePanGestureRecognizer { view.alpha = 0 }
#sourceLocation()
  }
}

// 2a UITapGestureRecognizer.init()
extension AtHand {
  func row251() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 765)
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
#sourceLocation()
  }
}

// 2a UITapGestureRecognizer.init(target:action:)
extension AtHand {
  func row252() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 767)
    view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
#sourceLocation()
  }
}

// 2a UIPinchGestureRecognizer.scale
extension AtHand {
  func row253() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 768)
    let pinch = UIPinchGestureRecognizer()
    pinch.scale = 1
    _ = pinch.velocity
#sourceLocation()
  }
}

// 2a UIGestureRecognizerDelegate
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 771)
    final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        return pan.velocity(in: pan.view).x > 0
      }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return true
      }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return false
      }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return true
      }
    }
#sourceLocation()

// 2a UIRectEdge.left
extension AtHand {
  func row255() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 786)
    let edges: UIRectEdge = [.left]
    _ = edges.contains(.left)
#sourceLocation()
  }
}

// 2a UIRectEdge.right
extension AtHand {
  func row256() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 788)
    _ = UIRectEdge.right
#sourceLocation()
  }
}

// 2a UIRectEdge.top
extension AtHand {
  func row257() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 789)
    _ = UIRectEdge.top.union(.bottom)
#sourceLocation()
  }
}

// 2a UIRectEdge.bottom
extension AtHand {
  func row258() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 790)
    var edges = UIRectEdge.bottom
    edges.remove(.bottom)
#sourceLocation()
  }
}

// 2a UIRectEdge.all
extension AtHand {
  func row259() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 792)
    _ = UIRectEdge.all.isSuperset(of: [.left, .right])
#sourceLocation()
  }
}

// 2a UIPresentationController
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 796)
    class Dimming: UIPresentationController {
      private lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: 0.5)
        view.alpha = 0
        return view
      }()
      override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
      }
      override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
      }
      override var shouldRemovePresentersView: Bool { return false }
      override func containerViewDidLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
    }
#sourceLocation()

// 2a presentationTransitionWillBegin
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 815)
    class Beginning: UIPresentationController {
      override func presentationTransitionWillBegin() {
        guard let coordinator = presentedViewController.transitionCoordinator else { return }
        coordinator.animate(alongsideTransition: { _ in self.containerView?.alpha = 1.0 })
      }
    }
#sourceLocation()

// 2a dismissalTransitionWillBegin
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 821)
    class Leaving: UIPresentationController {
      override func dismissalTransitionWillBegin() {
        presentingViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
          self?.presentedView?.alpha = 0
        }, completion: nil)
      }
    }
#sourceLocation()

// 2a dismissalTransitionDidEnd
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 828)
    class Left: UIPresentationController {
      override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { presentedView?.removeFromSuperview() }
      }
    }
#sourceLocation()

// 2a UIPresentationController.init(presentedViewController:presenting:)
extension AtHand {
  func row264() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 833)
    _ = UIPresentationController(presentedViewController: controller, presenting: nil)
#sourceLocation()
  }
}

// 2a UIPresentationController.containerView
extension AtHand {
  func row265() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 834)
    let presentation = UIPresentationController(presentedViewController: controller, presenting: nil)
    _ = presentation.containerView?.bounds
#sourceLocation()
  }
}

// 2a UIPresentationController.containerViewWillLayoutSubviews()
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 836)
    class Placing: UIPresentationController {
      override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
    }
#sourceLocation()

// 2a UIPresentationController.presentationTransitionWillBegin()
extension AtHand {
  func row267() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 842)
    UIPresentationController(presentedViewController: controller, presenting: nil).presentationTransitionWillBegin()
#sourceLocation()
  }
}

// 2a UIPresentationController.presentationTransitionDidEnd(_:)
extension AtHand {
  func row268() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 843)
    UIPresentationController(presentedViewController: controller, presenting: nil).presentationTransitionDidEnd(true)
#sourceLocation()
  }
}

// 2a UIPresentationController.dismissalTransitionWillBegin()
extension AtHand {
  func row269() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 844)
    UIPresentationController(presentedViewController: controller, presenting: nil).dismissalTransitionWillBegin()
#sourceLocation()
  }
}

// 2a UIPresentationController.dismissalTransitionDidEnd(_:)
extension AtHand {
  func row270() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 845)
    UIPresentationController(presentedViewController: controller, presenting: nil).dismissalTransitionDidEnd(false)
#sourceLocation()
  }
}

// 2a UIPresentationController.frameOfPresentedViewInContainerView
extension AtHand {
  func row271() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 846)
    let presentation = UIPresentationController(presentedViewController: controller, presenting: nil)
    presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
    _ = presentation.shouldRemovePresentersView || presentation.shouldPresentInFullscreen
#sourceLocation()
  }
}

// 2a UIPresentationController.delegate
extension AtHand {
  func row272() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 849)
    controller.presentationController?.delegate = nil
#sourceLocation()
  }
}

// 2a UIAdaptivePresentationControllerDelegate
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 850)
    final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        return .none
      }
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        return false
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    }
#sourceLocation()

// 2a UISheetPresentationController.detents
extension AtHand {
  func row274() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 859)
    if let sheet = controller.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 20
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
#sourceLocation()
  }
}

// 2a UIPopoverPresentationController.sourceView
extension AtHand {
  func row275() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 866)
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceView = view
    controller.popoverPresentationController?.sourceRect = view.bounds
    controller.popoverPresentationController?.permittedArrowDirections = [.up, .down]
#sourceLocation()
  }
}

// 2a UIViewController.definesPresentationContext
extension AtHand {
  func row276() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 870)
    controller.definesPresentationContext = true
    controller.providesPresentationContextTransitionStyle = true
#sourceLocation()
  }
}

// 2a UIViewController.isModalInPresentation
extension AtHand {
  func row277() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 872)
    controller.isModalInPresentation = true
#sourceLocation()
  }
}

// 2a UIViewController.viewWillTransition(to:with:)
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 873)
    class Turning: UIViewController {
      override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.view.alpha = 1 }, completion: nil)
      }
      override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
      }
    }
#sourceLocation()

// 1a UIScreen
extension AtHand {
  func row279() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 885)
    let screen: UIScreen = .main
    _ = screen.nativeScale
#sourceLocation()
  }
}

// 1a UIScreen.main
extension AtHand {
  func row280() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 887)
    _ = UIScreen.main
#sourceLocation()
  }
}

// 1a UIScreen.bounds
extension AtHand {
  func row281() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 888)
    view.frame = UIScreen.main.bounds
    let width = UIScreen.main.bounds.size.width
    view.center.x = width / 2
#sourceLocation()
  }
}

// 1a UIScreen.scale
extension AtHand {
  func row282() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 891)
    layer.contentsScale = UIScreen.main.scale
#sourceLocation()
  }
}

// 2a UIApplication.shared
extension AtHand {
  func row283() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 892)
    let application = UIApplication.shared
    _ = application.windows.first
#sourceLocation()
  }
}

// 2a UIApplication.keyWindow
extension AtHand {
  func row284() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 894)
    UIApplication.shared.keyWindow?.addSubview(view)
#sourceLocation()
  }
}

// 2a UIWindow
extension AtHand {
  func row285() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 895)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
#sourceLocation()
  }
}

// 2a UIWindow.rootViewController
extension AtHand {
  func row286() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 897)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
#sourceLocation()
  }
}

// 1a CGAffineTransform.identity
extension AtHand {
  func row287() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 902)
    view.transform = CGAffineTransform.identity
    view.transform = .identity
#sourceLocation()
  }
}

// 1a CGAffineTransform.init(scaleX:y:)
extension AtHand {
  func row288() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 904)
    view.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
    view.transform = .init(scaleX: 0.9, y: 0.9)
#sourceLocation()
  }
}

// 1a CGAffineTransform.init(translationX:y:)
extension AtHand {
  func row289() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 906)
    view.transform = CGAffineTransform(translationX: -view.frame.width, y: 0)
#sourceLocation()
  }
}

// 1a CGAffineTransform.init(rotationAngle:)
extension AtHand {
  func row290() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 907)
    view.transform = CGAffineTransform(rotationAngle: CGFloat.pi / 4)
    view.transform = CGAffineTransform(rotationAngle: CGFloat(Double.pi))
#sourceLocation()
  }
}

// 1a CGAffineTransform.scaledBy(x:y:)
extension AtHand {
  func row291() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 909)
    view.transform = view.transform.scaledBy(x: 0.5, y: 0.5)
#sourceLocation()
  }
}

// 1a CGAffineTransform.rotated(by:)
extension AtHand {
  func row292() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 910)
    view.transform = view.transform.rotated(by: .pi / 2)
#sourceLocation()
  }
}

// 1a CGAffineTransform.translatedBy(x:y:)
extension AtHand {
  func row293() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 911)
    view.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
#sourceLocation()
  }
}

// 1a CGAffineTransform.concatenating(_:)
extension AtHand {
  func row294() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 912)
    let scale = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.transform = scale.concatenating(CGAffineTransform(translationX: 10, y: 10))
#sourceLocation()
  }
}

// 1a CGAffineTransform.inverted()
extension AtHand {
  func row295() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 914)
    _ = view.transform.inverted().isIdentity
#sourceLocation()
  }
}

// 1a CGAffineTransform.tx
extension AtHand {
  func row296() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 915)
    _ = view.transform.tx + view.transform.ty
    view.transform.tx = 20
#sourceLocation()
  }
}

// 1a CGVector.init(dx:dy:)
extension AtHand {
  func row297() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 917)
    let velocity = CGVector(dx: 0, dy: 10)
    _ = velocity.dx
#sourceLocation()
  }
}

// 1b UIEdgeInsets.zero
extension AtHand {
  func row298() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 919)
    let insets = UIEdgeInsets.zero
    _ = insets == .zero
#sourceLocation()
  }
}

// 1b UIEdgeInsets.top
extension AtHand {
  func row299() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 921)
    var insets = UIEdgeInsets.zero
    insets.top = 20
#sourceLocation()
  }
}

// 1b UIEdgeInsets.init(top:left:bottom:right:)
extension AtHand {
  func row300() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 923)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.frame = view.bounds.inset(by: insets)
#sourceLocation()
  }
}

// 1a UIColor.black
extension AtHand {
  func row301() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 928)
    view.backgroundColor = .black
#sourceLocation()
  }
}

// 1a UIColor.clear
extension AtHand {
  func row302() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 929)
    view.backgroundColor = UIColor.clear
#sourceLocation()
  }
}

// 1a UIColor.white
extension AtHand {
  func row303() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 930)
    view.backgroundColor = .white
#sourceLocation()
  }
}

// 1a UIColor.red
extension AtHand {
  func row304() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 931)
    view.backgroundColor = UIColor.red
#sourceLocation()
  }
}

// 1a UIColor.yellow
extension AtHand {
  func row305() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 932)
    view.backgroundColor = .yellow
#sourceLocation()
  }
}

// 1a UIColor.lightGray
extension AtHand {
  func row306() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 933)
    _ = [UIColor.gray, .lightGray, .darkGray, .green, .blue, .cyan, .magenta, .orange, .purple, .brown]
#sourceLocation()
  }
}

// 1a UIColor.systemBackground
extension AtHand {
  func row307() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 934)
    _ = [UIColor.systemBackground, .secondarySystemBackground, .label, .systemBlue, .systemGray6]
#sourceLocation()
  }
}

// 1a UIColor.cgColor
extension AtHand {
  func row308() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 935)
    layer.backgroundColor = UIColor.black.cgColor
    shape.fillColor = UIColor.clear.cgColor
#sourceLocation()
  }
}

// 1a UIColor.withAlphaComponent(_:)
extension AtHand {
  func row309() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 937)
    view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
#sourceLocation()
  }
}

// 1a UIColor.init(white:alpha:)
extension AtHand {
  func row310() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 938)
    view.backgroundColor = UIColor(white: 0.0, alpha: 0.5)
#sourceLocation()
  }
}

// 1a UIColor.init(red:green:blue:alpha:)
extension AtHand {
  func row311() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 939)
    view.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 128 / 255.0, alpha: 1)
#sourceLocation()
  }
}

// 1a UIColor.init(hue:saturation:brightness:alpha:)
extension AtHand {
  func row312() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 940)
    view.backgroundColor = UIColor(hue: 0.6, saturation: 1, brightness: 0.8, alpha: 1)
#sourceLocation()
  }
}

// 1b CALayer
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 944)
    class PlainLayer: CALayer {
      override init() { super.init() }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func layoutSublayers() { super.layoutSublayers() }
    }
#sourceLocation()

// 1b CALayer.init()
extension AtHand {
  func row314() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 950)
    let dimming = CALayer()
    layer.addSublayer(dimming)
#sourceLocation()
  }
}

// 1b CALayer.init(layer:)
extension AtHand {
  func row315() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 952)
    _ = CALayer(layer: layer)
#sourceLocation()
  }
}

// 1b CALayer.cornerRadius
extension AtHand {
  func row316() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 953)
    view.layer.cornerRadius = 12
#sourceLocation()
  }
}

// 1b CALayer.bounds
extension AtHand {
  func row317() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 954)
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
#sourceLocation()
  }
}

// 1b CALayer.mask
extension AtHand {
  func row318() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 955)
    view.layer.mask = shape
    view.layer.mask = nil
#sourceLocation()
  }
}

// 1b CALayer.add(_:forKey:)
extension AtHand {
  func row319() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 957)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    layer.add(CABasicAnimation(keyPath: "position"), forKey: nil)
#sourceLocation()
  }
}

// 1b CALayer.position
extension AtHand {
  func row320() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 959)
    layer.position = CGPoint(x: 10, y: 20)
    layer.position.x += 5
#sourceLocation()
  }
}

// 1b CALayer.transform
extension AtHand {
  func row321() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 961)
    layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
#sourceLocation()
  }
}

// 1b CALayer.masksToBounds
extension AtHand {
  func row322() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 962)
    layer.masksToBounds = true
#sourceLocation()
  }
}

// 1b CALayer.borderColor
extension AtHand {
  func row323() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 963)
    layer.borderColor = UIColor.white.cgColor
#sourceLocation()
  }
}

// 1b CALayer.borderWidth
extension AtHand {
  func row324() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 964)
    layer.borderWidth = 1 / 2
#sourceLocation()
  }
}

// 1b CALayer.addSublayer(_:)
extension AtHand {
  func row325() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 965)
    view.layer.addSublayer(layer)
#sourceLocation()
  }
}

// 1b CALayer.insertSublayer(_:at:)
extension AtHand {
  func row326() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 966)
    view.layer.insertSublayer(layer, at: 0)
#sourceLocation()
  }
}

// 1b CALayer.insertSublayer(_:below:)
extension AtHand {
  func row327() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 967)
    view.layer.addSublayer(layer)
    view.layer.insertSublayer(shape, below: layer)
    view.layer.insertSublayer(CALayer(), above: layer)
#sourceLocation()
  }
}

// 1b CALayer.shadowOffset
extension AtHand {
  func row328() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 970)
    layer.shadowOffset = CGSize(width: -3, height: 0)
#sourceLocation()
  }
}

// 1b CALayer.shadowOpacity
extension AtHand {
  func row329() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 971)
    layer.shadowOpacity = 0.5
#sourceLocation()
  }
}

// 1b CALayer.shadowRadius
extension AtHand {
  func row330() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 972)
    layer.shadowRadius = 8.0
#sourceLocation()
  }
}

// 1b CALayer.shadowColor
extension AtHand {
  func row331() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 973)
    layer.shadowColor = UIColor.black.cgColor
#sourceLocation()
  }
}

// 1b CALayer.shadowPath
extension AtHand {
  func row332() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 974)
    layer.shadowPath = UIBezierPath(rect: layer.bounds).cgPath
#sourceLocation()
  }
}

// 1b CALayer.opacity
extension AtHand {
  func row333() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 975)
    layer.opacity = 0.5
#sourceLocation()
  }
}

// 1b CALayer.contents
extension AtHand {
  func row334() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 976)
    layer.contents = nil
    layer.contents = image.cgImage
#sourceLocation()
  }
}

// 1b CALayer.frame
extension AtHand {
  func row335() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 978)
    layer.frame = view.bounds
#sourceLocation()
  }
}

// 1b CALayer.anchorPoint
extension AtHand {
  func row336() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 979)
    layer.anchorPoint = CGPoint(x: 0, y: 0.5)
#sourceLocation()
  }
}

// 1b CALayer.zPosition
extension AtHand {
  func row337() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 980)
    layer.zPosition = 100
#sourceLocation()
  }
}

// 1b CALayer.presentation()
extension AtHand {
  func row338() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 981)
    let current = layer.presentation() ?? layer
    _ = current.frame
    let opacity = layer.presentation()?.opacity
    _ = opacity
#sourceLocation()
  }
}

// 1b CALayer.sublayerTransform
extension AtHand {
  func row339() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 985)
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 1000
    view.layer.sublayerTransform = transform
#sourceLocation()
  }
}

// 1b CALayer.animation(forKey:)
extension AtHand {
  func row340() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 988)
    let animation = layer.animation(forKey: "fade") as? CABasicAnimation
    _ = animation?.toValue
#sourceLocation()
  }
}

// 1b CALayer.animationKeys()
extension AtHand {
  func row341() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 990)
    for key in layer.animationKeys() ?? [] { layer.removeAnimation(forKey: key) }
#sourceLocation()
  }
}

// 1b CALayer.removeAnimation(forKey:)
extension AtHand {
  func row342() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 991)
    layer.removeAnimation(forKey: "fade")
#sourceLocation()
  }
}

// 1b CALayer.removeAllAnimations()
extension AtHand {
  func row343() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 992)
    view.layer.removeAllAnimations()
#sourceLocation()
  }
}

// 1b CALayer.removeFromSuperlayer()
extension AtHand {
  func row344() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 993)
    layer.removeFromSuperlayer()
#sourceLocation()
  }
}

// 1b CALayer.contentsScale
extension AtHand {
  func row345() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 994)
    layer.contentsScale = 2
#sourceLocation()
  }
}

// 1b CALayer.contentsGravity
extension AtHand {
  func row346() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 995)
    layer.contentsGravity = .resizeAspectFill
#sourceLocation()
  }
}

// 1b CALayer.contentsRect
extension AtHand {
  func row347() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 996)
    layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
#sourceLocation()
  }
}

// 1b CALayer.maskedCorners
extension AtHand {
  func row348() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 997)
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
#sourceLocation()
  }
}

// 1b CALayer.cornerCurve
extension AtHand {
  func row349() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 998)
    layer.cornerCurve = .continuous
#sourceLocation()
  }
}

// 1b CALayer.backgroundColor
extension AtHand {
  func row350() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 999)
    layer.backgroundColor = UIColor(white: 0, alpha: 0.2).cgColor
#sourceLocation()
  }
}

// 1b CALayer.rasterizationScale
extension AtHand {
  func row351() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1000)
    layer.rasterizationScale = 2
#sourceLocation()
  }
}

// 1b CALayer.shouldRasterize
extension AtHand {
  func row352() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1001)
    layer.shouldRasterize = false
#sourceLocation()
  }
}

// 1b CALayer.allowsEdgeAntialiasing
extension AtHand {
  func row353() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1002)
    layer.allowsEdgeAntialiasing = true
#sourceLocation()
  }
}

// 1b CALayer.isDoubleSided
extension AtHand {
  func row354() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1003)
    layer.isDoubleSided = false
#sourceLocation()
  }
}

// 1b CALayer.sublayers
extension AtHand {
  func row355() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1004)
    layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    _ = layer.superlayer
#sourceLocation()
  }
}

// 1b CALayer.affineTransform()
extension AtHand {
  func row356() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1006)
    layer.setAffineTransform(layer.affineTransform())
#sourceLocation()
  }
}

// 1b CALayer.actions
extension AtHand {
  func row357() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1007)
    layer.actions = ["position": NSNull(), "bounds": NSNull()]
#sourceLocation()
  }
}

// 2b CALayer.render(in:)
extension AtHand {
  func row358() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1008)
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, view.isOpaque, 0.0)
    view.layer.render(in: UIGraphicsGetCurrentContext()!)
    UIGraphicsEndImageContext()
#sourceLocation()
  }
}

// 2b CALayer.convertTime(_:from:)
extension AtHand {
  func row359() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1011)
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.1
    _ = layer.convertTime(0, to: nil)
#sourceLocation()
  }
}

// 2b CALayer.value(forKey:)
extension AtHand {
  func row360() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1013)
    _ = layer.value(forKey: "name")
#sourceLocation()
  }
}

// 2b CALayer.value(forKeyPath:)
extension AtHand {
  func row361() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1014)
    let scale = layer.value(forKeyPath: "transform.scale") as? CGFloat
    _ = scale
#sourceLocation()
  }
}

// 2b CALayer.setValue(_:forKeyPath:)
extension AtHand {
  func row362() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1016)
    layer.setValue(0.5, forKeyPath: "transform.scale")
    layer.setValue(CGFloat.pi, forKeyPath: "transform.rotation.z")
#sourceLocation()
  }
}

// 1b CAShapeLayer
extension AtHand {
  func row363() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1018)
    let mask = CAShapeLayer()
    mask.frame = view.bounds
    mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
    mask.fillRule = .evenOdd
    view.layer.mask = mask
#sourceLocation()
  }
}

// 1b CAShapeLayer.init()
extension AtHand {
  func row364() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1023)
    view.layer.mask = CAShapeLayer()
#sourceLocation()
  }
}

// 1b CAShapeLayer.path
extension AtHand {
  func row365() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1024)
    shape.path = path.cgPath
    let before = shape.path
    shape.path = before
#sourceLocation()
  }
}

// 1b CAShapeLayer.fillColor
extension AtHand {
  func row366() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1027)
    shape.fillColor = UIColor.white.cgColor
#sourceLocation()
  }
}

// 1b CAShapeLayer.strokeColor
extension AtHand {
  func row367() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1028)
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 2
    shape.lineCap = .round
    shape.lineJoin = .round
    shape.lineDashPattern = [4, 2]
    shape.strokeStart = 0
    shape.strokeEnd = 0.5
#sourceLocation()
  }
}

// 2b CAGradientLayer
extension AtHand {
  func row368() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1035)
    gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    gradient.locations = [0, 1]
    gradient.locations = [0.0, 0.5] as [NSNumber]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.type = .axial
#sourceLocation()
  }
}

// 2b needsDisplay
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1041)
    class ProgressLayer: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool {
        return key == "progress" || super.needsDisplay(forKey: key)
      }
    }
#sourceLocation()

// 2b action
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1046)
    class ActingLayer: CALayer {
      override func action(forKey event: String) -> CAAction? {
        if event == "opacity" { return CABasicAnimation(keyPath: event) }
        return super.action(forKey: event)
      }
    }
#sourceLocation()

// 1b CAAction
extension AtHand {
  func row371() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1052)
    let action: CAAction? = layer.action(forKey: "opacity")
    _ = action
#sourceLocation()
  }
}

// 1b UIBezierPath.cgPath
extension AtHand {
  func row372() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1057)
    shape.path = path.cgPath
#sourceLocation()
  }
}

// 1b UIBezierPath.init()
extension AtHand {
  func row373() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1058)
    let triangle = UIBezierPath()
    triangle.move(to: .zero)
#sourceLocation()
  }
}

// 1b UIBezierPath.move(to:)
extension AtHand {
  func row374() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1060)
    path.move(to: CGPoint(x: 0, y: 0))
#sourceLocation()
  }
}

// 1b UIBezierPath.addLine(to:)
extension AtHand {
  func row375() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1061)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: view.bounds.width, y: 0))
#sourceLocation()
  }
}

// 1b UIBezierPath.close()
extension AtHand {
  func row376() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1063)
    path.move(to: .zero)
    path.close()
#sourceLocation()
  }
}

// 1b UIBezierPath.addCurve(to:controlPoint1:controlPoint2:)
extension AtHand {
  func row377() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1065)
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 5, y: 0), controlPoint2: CGPoint(x: 5, y: 10))
#sourceLocation()
  }
}

// 1b UIBezierPath.addQuadCurve(to:controlPoint:)
extension AtHand {
  func row378() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1067)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 5, y: 0))
#sourceLocation()
  }
}

// 1b UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)
extension AtHand {
  func row379() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1069)
    path.addArc(withCenter: view.center, radius: 10, startAngle: 0, endAngle: .pi * 2, clockwise: true)
#sourceLocation()
  }
}

// 1b UIBezierPath.init(arcCenter:radius:startAngle:endAngle:clockwise:)
extension AtHand {
  func row380() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1070)
    shape.path = UIBezierPath(arcCenter: view.center, radius: 10, startAngle: 0, endAngle: CGFloat.pi * 2, clockwise: true).cgPath
#sourceLocation()
  }
}

// 1b UIBezierPath.init(ovalIn:)
extension AtHand {
  func row381() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1071)
    shape.path = UIBezierPath(ovalIn: view.frame.insetBy(dx: -20, dy: -20)).cgPath
#sourceLocation()
  }
}

// 1b UIBezierPath.init(rect:)
extension AtHand {
  func row382() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1072)
    shape.path = UIBezierPath(rect: view.bounds).cgPath
#sourceLocation()
  }
}

// 1b UIBezierPath.init(roundedRect:cornerRadius:)
extension AtHand {
  func row383() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1073)
    shape.path = UIBezierPath(roundedRect: view.bounds, cornerRadius: 8).cgPath
#sourceLocation()
  }
}

// 1b UIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:)
extension AtHand {
  func row384() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1074)
    shape.path = UIBezierPath(roundedRect: view.bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8)).cgPath
#sourceLocation()
  }
}

// 1b UIBezierPath.append(_:)
extension AtHand {
  func row385() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1075)
    path.append(UIBezierPath(rect: view.bounds))
    path.usesEvenOddFillRule = true
#sourceLocation()
  }
}

// 1b UIBezierPath.reversing()
extension AtHand {
  func row386() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1077)
    path.append(UIBezierPath(rect: view.bounds).reversing())
#sourceLocation()
  }
}

// 1b UIBezierPath.apply(_:)
extension AtHand {
  func row387() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1078)
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
#sourceLocation()
  }
}

// 1b CGPath
extension AtHand {
  func row388() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1079)
    let outline: CGPath = path.cgPath
    shape.path = outline
#sourceLocation()
  }
}

// 1b CGPath.init(rect:transform:)
extension AtHand {
  func row389() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1081)
    shape.path = CGPath(rect: view.bounds, transform: nil)
#sourceLocation()
  }
}

// 1b CGPath.init(ellipseIn:transform:)
extension AtHand {
  func row390() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1082)
    shape.path = CGPath(ellipseIn: view.bounds, transform: nil)
#sourceLocation()
  }
}

// 1b CGPath.boundingBox
extension AtHand {
  func row391() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1083)
    _ = path.cgPath.boundingBox.width
#sourceLocation()
  }
}

// 1b CGMutablePath.init()
extension AtHand {
  func row392() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1084)
    let outline = CGMutablePath()
    shape.path = outline
#sourceLocation()
  }
}

// 1b CGMutablePath.move(to:)
extension AtHand {
  func row393() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1086)
    let outline = CGMutablePath()
    outline.move(to: .zero)
#sourceLocation()
  }
}

// 1b CGMutablePath.addRect(_:)
extension AtHand {
  func row394() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1088)
    let outline = CGMutablePath()
    outline.addRect(view.bounds)
#sourceLocation()
  }
}

// 1b CGMutablePath.addQuadCurve(to:control:)
extension AtHand {
  func row395() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1090)
    let outline = CGMutablePath()
    outline.move(to: .zero)
    outline.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 5, y: 0))
    outline.closeSubpath()
#sourceLocation()
  }
}

// 1b CAAnimation
extension AtHand {
  func row396() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1097)
    let animation: CAAnimation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.3
    layer.add(animation, forKey: nil)
#sourceLocation()
  }
}

// 1b CAAnimation.isRemovedOnCompletion
extension AtHand {
  func row397() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1100)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.isRemovedOnCompletion = false
#sourceLocation()
  }
}

// 1b CAAnimation.timingFunction
extension AtHand {
  func row398() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1102)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
#sourceLocation()
  }
}

// 1b CAAnimation.delegate
extension AtHand {
  func row399() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1104)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = nil
#sourceLocation()
  }
}

// 1b CAAnimation.setValue(_:forKey:)
extension AtHand {
  func row400() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1106)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    _ = animation.value(forKey: "name") as? String
#sourceLocation()
  }
}

// 1b CAAnimationDelegate
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1109)
    final class Ending: NSObject, CAAnimationDelegate {
      weak var transitionContext: UIViewControllerContextTransitioning?
      func animationDidStart(_ anim: CAAnimation) {}
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        transitionContext?.completeTransition(!transitionContext!.transitionWasCancelled)
        transitionContext?.viewController(forKey: .from)?.view.layer.mask = nil
      }
    }
#sourceLocation()

// 1b CAPropertyAnimation
extension AtHand {
  func row402() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1117)
    let animation: CAPropertyAnimation = CABasicAnimation(keyPath: "opacity")
    animation.isAdditive = true
    animation.isCumulative = false
#sourceLocation()
  }
}

// 1b CAPropertyAnimation.keyPath
extension AtHand {
  func row403() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1120)
    let animation = CABasicAnimation()
    animation.keyPath = "path"
#sourceLocation()
  }
}

// 1b CABasicAnimation
extension AtHand {
  func row404() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1122)
    let animation = CABasicAnimation()
    animation.keyPath = "position.x"
    animation.byValue = 20
#sourceLocation()
  }
}

// 1b CABasicAnimation.init(keyPath:)
extension AtHand {
  func row405() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1125)
    layer.add(CABasicAnimation(keyPath: "transform.scale"), forKey: "scale")
#sourceLocation()
  }
}

// 1b CABasicAnimation.fromValue
extension AtHand {
  func row406() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1126)
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = path.cgPath
    animation.fromValue = 0.0
    animation.fromValue = NSNumber(value: 0.5)
    animation.fromValue = layer.presentation()?.opacity
#sourceLocation()
  }
}

// 1b CABasicAnimation.toValue
extension AtHand {
  func row407() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1131)
    let animation = CABasicAnimation(keyPath: "path")
    animation.toValue = UIBezierPath(ovalIn: view.bounds).cgPath
    animation.toValue = UIColor.red.cgColor
    animation.toValue = CGFloat(1)
#sourceLocation()
  }
}

// 2b CASpringAnimation
extension AtHand {
  func row408() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1135)
    let spring: CASpringAnimation? = CASpringAnimation(keyPath: "position.y")
    spring?.fromValue = 0
#sourceLocation()
  }
}

// 2b CASpringAnimation.init(keyPath:)
extension AtHand {
  func row409() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1137)
    let spring = CASpringAnimation(keyPath: "transform.scale")
    spring.damping = 10
    spring.stiffness = 200
    spring.mass = 1
    spring.initialVelocity = 5
    spring.duration = spring.settlingDuration
#sourceLocation()
  }
}

// 2b CAKeyframeAnimation
extension AtHand {
  func row410() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1143)
    let keyframes: CAKeyframeAnimation = CAKeyframeAnimation()
    keyframes.keyPath = "position"
#sourceLocation()
  }
}

// 2b CAKeyframeAnimation.init(keyPath:)
extension AtHand {
  func row411() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1145)
    layer.add(CAKeyframeAnimation(keyPath: "transform.translation.x"), forKey: "shake")
#sourceLocation()
  }
}

// 2b CAKeyframeAnimation.path
extension AtHand {
  func row412() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1146)
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    keyframes.path = path.cgPath
    keyframes.rotationMode = .rotateAuto
#sourceLocation()
  }
}

// 2b CAKeyframeAnimation.timingFunctions
extension AtHand {
  func row413() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1149)
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    keyframes.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]
#sourceLocation()
  }
}

// 2b CAKeyframeAnimation.values
extension AtHand {
  func row414() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1151)
    let keyframes = CAKeyframeAnimation(keyPath: "transform.translation.x")
    keyframes.values = [0, 10, -10, 0]
    keyframes.keyTimes = [0, 0.25, 0.75, 1]
    keyframes.calculationMode = .cubic
#sourceLocation()
  }
}

// 2b CAAnimationGroup.init()
extension AtHand {
  func row415() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1155)
    let group = CAAnimationGroup()
    group.duration = 0.5
#sourceLocation()
  }
}

// 2b CAAnimationGroup.animations
extension AtHand {
  func row416() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1157)
    let group = CAAnimationGroup()
    group.animations = [CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position")]
    layer.add(group, forKey: "group")
#sourceLocation()
  }
}

// 2b CATransition.type by name
extension AtHand {
  func row417() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1160)
    let turn = CATransition()
    turn.type = CATransitionType(rawValue: "oglFlip")
    turn.subtype = CATransitionSubtype.fromLeft
    turn.startProgress = 0
    turn.endProgress = 1
    turn.isRemovedOnCompletion = true
    layer.add(turn, forKey: nil)
#sourceLocation()
  }
}

// 2b CAReplicatorLayer
extension AtHand {
  func row418() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1167)
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 3
    replicator.instanceDelay = 0.1
    replicator.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
    replicator.instanceColor = UIColor.red.cgColor
    replicator.instanceAlphaOffset = -0.2
    layer.addSublayer(replicator)
#sourceLocation()
  }
}

// 2b CAEmitterLayer
extension AtHand {
  func row419() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1174)
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.birthRate = 4
    cell.lifetime = 2
    cell.velocity = 100
    cell.emissionRange = .pi
    cell.contents = UIImage().cgImage
    emitter.emitterShape = .line
    emitter.emitterPosition = CGPoint(x: 10, y: 0)
    emitter.emitterCells = [cell]
#sourceLocation()
  }
}

// 2b CATextLayer
extension AtHand {
  func row420() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1184)
    let text = CATextLayer()
    text.string = "Text"
    text.fontSize = 12
    text.foregroundColor = UIColor.black.cgColor
    text.alignmentMode = .center
    text.isWrapped = true
    text.contentsScale = UIScreen.main.scale
#sourceLocation()
  }
}

// 2b CAScrollLayer
extension AtHand {
  func row421() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1191)
    let scrolling = CAScrollLayer()
    scrolling.scrollMode = .vertically
    scrolling.scroll(to: CGPoint(x: 0, y: 20))
#sourceLocation()
  }
}

// 2b CALayer.minificationFilter
extension AtHand {
  func row422() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1194)
    layer.minificationFilter = .trilinear
    layer.magnificationFilter = CALayerContentsFilter.nearest
#sourceLocation()
  }
}

// 2b UIScreen.snapshotView(afterScreenUpdates:)
extension AtHand {
  func row423() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1196)
    let picture: UIView = UIScreen.main.snapshotView(afterScreenUpdates: false)
    view.addSubview(picture)
#sourceLocation()
  }
}

// 2b CATransition
extension AtHand {
  func row424() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1198)
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.duration = 0.3
    view.layer.add(transition, forKey: kCATransition)
#sourceLocation()
  }
}

// 1b CAMediaTiming.duration
extension AtHand {
  func row425() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1203)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.25
    animation.duration = still.transitionDuration(using: context)
#sourceLocation()
  }
}

// 1b CAMediaTiming.fillMode
extension AtHand {
  func row426() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1206)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fillMode = .forwards
#sourceLocation()
  }
}

// 1b CAMediaTiming.autoreverses
extension AtHand {
  func row427() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1208)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.autoreverses = true
    animation.repeatCount = .infinity
    animation.repeatCount = Float.greatestFiniteMagnitude
    animation.repeatDuration = 2
#sourceLocation()
  }
}

// 1b CAMediaTiming.beginTime
extension AtHand {
  func row428() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1213)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.beginTime = CACurrentMediaTime() + 0.2
#sourceLocation()
  }
}

// 1b CAMediaTiming.speed
extension AtHand {
  func row429() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1215)
    context.containerView.layer.speed = 0
    context.containerView.layer.speed = 1.0
#sourceLocation()
  }
}

// 1b CAMediaTiming.timeOffset
extension AtHand {
  func row430() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1217)
    context.containerView.layer.timeOffset = CFTimeInterval(0.5)
    let pausedTime = layer.timeOffset
    layer.timeOffset = 0.0
    layer.beginTime = CACurrentMediaTime() - pausedTime
#sourceLocation()
  }
}

// 1b CAMediaTimingFillMode
extension AtHand {
  func row431() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1221)
    let mode: CAMediaTimingFillMode = .backwards
    _ = mode.rawValue
#sourceLocation()
  }
}

// 1b CAMediaTimingFillMode.forwards
extension AtHand {
  func row432() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1223)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fillMode = CAMediaTimingFillMode.forwards
#sourceLocation()
  }
}

// 1b CAMediaTimingFillMode.both
extension AtHand {
  func row433() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1225)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fillMode = .both
#sourceLocation()
  }
}

// 1b CAMediaTimingFunction
extension AtHand {
  func row434() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1227)
    let timing: CAMediaTimingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
    CATransaction.setAnimationTimingFunction(timing)
#sourceLocation()
  }
}

// 1b CAMediaTimingFunction.init(name:)
extension AtHand {
  func row435() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1229)
    _ = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeOut)
#sourceLocation()
  }
}

// 1b CAMediaTimingFunctionName.easeIn
extension AtHand {
  func row436() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1230)
    _ = CAMediaTimingFunction(name: .easeIn)
#sourceLocation()
  }
}

// 1b CAMediaTimingFunctionName.easeOut
extension AtHand {
  func row437() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1231)
    _ = CAMediaTimingFunction(name: .easeOut)
#sourceLocation()
  }
}

// 1b CAMediaTimingFunctionName.easeInEaseOut
extension AtHand {
  func row438() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1232)
    _ = CAMediaTimingFunction(name: .easeInEaseOut)
#sourceLocation()
  }
}

// 1b CAMediaTimingFunctionName.linear
extension AtHand {
  func row439() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1233)
    _ = CAMediaTimingFunction(name: .linear)
#sourceLocation()
  }
}

// 1b CACurrentMediaTime()
extension AtHand {
  func row440() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1234)
    let start: CFTimeInterval = CACurrentMediaTime()
    _ = CACurrentMediaTime() - start
#sourceLocation()
  }
}

// 1b CATransaction.begin()
extension AtHand {
  func row441() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1236)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position = .zero
    CATransaction.commit()
#sourceLocation()
  }
}

// 1b CATransaction.commit()
extension AtHand {
  func row442() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1240)
    CATransaction.begin()
    CATransaction.commit()
#sourceLocation()
  }
}

// 1b CATransaction.setCompletionBlock(_:)
extension AtHand {
  func row443() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1242)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      context.completeTransition(!context.transitionWasCancelled)
    }
    CATransaction.commit()
#sourceLocation()
  }
}

// 1b CATransaction.setAnimationTimingFunction(_:)
extension AtHand {
  func row444() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1247)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.commit()
#sourceLocation()
  }
}

// 1b CATransaction.setAnimationDuration(_:)
extension AtHand {
  func row445() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1250)
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.commit()
#sourceLocation()
  }
}

// 1b CATransaction.setValue(_:forKey:)
extension AtHand {
  func row446() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1253)
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(0.4, forKey: kCATransactionAnimationDuration)
    CATransaction.commit()
#sourceLocation()
  }
}

// old kCFBooleanTrue
extension AtHand {
  func row447() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1257)
    CATransaction.begin()
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    CATransaction.commit()
#sourceLocation()
  }
}

// 1b CATransform3D
extension AtHand {
  func row448() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1263)
    func tilted(_ transform: CATransform3D) -> CATransform3D { CATransform3DRotate(transform, .pi, 0, 1, 0) }
    layer.transform = tilted(CATransform3DIdentity)
#sourceLocation()
  }
}

// 1b CATransform3D.identity constant (CATransform3DIdentity)
extension AtHand {
  func row449() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1265)
    layer.transform = CATransform3DIdentity
#sourceLocation()
  }
}

// 1b CATransform3D.m34
extension AtHand {
  func row450() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1266)
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 500.0
    transform.m34 = 1 / -500
    layer.transform = transform
#sourceLocation()
  }
}

// 1b CATransform3D.m11
extension AtHand {
  func row451() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1270)
    let width = layer.transform.m11
    _ = width
#sourceLocation()
  }
}

// 1b CATransform3D.m12
extension AtHand {
  func row452() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1272)
    _ = atan2(layer.transform.m12, layer.transform.m11)
#sourceLocation()
  }
}

// 1b CATransform3DRotate(_:_:_:_:_:)
extension AtHand {
  func row453() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1273)
    layer.transform = CATransform3DRotate(layer.transform, CGFloat.pi / 2, 0.0, 1.0, 0.0)
#sourceLocation()
  }
}

// 1b CATransform3DMakeRotation(_:_:_:_:)
extension AtHand {
  func row454() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1274)
    layer.transform = CATransform3DMakeRotation(CGFloat(-Double.pi / 2), 0, 1, 0)
#sourceLocation()
  }
}

// 1b CATransform3DMakeScale(_:_:_:)
extension AtHand {
  func row455() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1275)
    layer.transform = CATransform3DMakeScale(0.8, 0.8, 1)
#sourceLocation()
  }
}

// 1b CATransform3DMakeTranslation(_:_:_:)
extension AtHand {
  func row456() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1276)
    layer.transform = CATransform3DMakeTranslation(0, 0, -100)
#sourceLocation()
  }
}

// 1b CATransform3DTranslate(_:_:_:_:)
extension AtHand {
  func row457() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1277)
    layer.transform = CATransform3DTranslate(layer.transform, 0, 0, 50)
#sourceLocation()
  }
}

// 1b CATransform3DScale(_:_:_:_:)
extension AtHand {
  func row458() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1278)
    layer.transform = CATransform3DScale(layer.transform, 0.5, 0.5, 1)
#sourceLocation()
  }
}

// 1b CATransform3DConcat(_:_:)
extension AtHand {
  func row459() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1279)
    layer.transform = CATransform3DConcat(layer.transform, CATransform3DMakeScale(2, 2, 1))
#sourceLocation()
  }
}

// 1b CATransform3DMakeAffineTransform(_:)
extension AtHand {
  func row460() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1280)
    layer.transform = CATransform3DMakeAffineTransform(view.transform)
    _ = CATransform3DGetAffineTransform(layer.transform)
    _ = CATransform3DIsIdentity(CATransform3DInvert(layer.transform))
#sourceLocation()
  }
}

// 1b UIView.transform3D
extension AtHand {
  func row461() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1283)
    view.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
#sourceLocation()
  }
}

// 1b NSValue.init(caTransform3D:)
extension AtHand {
  func row462() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1287)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.toValue = NSValue(caTransform3D: CATransform3DIdentity)
#sourceLocation()
  }
}

// 1b NSValue.init(cgPoint:)
extension AtHand {
  func row463() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1289)
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = NSValue(cgPoint: layer.position)
#sourceLocation()
  }
}

// 1b NSValue.init(cgSize:)
extension AtHand {
  func row464() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1291)
    let animation = CABasicAnimation(keyPath: "bounds.size")
    animation.toValue = NSValue(cgSize: CGSize(width: 10, height: 10))
#sourceLocation()
  }
}

// 1b NSValue.init(cgRect:)
extension AtHand {
  func row465() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1293)
    let animation = CABasicAnimation(keyPath: "bounds")
    animation.toValue = NSValue(cgRect: layer.bounds)
#sourceLocation()
  }
}

// 1b NSValue.cgPointValue
extension AtHand {
  func row466() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1295)
    _ = NSValue(cgPoint: .zero).cgPointValue.x
#sourceLocation()
  }
}

// 1b NSValue.cgSizeValue
extension AtHand {
  func row467() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1296)
    _ = NSValue(cgSize: .zero).cgSizeValue.width
#sourceLocation()
  }
}

// 1b UIImage.init(data:)
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1300)
    extension AtHand {
      /// Two pixels by two.
      var image: UIImage { UIImage(data: Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEUlEQVR4nGP4z8DA8B+MgBgAHfAD/dPQfSYAAAAASUVORK5CYII=")!)! }
    }
#sourceLocation()

// 1b UIImage
extension AtHand {
  func row469() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1304)
    let picture: UIImage? = image
    _ = picture?.size
#sourceLocation()
  }
}

// 1b UIImage.init()
extension AtHand {
  func row470() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1306)
    imageView.image = UIImage()
#sourceLocation()
  }
}

// 1b UIImage.cgImage
extension AtHand {
  func row471() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1307)
    layer.contents = image.cgImage
#sourceLocation()
  }
}

// 1b UIImage.init(cgImage:)
extension AtHand {
  func row472() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1308)
    guard let cgImage = image.cgImage else { return }
    _ = UIImage(cgImage: cgImage)
#sourceLocation()
  }
}

// 2b UIImage.init(cgImage:scale:orientation:)
extension AtHand {
  func row473() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1310)
    guard let cgImage = image.cgImage else { return }
    _ = UIImage(cgImage: cgImage, scale: image.scale, orientation: .up)
#sourceLocation()
  }
}

// 2b UIImage.Orientation.downMirrored
extension AtHand {
  func row474() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1312)
    _ = UIImage.Orientation.downMirrored
#sourceLocation()
  }
}

// 2b UIImage.Orientation.upMirrored
extension AtHand {
  func row475() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1313)
    guard let cgImage = image.cgImage else { return }
    _ = UIImage(cgImage: cgImage, scale: 1, orientation: .upMirrored)
#sourceLocation()
  }
}

// 1b UIImage.size
extension AtHand {
  func row476() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1315)
    let ratio = image.size.width / max(image.size.height, 1)
    view.frame.size.height = ratio
#sourceLocation()
  }
}

// 1b UIImage.scale
extension AtHand {
  func row477() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1317)
    _ = image.scale
#sourceLocation()
  }
}

// 1b UIImage.init(named:)
extension AtHand {
  func row478() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1318)
    imageView.image = UIImage(named: "background")
#sourceLocation()
  }
}

// 1b UIImageView
extension AtHand {
  func row479() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1319)
    let copy = UIImageView(image: imageView.image)
    copy.contentMode = imageView.contentMode
    copy.clipsToBounds = true
#sourceLocation()
  }
}

// 1b UIImageView.init()
extension AtHand {
  func row480() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1322)
    _ = UIImageView()
#sourceLocation()
  }
}

// 1b UIImageView.init(image:)
extension AtHand {
  func row481() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1323)
    _ = UIImageView(image: image)
    _ = UIImageView(image: nil)
#sourceLocation()
  }
}

// 1b UIImageView.init(frame:)
extension AtHand {
  func row482() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1325)
    _ = UIImageView(frame: view.bounds)
#sourceLocation()
  }
}

// 1b UIImageView.image
extension AtHand {
  func row483() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1326)
    imageView.image = image
    _ = imageView.image?.size
#sourceLocation()
  }
}

// 1b CGImage
extension AtHand {
  func row484() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1328)
    func show(_ picture: CGImage?) { layer.contents = picture }
    show(image.cgImage)
#sourceLocation()
  }
}

// 2b CGImage.cropping(to:)
extension AtHand {
  func row485() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1330)
    let half = image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.contents = half
#sourceLocation()
  }
}

// 2b CGImage.width
extension AtHand {
  func row486() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1332)
    _ = image.cgImage?.width ?? 0
    _ = image.cgImage.map { CGFloat($0.height) }
#sourceLocation()
  }
}

// 2b UIGraphicsBeginImageContextWithOptions(_:_:_:)
extension AtHand {
  func row487() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1337)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, UIScreen.main.scale)
    defer { UIGraphicsEndImageContext() }
    view.layer.render(in: UIGraphicsGetCurrentContext()!)
#sourceLocation()
  }
}

// 2b UIGraphicsBeginImageContext(_:)
extension AtHand {
  func row488() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1340)
    UIGraphicsBeginImageContext(view.frame.size)
    UIGraphicsEndImageContext()
#sourceLocation()
  }
}

// 2b UIGraphicsEndImageContext()
extension AtHand {
  func row489() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1342)
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    UIGraphicsEndImageContext()
#sourceLocation()
  }
}

// 2b UIGraphicsGetCurrentContext()
extension AtHand {
  func row490() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1344)
    guard let drawing = UIGraphicsGetCurrentContext() else { return }
    drawing.clip()
#sourceLocation()
  }
}

// 2b UIGraphicsGetImageFromCurrentImageContext()
extension AtHand {
  func row491() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1346)
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    let picture = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    imageView.image = picture
#sourceLocation()
  }
}

// 2b UIGraphicsImageRenderer.init(size:)
extension AtHand {
  func row492() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1350)
    let renderer = UIGraphicsImageRenderer(size: view.bounds.size)
    _ = renderer.format
#sourceLocation()
  }
}

// 2b UIGraphicsImageRenderer.image(_:)
extension AtHand {
  func row493() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1352)
    let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
    imageView.image = renderer.image { rendererContext in
      view.layer.render(in: rendererContext.cgContext)
    }
#sourceLocation()
  }
}

// 2b CGContext
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1356)
    func drawing(_ draw: (CGContext) -> Void) {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
      if let context = UIGraphicsGetCurrentContext() { draw(context) }
      UIGraphicsEndImageContext()
    }
#sourceLocation()

// 2b CGContext.addLine(to:)
extension AtHand {
  func row495() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1361)
    drawing { $0.move(to: .zero); $0.addLine(to: CGPoint(x: 4, y: 4)) }
#sourceLocation()
  }
}

// 2b CGContext.addPath(_:)
extension AtHand {
  func row496() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1362)
    drawing { $0.addPath(path.cgPath) }
#sourceLocation()
  }
}

// 2b CGContext.addRect(_:)
extension AtHand {
  func row497() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1363)
    drawing { $0.addRect(view.bounds) }
#sourceLocation()
  }
}

// 2b CGContext.clip()
extension AtHand {
  func row498() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1364)
    drawing { $0.addRect(view.bounds); $0.clip() }
#sourceLocation()
  }
}

// 2b CGContext.draw(_:in:)
extension AtHand {
  func row499() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1365)
    drawing { if let picture = image.cgImage { $0.draw(picture, in: view.bounds) } }
#sourceLocation()
  }
}

// 2b CGContext.drawLinearGradient(_:start:end:options:)
extension AtHand {
  func row500() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1366)
    guard let ramp = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.red.cgColor, UIColor.white.cgColor] as CFArray, locations: [0, 1]) else { return }
    drawing { $0.drawLinearGradient(ramp, start: .zero, end: CGPoint(x: 0, y: 4), options: []) }
    drawing { $0.drawLinearGradient(ramp, start: .zero, end: CGPoint(x: 0, y: 4), options: .drawsAfterEndLocation) }
#sourceLocation()
  }
}

// 2b CGContext.move(to:)
extension AtHand {
  func row501() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1369)
    drawing { $0.move(to: CGPoint(x: 1, y: 1)) }
#sourceLocation()
  }
}

// 2b CGContext.restoreGState()
extension AtHand {
  func row502() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1370)
    drawing { $0.saveGState(); $0.restoreGState() }
#sourceLocation()
  }
}

// 2b CGContext.saveGState()
extension AtHand {
  func row503() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1371)
    drawing { context in
      context.saveGState()
      context.translateBy(x: 1, y: 1)
      context.scaleBy(x: 1, y: -1)
      context.restoreGState()
    }
#sourceLocation()
  }
}

// 2b CGContext.setLineWidth(_:)
extension AtHand {
  func row504() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1377)
    drawing { $0.setLineWidth(2) }
#sourceLocation()
  }
}

// 2b CGContext.setShadow(offset:blur:color:)
extension AtHand {
  func row505() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1378)
    drawing { $0.setShadow(offset: CGSize(width: 0, height: 1), blur: 2, color: UIColor.black.cgColor) }
#sourceLocation()
  }
}

// 2b CGContext.setStrokeColor(_:)
extension AtHand {
  func row506() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1379)
    drawing { $0.setStrokeColor(UIColor.red.cgColor) }
#sourceLocation()
  }
}

// 2b CGContext.setFillColor(_:)
extension AtHand {
  func row507() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1380)
    drawing { $0.setFillColor(UIColor.red.cgColor); $0.fill(view.bounds) }
#sourceLocation()
  }
}

// 2b CGContext.strokePath()
extension AtHand {
  func row508() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1381)
    drawing { $0.addEllipse(in: view.bounds); $0.strokePath() }
#sourceLocation()
  }
}

// 2b CGGradient.init(colorsSpace:colors:locations:)
extension AtHand {
  func row509() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1382)
    let locations: [CGFloat] = [0.0, 1.0]
    _ = CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.white.cgColor] as CFArray, locations: locations)
#sourceLocation()
  }
}

// 2b CGColorSpaceCreateDeviceRGB()
extension AtHand {
  func row510() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1384)
    let space = CGColorSpaceCreateDeviceRGB()
    _ = space
#sourceLocation()
  }
}

// 2b NSLayoutAnchor.constraint(equalTo:)
extension AtHand {
  func row511() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1389)
    view.addSubview(other)
    other.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
#sourceLocation()
  }
}

// 2b NSLayoutAnchor.constraint(equalTo:constant:)
extension AtHand {
  func row512() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1391)
    view.addSubview(other)
    other.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
#sourceLocation()
  }
}

// 2b NSLayoutDimension.constraint(equalToConstant:)
extension AtHand {
  func row513() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1393)
    other.heightAnchor.constraint(equalToConstant: 44).isActive = true
#sourceLocation()
  }
}

// 2b NSLayoutDimension.constraint(equalTo:multiplier:)
extension AtHand {
  func row514() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1394)
    view.addSubview(other)
    other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
#sourceLocation()
  }
}

// 2b UIView.topAnchor
extension AtHand {
  func row515() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1396)
    _ = view.topAnchor
#sourceLocation()
  }
}

// 2b UIView.bottomAnchor
extension AtHand {
  func row516() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1397)
    view.addSubview(other)
    other.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -8).isActive = true
#sourceLocation()
  }
}

// 2b UIView.heightAnchor
extension AtHand {
  func row517() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1399)
    _ = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
#sourceLocation()
  }
}

// 2b UIView.widthAnchor
extension AtHand {
  func row518() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1400)
    _ = view.widthAnchor
#sourceLocation()
  }
}

// 1a UIView.centerXAnchor
extension AtHand {
  func row519() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1401)
    view.addSubview(other)
    NSLayoutConstraint.activate([other.centerXAnchor.constraint(equalTo: view.centerXAnchor)])
#sourceLocation()
  }
}

// 1a UIView.centerYAnchor
extension AtHand {
  func row520() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1403)
    view.addSubview(other)
    other.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
#sourceLocation()
  }
}

// 2b UIView.leadingAnchor
extension AtHand {
  func row521() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1405)
    _ = view.leadingAnchor
#sourceLocation()
  }
}

// 2b UIView.trailingAnchor
extension AtHand {
  func row522() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1406)
    view.addSubview(other)
    other.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
#sourceLocation()
  }
}

// 2b UIView.leftAnchor
extension AtHand {
  func row523() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1408)
    _ = view.leftAnchor
#sourceLocation()
  }
}

// 2b UIView.rightAnchor
extension AtHand {
  func row524() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1409)
    _ = view.rightAnchor
#sourceLocation()
  }
}

// 2b UIView.translatesAutoresizingMaskIntoConstraints
extension AtHand {
  func row525() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1410)
    other.translatesAutoresizingMaskIntoConstraints = false
#sourceLocation()
  }
}

// 2b UIView.removeConstraints(_:)
extension AtHand {
  func row526() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1411)
    view.removeConstraints(view.constraints)
#sourceLocation()
  }
}

// 2b UIView.removeConstraint(_:)
extension AtHand {
  func row527() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1412)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    view.addConstraint(width)
    view.removeConstraint(width)
#sourceLocation()
  }
}

// 2b UIView.constraints
extension AtHand {
  func row528() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1415)
    for constraint in view.constraints where constraint.firstAttribute == .height { constraint.constant = 10 }
#sourceLocation()
  }
}

// 2b UIView.safeAreaLayoutGuide
extension AtHand {
  func row529() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1416)
    view.addSubview(other)
    other.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
#sourceLocation()
  }
}

// 2b UIView.safeAreaInsets
extension AtHand {
  func row530() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1418)
    other.frame.origin.y = view.safeAreaInsets.top
#sourceLocation()
  }
}

// 2b UILayoutGuide.topAnchor
extension AtHand {
  func row531() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1419)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    _ = guide.topAnchor
#sourceLocation()
  }
}

// 2b UILayoutGuide.bottomAnchor
extension AtHand {
  func row532() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1422)
    _ = view.layoutMarginsGuide.bottomAnchor
#sourceLocation()
  }
}

// 2b NSLayoutConstraint
extension AtHand {
  func row533() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1423)
    view.addSubview(other)
    let constraint = NSLayoutConstraint(item: other, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1.0, constant: 0)
    view.addConstraint(constraint)
#sourceLocation()
  }
}

// 2b NSLayoutConstraint.isActive
extension AtHand {
  func row534() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1426)
    let constraint = view.heightAnchor.constraint(equalToConstant: 44)
    constraint.isActive = true
    constraint.isActive = false
#sourceLocation()
  }
}

// 2b NSLayoutConstraint.activate(_:)
extension AtHand {
  func row535() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1429)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 44),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
#sourceLocation()
  }
}

// 2b NSLayoutConstraint.deactivate(_:)
extension AtHand {
  func row536() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1433)
    NSLayoutConstraint.deactivate([view.widthAnchor.constraint(equalToConstant: 44)])
#sourceLocation()
  }
}

// 2b NSLayoutConstraint.constant
extension AtHand {
  func row537() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1434)
    let constraint = view.heightAnchor.constraint(equalToConstant: 44)
    constraint.constant += 10
#sourceLocation()
  }
}

// 2b NSLayoutConstraint.priority
extension AtHand {
  func row538() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1436)
    let constraint = view.heightAnchor.constraint(equalToConstant: 44)
    constraint.priority = .defaultHigh
#sourceLocation()
  }
}

// 2b UILayoutPriority.init(rawValue:)
extension AtHand {
  func row539() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1438)
    let constraint = view.heightAnchor.constraint(equalToConstant: 44)
    constraint.priority = UILayoutPriority(rawValue: 999)
    constraint.priority = UILayoutPriority(750)
#sourceLocation()
  }
}

// 2b UIVisualEffectView
extension AtHand {
  func row540() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1444)
    let blur: UIVisualEffectView = UIVisualEffectView(effect: nil)
    blur.contentView.addSubview(view)
#sourceLocation()
  }
}

// 2b UIVisualEffectView.init(effect:)
extension AtHand {
  func row541() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1446)
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    blur.frame = view.bounds
#sourceLocation()
  }
}

// 2b UIVisualEffectView.init(frame:)
extension AtHand {
  func row542() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1448)
    _ = UIVisualEffectView(frame: view.bounds)
#sourceLocation()
  }
}

// 2b UIVisualEffectView.effect
extension AtHand {
  func row543() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1449)
    let blur = UIVisualEffectView()
    UIView.animate(withDuration: 0.3) { blur.effect = UIBlurEffect(style: .dark) }
#sourceLocation()
  }
}

// 2b UIVibrancyEffect.init(blurEffect:)
extension AtHand {
  func row544() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1451)
    let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
    vibrancy.frame = view.bounds
#sourceLocation()
  }
}

// 2b UIBlurEffect.Style.systemMaterial
extension AtHand {
  func row545() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1453)
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialDark))
    blur.contentView.backgroundColor = .clear
    blur.clipsToBounds = true
#sourceLocation()
  }
}

// 2b UIBlurEffect.init(style:)
extension AtHand {
  func row546() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1456)
    _ = UIBlurEffect(style: .regular)
#sourceLocation()
  }
}

// 2b UIBlurEffect.Style.dark
extension AtHand {
  func row547() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1457)
    _ = UIBlurEffect(style: UIBlurEffect.Style.dark)
#sourceLocation()
  }
}

// 2b UIBlurEffect.Style.light
extension AtHand {
  func row548() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1458)
    _ = UIBlurEffect(style: .light)
#sourceLocation()
  }
}

// 2b UIBlurEffect.Style.prominent
extension AtHand {
  func row549() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1459)
    _ = UIBlurEffect(style: .prominent)
#sourceLocation()
  }
}

// 2b CADisplayLink
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1460)
    extension StillAnimator {
      func step(_ link: CADisplayLink) {}
    }
#sourceLocation()

// 2b CADisplayLink.init(target:selector:)
extension AtHand {
  func row551() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1463)
    let link = CADisplayLink(target: still, selector: Selector(StillAnimator.step(_:)))
    link.invalidate()
#sourceLocation()
  }
}

// 2b CADisplayLink.add(to:forMode:)
extension AtHand {
  func row552() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1465)
    let link = CADisplayLink(target: still, selector: Selector(StillAnimator.step(_:)))
    link.add(to: .main, forMode: .common)
    link.add(to: RunLoop.current, forMode: RunLoop.Mode.default)
    link.invalidate()
#sourceLocation()
  }
}

// 2b CADisplayLink.invalidate()
extension AtHand {
  func row553() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1469)
    var link: CADisplayLink? = CADisplayLink(target: still, selector: Selector(StillAnimator.step(_:)))
    link?.invalidate()
    link = nil
#sourceLocation()
  }
}

// 2b CADisplayLink.isPaused
extension AtHand {
  func row554() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1472)
    let link = CADisplayLink(target: still, selector: Selector(StillAnimator.step(_:)))
    link.isPaused = true
    _ = link.targetTimestamp - link.timestamp
    link.invalidate()
#sourceLocation()
  }
}

// 2b RunLoop.Mode.common
extension AtHand {
  func row555() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1476)
    let mode = RunLoop.Mode.common
    _ = mode.rawValue
#sourceLocation()
  }
}

// 2b DispatchQueue.main.asyncAfter(deadline:execute:)
extension AtHand {
  func row556() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1478)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      context.completeTransition(true)
    }
    DispatchQueue.main.async { view.alpha = 1 }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(300), execute: { view.alpha = 0 })
#sourceLocation()
  }
}

// 2b Timer.scheduledTimer(withTimeInterval:repeats:block:)
extension AtHand {
  func row557() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1483)
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      timer.invalidate()
    }
    timer.invalidate()
#sourceLocation()
  }
}

// 2b arc4random_uniform(_:)
extension AtHand {
  func row558() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1487)
    view.center.x = CGFloat(arc4random_uniform(100))
#sourceLocation()
  }
}

// 1b legacy CA string constants.kCAMediaTimingFunctionEaseInEaseOut
extension AtHand {
  func row559() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1491)
    _ = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
    _ = CAMediaTimingFunction(name: kCAMediaTimingFunctionLinear)
#sourceLocation()
  }
}

// old UINavigationControllerHideShowBarDuration
extension AtHand {
  func row560() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1493)
    _ = TimeInterval(UINavigationControllerHideShowBarDuration)
#sourceLocation()
  }
}

// old UIBarButtonSystemItem
extension AtHand {
  func row561() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1494)
    let kind: UIBarButtonSystemItem = .done
    _ = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
    let style: UIBarButtonItemStyle = .plain
    _ = UIBarButtonItem(title: nil, style: style, target: nil, action: nil)
#sourceLocation()
  }
}

// old kCAFillModeForwards
extension AtHand {
  func row562() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1498)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fillMode = kCAFillModeForwards
#sourceLocation()
  }
}

// old kCAFillRuleEvenOdd
extension AtHand {
  func row563() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1500)
    shape.fillRule = kCAFillRuleEvenOdd
#sourceLocation()
  }
}

// old kCALineCapRound
extension AtHand {
  func row564() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1501)
    shape.lineCap = kCALineCapRound
    shape.lineJoin = kCALineJoinRound
#sourceLocation()
  }
}

// old kCAGravityResizeAspectFill
extension AtHand {
  func row565() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1503)
    layer.contentsGravity = kCAGravityResizeAspectFill
#sourceLocation()
  }
}

// old UIViewAnimationOptions
extension AtHand {
  func row566() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1504)
    let options: UIViewAnimationOptions = .curveEaseInOut
    UIView.animate(withDuration: 0.1, delay: 0, options: options, animations: {}, completion: nil)
#sourceLocation()
  }
}

// old UIViewAnimationOptions()
extension AtHand {
  func row567() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1506)
    UIView.animate(withDuration: 0.1, delay: 0, options: UIViewAnimationOptions(), animations: {}, completion: nil)
#sourceLocation()
  }
}

// old UIViewAnimationCurve
extension AtHand {
  func row568() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1507)
    let curve = UIViewAnimationCurve.easeInOut
    _ = curve.rawValue
#sourceLocation()
  }
}

// old UIViewKeyframeAnimationOptions
extension AtHand {
  func row569() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1509)
    _ = UIViewKeyframeAnimationOptions.calculationModeLinear
#sourceLocation()
  }
}

// old UIViewContentMode
extension AtHand {
  func row570() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1510)
    imageView.contentMode = UIViewContentMode.scaleAspectFill
#sourceLocation()
  }
}

// old UIViewAutoresizing
extension AtHand {
  func row571() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1511)
    let mask: UIViewAutoresizing = [.flexibleWidth, .flexibleHeight]
    view.autoresizingMask = mask
#sourceLocation()
  }
}

// old UINavigationControllerOperation
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1513)
    final class OldDelegate: NSObject, UINavigationControllerDelegate {
      func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return operation == .push ? StillAnimator() : nil
      }
    }
#sourceLocation()

// old UIGestureRecognizerState
extension AtHand {
  func row573() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1518)
    let state: UIGestureRecognizerState = .began
    _ = state
#sourceLocation()
  }
}

// old UIEdgeInsetsMake(_:_:_:_:)
extension AtHand {
  func row574() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1520)
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    _ = UIEdgeInsetsInsetRect(view.bounds, insets)
#sourceLocation()
  }
}

// old UIView.bringSubview(toFront:)
extension AtHand {
  func row575() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1522)
    view.bringSubview(toFront: other)
    view.sendSubview(toBack: other)
#sourceLocation()
  }
}

// old kCATransitionPush
extension AtHand {
  func row576() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1524)
    let transition = CATransition()
    transition.type = kCATransitionPush
    transition.subtype = kCATransitionFromRight
    view.layer.add(transition, forKey: kCATransition)
#sourceLocation()
  }
}

// old UIBlurEffectStyle
extension AtHand {
  func row577() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1528)
    _ = UIBlurEffect(style: UIBlurEffectStyle.dark)
#sourceLocation()
  }
}

// old UIImageOrientation
extension AtHand {
  func row578() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1529)
    let orientation: UIImageOrientation = .up
    _ = orientation
#sourceLocation()
  }
}

// old UILayoutPriority.required
extension AtHand {
  func row579() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1531)
    let constraint = view.heightAnchor.constraint(equalToConstant: 44)
    constraint.priority = UILayoutPriority.required
#sourceLocation()
  }
}

// old UIViewController.childViewControllers
extension AtHand {
  func row580() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1533)
    for child in controller.childViewControllers { child.removeFromParentViewController() }
#sourceLocation()
  }
}

// old UIViewController.addChildViewController(_:)
extension AtHand {
  func row581() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1534)
    let child = UIViewController()
    controller.addChildViewController(child)
    child.didMove(toParentViewController: controller)
#sourceLocation()
  }
}

// old CGAffineTransformMakeScale(_:_:)
extension AtHand {
  func row582() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1537)
    view.transform = CGAffineTransformMakeScale(0.5, 0.5)
    view.transform = CGAffineTransformIdentity
#sourceLocation()
  }
}

// old UITransitionContextToViewKey
extension AtHand {
  func row583() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1539)
    _ = context.view(forKey: UITransitionContextViewKey(rawValue: "UITransitionContextToView"))
#sourceLocation()
  }
}

// old UIControlState
extension AtHand {
  func row584() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1540)
    let events: UIControlEvents = .touchUpInside
    UIButton(type: UIButtonType.system).setTitle(nil, for: UIControlState.normal)
    _ = events
#sourceLocation()
  }
}

// old UITableViewStyle
extension AtHand {
  func row585() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1543)
    let table = UITableView(frame: .zero, style: UITableViewStyle.plain)
    table.rowHeight = UITableViewAutomaticDimension
    _ = [UITableViewRowAnimation.fade, .top]
    let separator: UITableViewCellSeparatorStyle = .none
    table.separatorStyle = separator
#sourceLocation()
  }
}

// old UICollectionViewScrollDirection
extension AtHand {
  func row586() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1548)
    let direction: UICollectionViewScrollDirection = .horizontal
    _ = direction
    _ = UICollectionViewScrollPosition.centeredVertically
    _ = UICollectionElementKindSectionHeader
#sourceLocation()
  }
}

// old NSAttributedStringKey
extension AtHand {
  func row587() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1552)
    let attributes: [NSAttributedStringKey: Any] = [NSAttributedStringKey.foregroundColor: UIColor.red]
    _ = NSAttributedString(string: "", attributes: attributes)
#sourceLocation()
  }
}

// old UISwipeGestureRecognizerDirection
extension AtHand {
  func row588() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1554)
    let swipe: UISwipeGestureRecognizerDirection = .left
    _ = swipe
#sourceLocation()
  }
}

// old UIAlertControllerStyle
extension AtHand {
  func row589() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1556)
    let alert: UIAlertControllerStyle = .alert
    let action: UIAlertActionStyle = .cancel
    _ = (alert, action)
#sourceLocation()
  }
}

// old UIKeyboardWillShow
extension AtHand {
  func row590() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1559)
    NotificationCenter.default.post(name: .UIKeyboardWillShow, object: nil)
    _ = UIKeyboardFrameEndUserInfoKey
#sourceLocation()
  }
}

// old UIWindowLevelAlert
extension AtHand {
  func row591() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1561)
    let level: UIWindowLevel = UIWindowLevelAlert
    _ = level
#sourceLocation()
  }
}

// old UIFontWeightBold
extension AtHand {
  func row592() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1563)
    _ = UIFont.systemFont(ofSize: 12, weight: UIFontWeightBold)
#sourceLocation()
  }
}

// old CGRectFromString(_:)
extension AtHand {
  func row593() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1564)
    _ = CGRectFromString("{{0, 0}, {1, 1}}")
    _ = NSStringFromCGRect(.zero)
#sourceLocation()
  }
}

// old NSInteger
extension AtHand {
  func row594() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1566)
    let count: NSInteger = 3
    let longer: NSUInteger = 4
    _ = (count, longer)
#sourceLocation()
  }
}

// old kCFBooleanFalse
extension AtHand {
  func row595() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1569)
    CATransaction.setValue(kCFBooleanFalse!, forKey: kCATransactionDisableActions)
#sourceLocation()
  }
}

// 2b Timer.scheduledTimer(withTimeInterval:repeats:block:)
extension AtHand {
  func row596() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1573)
    var timer: Timer? = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      timer.invalidate()
    }
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false, block: { [weak timer] (_) in timer?.invalidate() })
    timer?.invalidate()
#sourceLocation()
  }
}

// 2b Timer.init(timeInterval:repeats:block:)
extension AtHand {
  func row597() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1578)
    let timer = Timer(timeInterval: 0.1, repeats: false) { (timer: Timer) in timer.invalidate() }
    RunLoop.main.add(timer, forMode: .common)
    timer.invalidate()
#sourceLocation()
  }
}

// 2b CFAbsoluteTimeGetCurrent()
extension AtHand {
  func row598() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1581)
    let begin = CFAbsoluteTimeGetCurrent()
    _ = CFAbsoluteTimeGetCurrent() - begin
#sourceLocation()
  }
}

// 2b NSEC_PER_SEC
extension AtHand {
  func row599() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1583)
    let delay = DispatchTime.now() + Double(Int64(0.3 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
    _ = delay
#sourceLocation()
  }
}

// 2b UIWindow.Level.alert
extension AtHand {
  func row600() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1585)
    let level: UIWindow.Level = .alert + 1
    _ = level > UIWindow.Level.normal
#sourceLocation()
  }
}

// 2b UITextField.inputAccessoryView
extension AtHand {
  func row601() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1587)
    UITextField().inputAccessoryView = view
#sourceLocation()
  }
}

// 2b NSString.draw(in:withAttributes:)
extension AtHand {
  func row602() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1588)
    ("text" as NSString).draw(in: view.bounds, withAttributes: [.foregroundColor: UIColor.black])
#sourceLocation()
  }
}

// 2b UIView.appearance()
extension AtHand {
  func row603() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1589)
    UINavigationBar.appearance().tintColor = UIColor.white
#sourceLocation()
  }
}

// 2b String.boundingRect(with:options:attributes:context:)
extension AtHand {
  func row604() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1590)
    let words = String(repeating: "a", count: 3)
    _ = words.boundingRect(with: CGSize(width: 10, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: UIFont.systemFont(ofSize: 12)], context: nil).height
    _ = words.size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
#sourceLocation()
  }
}

// 2b objc_setAssociatedObject(_:_:_:_:)
extension AtHand {
  func row605() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1593)
    objc_setAssociatedObject(view, &AtHand.key, view, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    _ = objc_getAssociatedObject(view, &AtHand.key) as? UIView
#sourceLocation()
  }
}

// 2b UIResponder.keyboardWillShowNotification
extension AtHand {
  func row606() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1595)
    NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    _ = [UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey]
#sourceLocation()
  }
}

// 2b UIView.layerClass
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1597)
    class OwnLayerView: UIView {
      override class var layerClass: AnyClass { return OwnLayer.self }
      var own: OwnLayer { return layer as! OwnLayer }
      class OwnLayer: CAGradientLayer {
        override init() { super.init() }
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
      }
    }
#sourceLocation()

// 2a UIPanGestureRecognizer.init(target:action:)
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1606)
    class DirectedPan: UIPanGestureRecognizer {
      let isVertical: Bool
      init(isVertical: Bool, target: AnyObject?, action: Selector?) {
        self.isVertical = isVertical
        super.init(target: target, action: action)
      }
    }
#sourceLocation()

// 2a UICollectionView.delegate
extension AtHand {
  func row609() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1616)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    list.delegate?.collectionView?(list, didSelectItemAt: [0, 0])
    list.delegate?.scrollViewDidScroll?(list)
    let listener: UICollectionViewDelegate? = list.delegate
    let wider: UIScrollViewDelegate? = list.delegate
    let flow = list.delegate as? UICollectionViewDelegateFlowLayout
    list.delegate = listener
    if list.delegate == nil { _ = [list].map { $0.delegate }; _ = (wider, flow) }
#sourceLocation()
  }
}

// 2a UITableView.delegate
extension AtHand {
  func row610() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1624)
    let table = UITableView(frame: view.bounds)
    table.delegate?.tableView?(table, didSelectRowAt: [0, 0])
    let listener: UITableViewDelegate? = table.delegate
    table.delegate = listener
    (table as UIScrollView).delegate?.scrollViewDidScroll?(table)
#sourceLocation()
  }
}

// 2b UITextView.delegate
extension AtHand {
  func row611() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1629)
    let text = UITextView()
    let listener: UITextViewDelegate? = text.delegate
    text.delegate?.textViewDidChange?(text)
    text.delegate = listener
#sourceLocation()
  }
}

// 2b UISheetPresentationController.delegate
extension AtHand {
  func row612() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1633)
    let sheet = controller.sheetPresentationController
    sheet?.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(sheet!)
    let listener: UISheetPresentationControllerDelegate? = sheet?.delegate
    sheet?.delegate = listener
#sourceLocation()
  }
}

// 2a UITableView.delegate (overridden)
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1637)
    class ListeningTable: UITableView {
      override var delegate: UITableViewDelegate? { didSet { reloadData() } }
    }
    class ListeningCollection: UICollectionView, UICollectionViewDelegateFlowLayout {
      override weak var delegate: UICollectionViewDelegate? {
        get { return super.delegate }
        set { super.delegate = newValue ?? self }
      }
      var sizes: UICollectionViewDelegateFlowLayout? { return delegate as? UICollectionViewDelegateFlowLayout }
    }
    class ListeningScroll: UIScrollView, UIScrollViewDelegate {
      override var delegate: UIScrollViewDelegate? {
        get { return super.delegate }
        set { super.delegate = newValue }
      }
      override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        targetContentOffset.pointee.x = 3
      }
    }
#sourceLocation()

// 1a UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations?(_:)
extension AtHand {
  func row614() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1664)
    _ = navigation.delegate?.navigationControllerSupportedInterfaceOrientations?(navigation) ?? .all
    _ = navigation.delegate?.navigationControllerPreferredInterfaceOrientationForPresentation?(navigation) ?? .portrait
#sourceLocation()
  }
}

// 2a UIScrollViewDelegate.scrollViewWillEndDragging?(_:withVelocity:targetContentOffset:)
extension AtHand {
  func row615() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1666)
    let scroll = UIScrollView()
    var target = CGPoint.zero
    scroll.delegate?.scrollViewWillEndDragging?(scroll, withVelocity: .zero, targetContentOffset: &target)
    _ = scroll.delegate?.viewForZooming?(in: scroll)
    scroll.delegate?.scrollViewWillBeginZooming?(scroll, with: view)
    scroll.delegate?.scrollViewDidEndZooming?(scroll, with: view, atScale: 2)
    _ = scroll.delegate?.scrollViewShouldScrollToTop?(scroll) ?? true
    scroll.delegate?.scrollViewDidChangeAdjustedContentInset?(scroll)
#sourceLocation()
  }
}

// 2a UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss?(_:)
extension AtHand {
  func row616() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1674)
    let presentation = UIPresentationController(presentedViewController: controller, presenting: nil)
    presentation.delegate?.presentationControllerDidDismiss?(presentation)
    presentation.delegate?.presentationControllerWillDismiss?(presentation)
    presentation.delegate?.presentationControllerDidAttemptToDismiss?(presentation)
    _ = presentation.delegate?.presentationControllerShouldDismiss?(presentation) ?? true
    _ = presentation.delegate?.adaptivePresentationStyle?(for: presentation)
    _ = presentation.delegate?.adaptivePresentationStyle?(for: presentation, traitCollection: view.traitCollection)
    _ = presentation.delegate?.presentationController?(presentation, viewControllerForAdaptivePresentationStyle: .formSheet)
#sourceLocation()
  }
}

// 2b CALayerDelegate.layoutSublayers?(of:)
extension AtHand {
  func row617() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1682)
    layer.delegate?.layoutSublayers?(of: layer)
    _ = layer.delegate?.action?(for: layer, forKey: "opacity")
    layer.delegate?.display?(layer)
    layer.delegate?.layerWillDraw?(layer)
#sourceLocation()
  }
}

// 2b UITextFieldDelegate.textFieldShouldReturn?(_:)
extension AtHand {
  func row618() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1686)
    let field = UITextField()
    _ = field.delegate?.textFieldShouldReturn?(field) ?? true
    field.delegate?.textFieldDidBeginEditing?(field)
    _ = field.delegate?.textField?(field, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "a")
#sourceLocation()
  }
}

// 2b UISearchBarDelegate.searchBar?(_:textDidChange:)
extension AtHand {
  func row619() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1690)
    let bar = UISearchBar()
    bar.delegate?.searchBar?(bar, textDidChange: "a")
    bar.delegate?.searchBarCancelButtonClicked?(bar)
#sourceLocation()
  }
}

// 2b UITabBarDelegate.tabBar?(_:didSelect:)
extension AtHand {
  func row620() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1693)
    let bar = UITabBar()
    bar.delegate?.tabBar?(bar, didSelect: UITabBarItem())
#sourceLocation()
  }
}

// 2b UIPageViewControllerDelegate.pageViewController?(_:willTransitionTo:)
extension AtHand {
  func row621() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1695)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.delegate?.pageViewController?(pages, willTransitionTo: [controller])
    _ = pages.dataSource?.presentationCount?(for: pages)
#sourceLocation()
  }
}

// 2b UIApplicationDelegate.applicationDidBecomeActive?(_:)
extension AtHand {
  func row622() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1698)
    let app = UIApplication.shared
    app.delegate?.applicationDidBecomeActive?(app)
    _ = app.delegate?.application?(app, didFinishLaunchingWithOptions: nil)
    _ = app.delegate?.application?(app, supportedInterfaceOrientationsFor: nil)
#sourceLocation()
  }
}

// 2b UIView.endEditing(_:) (overridden)
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1705)
    class FocusedView: UIView {
      override func endEditing(_ force: Bool) -> Bool { return super.endEditing(force) }
      override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { return .required }
      override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { return super.contentCompressionResistancePriority(for: axis) }
      override var canBecomeFocused: Bool { return true }
      override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        if context.nextFocusedView === self { coordinator.addCoordinatedAnimations({ self.alpha = 1 }, completion: nil) }
      }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { return super.canPerformAction(action, withSender: sender) }
    }
    class KeyedController: UIViewController {
      override var keyCommands: [UIKeyCommand]? { return [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("close", KeyedController.close))] }
      override var preferredFocusEnvironments: [UIFocusEnvironment] { return [view] }
      func close() { dismiss(animated: true) }
    }
    class NibInteraction: UIPercentDrivenInteractiveTransition {
      override func awakeFromNib() { super.awakeFromNib(); completionSpeed = 0.5 }
    }
#sourceLocation()

// 2b UIView.isFocused
extension AtHand {
  func row624() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1723)
    _ = view.isFocused || view.canBecomeFocused
    view.setNeedsFocusUpdate()
    view.updateFocusIfNeeded()
#sourceLocation()
  }
}

// 2b UIApplication.sendAction(_:to:from:for:)
extension AtHand {
  func row625() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1726)
    UIApplication.shared.sendAction(Selector("resignFirstResponder", UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
#sourceLocation()
  }
}

// 2b CATransaction.lock()
extension AtHand {
  func row626() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1727)
    CATransaction.lock()
    CATransaction.unlock()
#sourceLocation()
  }
}

// 2b RunLoop.Mode.tracking
extension AtHand {
  func row627() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1729)
    _ = [RunLoop.Mode.tracking, .common, .default]
#sourceLocation()
  }
}

// old RunLoopMode.commonModes
extension AtHand {
  func row628() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1730)
    let mode = RunLoopMode.commonModes
    _ = mode == UITrackingRunLoopMode || mode == RunLoopMode.defaultRunLoopMode
#sourceLocation()
  }
}

// old UIViewController.childViewControllerForStatusBarStyle
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1732)
    class OldStatusController: UINavigationController {
      override var childViewControllerForStatusBarStyle: UIViewController? { return topViewController }
      override var childViewControllerForStatusBarHidden: UIViewController? { return topViewController }
    }
#sourceLocation()

// old CGRectMake(_:_:_:_:)
extension AtHand {
  func row630() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1736)
    let rect = CGRectMake(0, 0, 10, 20)
    view.frame = CGRectOffset(CGRectInset(rect, 1, 1), 5, 5)
    view.center = CGPointMake(CGRectGetMidX(rect), CGRectGetMidY(rect))
    view.bounds.size = CGSizeMake(CGRectGetWidth(rect), CGRectGetHeight(rect))
    _ = CGRectEqualToRect(rect, CGRectZero) || CGRectContainsPoint(rect, CGPointZero) || CGRectIsEmpty(CGRectUnion(rect, CGRectNull))
#sourceLocation()
  }
}

// 2b autoreleasepool(invoking:)
extension AtHand {
  func row631() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1741)
    autoreleasepool { view.alpha = 0.5 }
    let sum = autoreleasepool { 1 + 1 }
    _ = sum
#sourceLocation()
  }
}

// 2b objc_sync_enter(_:)
extension AtHand {
  func row632() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1744)
    objc_sync_enter(view)
    defer { objc_sync_exit(view) }
    view.alpha = 1
#sourceLocation()
  }
}

// 2b NSHashTable.weakObjects()
extension AtHand {
  func row633() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1747)
    let observers = NSHashTable<AnyObject>.weakObjects()
    observers.add(view)
    observers.add(controller)
    observers.remove(controller)
    for case let found as UIView in observers.allObjects { found.alpha = 0.5 }
    let delegates: NSHashTable<UINavigationControllerDelegate> = NSHashTable.weakObjects()
    delegates.allObjects.forEach { $0.navigationController?(navigation, didShow: controller, animated: false) }
#sourceLocation()
  }
}

// 2b NSMapTable.weakToStrongObjects()
extension AtHand {
  func row634() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1754)
    let owners = NSMapTable<UIView, UIViewController>.weakToStrongObjects()
    owners.setObject(controller, forKey: view)
    owners.object(forKey: view)?.view.alpha = 1
    owners.removeObject(forKey: view)
#sourceLocation()
  }
}

// 2b UITabBarController.tabBar
extension AtHand {
  func row635() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1758)
    guard let tabBar = controller.tabBarController?.tabBar else { return }
    tabBar.frame.origin.y += 50
#sourceLocation()
  }
}

// 2b CGFloat as NSNumber
extension AtHand {
  func row636() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1760)
    layer.setValue(view.alpha as NSNumber, forKeyPath: "opacity")
#sourceLocation()
  }
}

// 2b CALayer.value(forKeyPath:) as numbers
extension AtHand {
  func row637() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1761)
    let opacity = layer.presentation()?.value(forKeyPath: "opacity") as? Float ?? layer.opacity
    let place = (layer.value(forKeyPath: "position") as? NSValue)?.cgPointValue
    _ = (opacity, place)
#sourceLocation()
  }
}

// 2b UIView.snapshotView(afterScreenUpdates:).subviews
extension AtHand {
  func row638() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1764)
    if let content = view.snapshotView(afterScreenUpdates: true)?.subviews.first { content.layer.cornerRadius = 4 }
#sourceLocation()
  }
}

// 2b DispatchWorkItem
extension AtHand {
  func row639() {
#sourceLocation(file: "Tests/UIKitSurfaceTests/Surface.txt", line: 1765)
    let item = DispatchWorkItem { view.alpha = 0 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
    item.cancel()
#sourceLocation()
  }
}

/// The rows whose snippets are run.
let rowsToRun: [SurfaceRow] = [
  SurfaceRow(number: 1, tier: "1a", symbol: "UIViewControllerContextTransitioning.completeTransition(_:)"),
  SurfaceRow(number: 2, tier: "1a", symbol: "UIViewControllerContextTransitioning.containerView"),
  SurfaceRow(number: 3, tier: "1a", symbol: "UIViewControllerContextTransitioning.viewController(forKey:)"),
  SurfaceRow(number: 4, tier: "1a", symbol: "UIViewControllerContextTransitioning.view(forKey:)"),
  SurfaceRow(number: 5, tier: "1a", symbol: "UIViewControllerContextTransitioning.transitionWasCancelled"),
  SurfaceRow(number: 6, tier: "1a", symbol: "UIViewControllerContextTransitioning.finalFrame(for:)"),
  SurfaceRow(number: 7, tier: "1a", symbol: "UIViewControllerContextTransitioning.initialFrame(for:)"),
  SurfaceRow(number: 8, tier: "1a", symbol: "UIViewControllerContextTransitioning.isInteractive"),
  SurfaceRow(number: 9, tier: "1a", symbol: "UIViewControllerContextTransitioning.isAnimated"),
  SurfaceRow(number: 10, tier: "1a", symbol: "UIViewControllerContextTransitioning.presentationStyle"),
  SurfaceRow(number: 11, tier: "1a", symbol: "UIViewControllerContextTransitioning.targetTransform"),
  SurfaceRow(number: 12, tier: "2a", symbol: "UIViewControllerContextTransitioning.updateInteractiveTransition(_:)"),
  SurfaceRow(number: 13, tier: "2a", symbol: "UIViewControllerContextTransitioning.finishInteractiveTransition()"),
  SurfaceRow(number: 14, tier: "2a", symbol: "UIViewControllerContextTransitioning.cancelInteractiveTransition()"),
  SurfaceRow(number: 15, tier: "2a", symbol: "UIViewControllerContextTransitioning.pauseInteractiveTransition()"),
  SurfaceRow(number: 16, tier: "1a", symbol: "UITransitionContextViewControllerKey/ViewKey.to"),
  SurfaceRow(number: 17, tier: "1a", symbol: "UITransitionContextViewControllerKey/ViewKey.from"),
  SurfaceRow(number: 19, tier: "1a", symbol: "UIViewControllerAnimatedTransitioning.transitionDuration(using:)"),
  SurfaceRow(number: 20, tier: "1a", symbol: "UIViewControllerAnimatedTransitioning.animateTransition(using:)"),
  SurfaceRow(number: 21, tier: "1a", symbol: "UIViewControllerAnimatedTransitioning.animationEnded(_:)"),
  SurfaceRow(number: 22, tier: "1a", symbol: "UIViewControllerAnimatedTransitioning.animationEnded?(_:)"),
  SurfaceRow(number: 23, tier: "1a", symbol: "UINavigationControllerDelegate.navigationController?(_:didShow:animated:)"),
  SurfaceRow(number: 24, tier: "1b", symbol: "CAAnimationDelegate.animationDidStop?(_:finished:)"),
  SurfaceRow(number: 29, tier: "1a", symbol: "UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)"),
  SurfaceRow(number: 30, tier: "1a", symbol: "UIViewControllerTransitionCoordinator.notifyWhenInteractionChanges(_:)"),
  SurfaceRow(number: 32, tier: "1a", symbol: "UIView.addSubview(_:)"),
  SurfaceRow(number: 33, tier: "1a", symbol: "UIView.frame"),
  SurfaceRow(number: 34, tier: "1a", symbol: "UIView.removeFromSuperview()"),
  SurfaceRow(number: 35, tier: "1a", symbol: "UIView.bounds"),
  SurfaceRow(number: 36, tier: "1a", symbol: "UIView.layer"),
  SurfaceRow(number: 37, tier: "1a", symbol: "UIView.alpha"),
  SurfaceRow(number: 38, tier: "1a", symbol: "UIView.transform"),
  SurfaceRow(number: 39, tier: "1a", symbol: "UIView.backgroundColor"),
  SurfaceRow(number: 40, tier: "1a", symbol: "UIView.isHidden"),
  SurfaceRow(number: 41, tier: "1a", symbol: "UIView.insertSubview(_:belowSubview:)"),
  SurfaceRow(number: 42, tier: "1a", symbol: "UIView.insertSubview(_:aboveSubview:)"),
  SurfaceRow(number: 43, tier: "1a", symbol: "UIView.insertSubview(_:at:)"),
  SurfaceRow(number: 44, tier: "1a", symbol: "UIView.center"),
  SurfaceRow(number: 45, tier: "1a", symbol: "UIView.init()"),
  SurfaceRow(number: 46, tier: "1a", symbol: "UIView.init(frame:)"),
  SurfaceRow(number: 48, tier: "1a", symbol: "UIView.superview"),
  SurfaceRow(number: 49, tier: "1a", symbol: "UIView.layoutIfNeeded()"),
  SurfaceRow(number: 50, tier: "1a", symbol: "UIView.setNeedsLayout()"),
  SurfaceRow(number: 52, tier: "2a", symbol: "UIView.addGestureRecognizer(_:)"),
  SurfaceRow(number: 53, tier: "2a", symbol: "UIView.removeGestureRecognizer(_:)"),
  SurfaceRow(number: 54, tier: "2a", symbol: "UIView.gestureRecognizers"),
  SurfaceRow(number: 55, tier: "1b", symbol: "UIView.snapshotView(afterScreenUpdates:)"),
  SurfaceRow(number: 56, tier: "1b", symbol: "UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)"),
  SurfaceRow(number: 57, tier: "2b", symbol: "UIView.drawHierarchy(in:afterScreenUpdates:)"),
  SurfaceRow(number: 58, tier: "1a", symbol: "UIView.clipsToBounds"),
  SurfaceRow(number: 59, tier: "1a", symbol: "UIView.convert(_:to:)"),
  SurfaceRow(number: 60, tier: "1a", symbol: "UIView.convert(_:from:)"),
  SurfaceRow(number: 61, tier: "1a", symbol: "UIView.contentMode"),
  SurfaceRow(number: 62, tier: "1a", symbol: "UIView.sendSubviewToBack(_:)"),
  SurfaceRow(number: 63, tier: "1a", symbol: "UIView.bringSubviewToFront(_:)"),
  SurfaceRow(number: 64, tier: "1a", symbol: "UIView.exchangeSubview(at:withSubviewAt:)"),
  SurfaceRow(number: 65, tier: "1a", symbol: "UIView.isUserInteractionEnabled"),
  SurfaceRow(number: 66, tier: "1a", symbol: "UIView.autoresizingMask"),
  SurfaceRow(number: 67, tier: "1a", symbol: "UIView.window"),
  SurfaceRow(number: 68, tier: "1a", symbol: "UIView.subviews"),
  SurfaceRow(number: 69, tier: "1a", symbol: "UIView.tag"),
  SurfaceRow(number: 70, tier: "1a", symbol: "UIView.viewWithTag(_:)"),
  SurfaceRow(number: 71, tier: "1a", symbol: "UIView.isDescendant(of:)"),
  SurfaceRow(number: 72, tier: "1a", symbol: "UIView.setNeedsDisplay()"),
  SurfaceRow(number: 73, tier: "1a", symbol: "UIView.isOpaque"),
  SurfaceRow(number: 74, tier: "1a", symbol: "UIView.tintColor"),
  SurfaceRow(number: 75, tier: "1a", symbol: "UIView.sizeThatFits(_:)"),
  SurfaceRow(number: 79, tier: "1a", symbol: "UIView.ContentMode.scaleAspectFill"),
  SurfaceRow(number: 80, tier: "1a", symbol: "UIView.ContentMode.scaleAspectFit"),
  SurfaceRow(number: 81, tier: "1a", symbol: "UIView.ContentMode.scaleToFill"),
  SurfaceRow(number: 82, tier: "1a", symbol: "UIView.AutoresizingMask.flexibleHeight"),
  SurfaceRow(number: 83, tier: "1a", symbol: "UIView.AutoresizingMask.flexibleWidth"),
  SurfaceRow(number: 84, tier: "1a", symbol: "UIView.AutoresizingMask.flexibleLeftMargin"),
  SurfaceRow(number: 85, tier: "1a", symbol: "UIView.AutoresizingMask.flexibleRightMargin"),
  SurfaceRow(number: 86, tier: "1a", symbol: "UIView.animate(withDuration:animations:completion:)"),
  SurfaceRow(number: 87, tier: "1a", symbol: "UIView.animate(withDuration:animations:)"),
  SurfaceRow(number: 88, tier: "1a", symbol: "UIView.animate(withDuration:delay:options:animations:completion:)"),
  SurfaceRow(number: 89, tier: "1a", symbol: "UIView.animate(withDuration:delay:options:animations:)"),
  SurfaceRow(number: 90, tier: "1a", symbol: "UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)"),
  SurfaceRow(number: 91, tier: "1a", symbol: "UIView.animateKeyframes(withDuration:delay:options:animations:completion:)"),
  SurfaceRow(number: 92, tier: "1a", symbol: "UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)"),
  SurfaceRow(number: 93, tier: "1a", symbol: "UIView.performWithoutAnimation(_:)"),
  SurfaceRow(number: 94, tier: "1a", symbol: "UIView.setAnimationsEnabled(_:)"),
  SurfaceRow(number: 95, tier: "2b", symbol: "UIView.transition(with:duration:options:animations:completion:)"),
  SurfaceRow(number: 96, tier: "2b", symbol: "UIView.transition(from:to:duration:options:completion:)"),
  SurfaceRow(number: 97, tier: "1a", symbol: "UIView.AnimationOptions.curveEaseInOut"),
  SurfaceRow(number: 98, tier: "1a", symbol: "UIView.AnimationOptions.curveEaseOut"),
  SurfaceRow(number: 99, tier: "1a", symbol: "UIView.AnimationOptions.curveEaseIn"),
  SurfaceRow(number: 100, tier: "1a", symbol: "UIView.AnimationOptions.curveLinear"),
  SurfaceRow(number: 101, tier: "1a", symbol: "UIView.AnimationOptions.allowUserInteraction"),
  SurfaceRow(number: 102, tier: "1a", symbol: "UIView.AnimationOptions.allowAnimatedContent"),
  SurfaceRow(number: 103, tier: "1a", symbol: "UIView.AnimationOptions.beginFromCurrentState"),
  SurfaceRow(number: 104, tier: "1a", symbol: "UIView.AnimationOptions.transitionCrossDissolve"),
  SurfaceRow(number: 105, tier: "1a", symbol: "UIView.AnimationOptions.transitionFlipFromRight"),
  SurfaceRow(number: 106, tier: "1a", symbol: "UIView.AnimationOptions.preferredFramesPerSecond60"),
  SurfaceRow(number: 107, tier: "1a", symbol: "UIViewAnimationOptions.init()"),
  SurfaceRow(number: 108, tier: "1a", symbol: "UIView.AnimationCurve"),
  SurfaceRow(number: 109, tier: "1a", symbol: "UIView.KeyframeAnimationOptions.calculationModeCubic"),
  SurfaceRow(number: 110, tier: "1a", symbol: "UIView.KeyframeAnimationOptions.calculationModeLinear"),
  SurfaceRow(number: 111, tier: "1a", symbol: "UIView.KeyframeAnimationOptions.calculationModePaced"),
  SurfaceRow(number: 112, tier: "1a", symbol: "UIView.KeyframeAnimationOptions.init(rawValue:)"),
  SurfaceRow(number: 118, tier: "1a", symbol: "UIViewController.view"),
  SurfaceRow(number: 119, tier: "1a", symbol: "UIViewController.init()"),
  SurfaceRow(number: 120, tier: "1a", symbol: "UIViewController.init(nibName:bundle:)"),
  SurfaceRow(number: 121, tier: "1a", symbol: "UIViewController.viewDidLoad()"),
  SurfaceRow(number: 122, tier: "1a", symbol: "UIViewController.viewDidAppear(_:)"),
  SurfaceRow(number: 123, tier: "1a", symbol: "UIViewController.viewWillDisappear(_:)"),
  SurfaceRow(number: 124, tier: "1a", symbol: "UIViewController.navigationController"),
  SurfaceRow(number: 125, tier: "1a", symbol: "UIViewController.presentingViewController"),
  SurfaceRow(number: 126, tier: "1a", symbol: "UIViewController.presentedViewController"),
  SurfaceRow(number: 127, tier: "1a", symbol: "UIViewController.isBeingDismissed"),
  SurfaceRow(number: 128, tier: "1a", symbol: "UIViewController.isBeingPresented"),
  SurfaceRow(number: 129, tier: "1a", symbol: "UIViewController.viewIfLoaded"),
  SurfaceRow(number: 130, tier: "1a", symbol: "UIViewController.title"),
  SurfaceRow(number: 131, tier: "1a", symbol: "UIViewController.children"),
  SurfaceRow(number: 132, tier: "1a", symbol: "UIViewController.transitionCoordinator"),
  SurfaceRow(number: 136, tier: "2a", symbol: "UIViewController.modalPresentationStyle"),
  SurfaceRow(number: 137, tier: "2a", symbol: "UIViewController.modalTransitionStyle"),
  SurfaceRow(number: 138, tier: "2a", symbol: "UIViewController.transitioningDelegate"),
  SurfaceRow(number: 139, tier: "2a", symbol: "UIViewController.beginAppearanceTransition(_:animated:)"),
  SurfaceRow(number: 140, tier: "2a", symbol: "UIViewController.endAppearanceTransition()"),
  SurfaceRow(number: 141, tier: "2a", symbol: "UIViewController.modalPresentationCapturesStatusBarAppearance"),
  SurfaceRow(number: 142, tier: "2a", symbol: "UIViewController.preferredContentSize"),
  SurfaceRow(number: 143, tier: "2a", symbol: "UIViewController.presentationController"),
  SurfaceRow(number: 144, tier: "2a", symbol: "UIModalPresentationStyle.custom"),
  SurfaceRow(number: 145, tier: "2a", symbol: "UIModalPresentationStyle.overFullScreen"),
  SurfaceRow(number: 146, tier: "2a", symbol: "UIModalPresentationStyle.fullScreen"),
  SurfaceRow(number: 148, tier: "1a", symbol: "UINavigationController.init(rootViewController:)"),
  SurfaceRow(number: 149, tier: "1a", symbol: "UINavigationController.popViewController(animated:)"),
  SurfaceRow(number: 150, tier: "1a", symbol: "UINavigationController.popToRootViewController(animated:)"),
  SurfaceRow(number: 151, tier: "1a", symbol: "UINavigationController.pushViewController(_:animated:)"),
  SurfaceRow(number: 152, tier: "1a", symbol: "UINavigationController.setViewControllers(_:animated:)"),
  SurfaceRow(number: 153, tier: "1a", symbol: "UINavigationController.delegate"),
  SurfaceRow(number: 154, tier: "1a", symbol: "UINavigationController.viewControllers"),
  SurfaceRow(number: 155, tier: "1a", symbol: "UINavigationController.topViewController"),
  SurfaceRow(number: 156, tier: "1a", symbol: "UINavigationController.navigationBar"),
  SurfaceRow(number: 157, tier: "1a", symbol: "UINavigationController.isNavigationBarHidden"),
  SurfaceRow(number: 158, tier: "1a", symbol: "UINavigationController.hideShowBarDuration"),
  SurfaceRow(number: 159, tier: "2a", symbol: "UINavigationController.interactivePopGestureRecognizer"),
  SurfaceRow(number: 160, tier: "2a", symbol: "UINavigationController.init(navigationBarClass:toolbarClass:)"),
  SurfaceRow(number: 161, tier: "2a", symbol: "UINavigationController.toolbar"),
  SurfaceRow(number: 162, tier: "2a", symbol: "UINavigationBar"),
  SurfaceRow(number: 163, tier: "2a", symbol: "UINavigationBarAppearance"),
  SurfaceRow(number: 164, tier: "2a", symbol: "UINavigationItem"),
  SurfaceRow(number: 165, tier: "2a", symbol: "UIBarButtonItem"),
  SurfaceRow(number: 169, tier: "2b", symbol: "UITabBarController.selectedIndex"),
  SurfaceRow(number: 173, tier: "2a", symbol: "UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:) called"),
  SurfaceRow(number: 174, tier: "1a", symbol: "UINavigationController.Operation"),
  SurfaceRow(number: 175, tier: "1a", symbol: "UINavigationController.Operation.push"),
  SurfaceRow(number: 176, tier: "1a", symbol: "UINavigationController.Operation.pop"),
  SurfaceRow(number: 177, tier: "1a", symbol: "UINavigationController.Operation.none"),
  SurfaceRow(number: 180, tier: "2a", symbol: "UIPercentDrivenInteractiveTransition.init()"),
  SurfaceRow(number: 181, tier: "2a", symbol: "UIPercentDrivenInteractiveTransition.update(_:)"),
  SurfaceRow(number: 182, tier: "2a", symbol: "UIPercentDrivenInteractiveTransition.finish()"),
  SurfaceRow(number: 183, tier: "2a", symbol: "UIPercentDrivenInteractiveTransition.cancel()"),
  SurfaceRow(number: 184, tier: "2a", symbol: "UIPercentDrivenInteractiveTransition.pause()"),
  SurfaceRow(number: 186, tier: "2a", symbol: "UIPercentDrivenInteractiveTransition.wantsInteractiveStart"),
  SurfaceRow(number: 187, tier: "2a", symbol: "UIPercentDrivenInteractiveTransition.completionCurve"),
  SurfaceRow(number: 188, tier: "2a", symbol: "UIPercentDrivenInteractiveTransition.percentComplete"),
  SurfaceRow(number: 189, tier: "2a", symbol: "UIPercentDrivenInteractiveTransition.timingCurve"),
  SurfaceRow(number: 196, tier: "2a", symbol: "UIViewPropertyAnimator.init(duration:curve:animations:)"),
  SurfaceRow(number: 197, tier: "2a", symbol: "UIViewPropertyAnimator.init(duration:curve:)"),
  SurfaceRow(number: 198, tier: "2a", symbol: "UIViewPropertyAnimator.init(duration:dampingRatio:animations:)"),
  SurfaceRow(number: 199, tier: "2a", symbol: "UIViewPropertyAnimator.init(duration:dampingRatio:)"),
  SurfaceRow(number: 200, tier: "2a", symbol: "UIViewPropertyAnimator.init(duration:timingParameters:)"),
  SurfaceRow(number: 201, tier: "2a", symbol: "UIViewPropertyAnimator.init(duration:controlPoint1:controlPoint2:animations:)"),
  SurfaceRow(number: 202, tier: "2a", symbol: "UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:)"),
  SurfaceRow(number: 203, tier: "2a", symbol: "UIViewPropertyAnimator.startAnimation()"),
  SurfaceRow(number: 204, tier: "2a", symbol: "UIViewPropertyAnimator.startAnimation(afterDelay:)"),
  SurfaceRow(number: 205, tier: "2a", symbol: "UIViewPropertyAnimator.pauseAnimation()"),
  SurfaceRow(number: 206, tier: "2a", symbol: "UIViewPropertyAnimator.stopAnimation(_:)"),
  SurfaceRow(number: 207, tier: "2a", symbol: "UIViewPropertyAnimator.addCompletion(_:)"),
  SurfaceRow(number: 208, tier: "2a", symbol: "UIViewPropertyAnimator.addAnimations(_:)"),
  SurfaceRow(number: 209, tier: "2a", symbol: "UIViewPropertyAnimator.addAnimations(_:delayFactor:)"),
  SurfaceRow(number: 210, tier: "2a", symbol: "UIViewPropertyAnimator.duration"),
  SurfaceRow(number: 211, tier: "2a", symbol: "UIViewPropertyAnimator.fractionComplete"),
  SurfaceRow(number: 212, tier: "2a", symbol: "UIViewPropertyAnimator.isReversed"),
  SurfaceRow(number: 213, tier: "2a", symbol: "UIViewPropertyAnimator.isUserInteractionEnabled"),
  SurfaceRow(number: 214, tier: "2a", symbol: "UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)"),
  SurfaceRow(number: 215, tier: "2a", symbol: "UIViewPropertyAnimator.state"),
  SurfaceRow(number: 216, tier: "2a", symbol: "UIViewPropertyAnimator.timingParameters"),
  SurfaceRow(number: 217, tier: "2a", symbol: "UISpringTimingParameters.init(dampingRatio:initialVelocity:)"),
  SurfaceRow(number: 218, tier: "2a", symbol: "UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:)"),
  SurfaceRow(number: 219, tier: "2a", symbol: "UICubicTimingParameters.init(animationCurve:)"),
  SurfaceRow(number: 220, tier: "2a", symbol: "UIViewAnimatingPosition.end"),
  SurfaceRow(number: 221, tier: "2a", symbol: "UIViewAnimatingPosition.start"),
  SurfaceRow(number: 222, tier: "2a", symbol: "UIViewAnimatingPosition.current"),
  SurfaceRow(number: 223, tier: "2a", symbol: "UIViewImplicitlyAnimating"),
  SurfaceRow(number: 224, tier: "2a", symbol: "UIViewAnimating"),
  SurfaceRow(number: 225, tier: "2a", symbol: "UIGestureRecognizer"),
  SurfaceRow(number: 226, tier: "2a", symbol: "UIGestureRecognizer.state"),
  SurfaceRow(number: 227, tier: "2a", symbol: "UIGestureRecognizer.view"),
  SurfaceRow(number: 229, tier: "2a", symbol: "Selector"),
  SurfaceRow(number: 230, tier: "2a", symbol: "UIGestureRecognizer.removeTarget(_:action:)"),
  SurfaceRow(number: 231, tier: "2a", symbol: "UIGestureRecognizer.delegate"),
  SurfaceRow(number: 232, tier: "2a", symbol: "UIGestureRecognizer.location(in:)"),
  SurfaceRow(number: 233, tier: "2a", symbol: "UIGestureRecognizer.require(toFail:)"),
  SurfaceRow(number: 234, tier: "2a", symbol: "UIGestureRecognizer.isEnabled"),
  SurfaceRow(number: 235, tier: "2a", symbol: "UIGestureRecognizer.State.possible"),
  SurfaceRow(number: 236, tier: "2a", symbol: "UIGestureRecognizer.State.began"),
  SurfaceRow(number: 237, tier: "2a", symbol: "UIGestureRecognizer.State.changed"),
  SurfaceRow(number: 238, tier: "2a", symbol: "UIGestureRecognizer.State.ended"),
  SurfaceRow(number: 239, tier: "2a", symbol: "UIGestureRecognizer.State.cancelled"),
  SurfaceRow(number: 240, tier: "2a", symbol: "UIGestureRecognizer.State.failed"),
  SurfaceRow(number: 242, tier: "2a", symbol: "UIPanGestureRecognizer.init()"),
  SurfaceRow(number: 243, tier: "2a", symbol: "UIPanGestureRecognizer.init(target:action:)"),
  SurfaceRow(number: 244, tier: "2a", symbol: "UIPanGestureRecognizer.translation(in:)"),
  SurfaceRow(number: 245, tier: "2a", symbol: "UIPanGestureRecognizer.setTranslation(_:in:)"),
  SurfaceRow(number: 246, tier: "2a", symbol: "UIPanGestureRecognizer.velocity(in:)"),
  SurfaceRow(number: 247, tier: "2a", symbol: "UIPanGestureRecognizer.maximumNumberOfTouches"),
  SurfaceRow(number: 248, tier: "1a", symbol: "UIScreenEdgePanGestureRecognizer.init(target:action:)"),
  SurfaceRow(number: 249, tier: "1a", symbol: "UIScreenEdgePanGestureRecognizer.edges"),
  SurfaceRow(number: 250, tier: "2a", symbol: "UIScreenEdgePanGestureRecognizer"),
  SurfaceRow(number: 251, tier: "2a", symbol: "UITapGestureRecognizer.init()"),
  SurfaceRow(number: 252, tier: "2a", symbol: "UITapGestureRecognizer.init(target:action:)"),
  SurfaceRow(number: 253, tier: "2a", symbol: "UIPinchGestureRecognizer.scale"),
  SurfaceRow(number: 255, tier: "2a", symbol: "UIRectEdge.left"),
  SurfaceRow(number: 256, tier: "2a", symbol: "UIRectEdge.right"),
  SurfaceRow(number: 257, tier: "2a", symbol: "UIRectEdge.top"),
  SurfaceRow(number: 258, tier: "2a", symbol: "UIRectEdge.bottom"),
  SurfaceRow(number: 259, tier: "2a", symbol: "UIRectEdge.all"),
  SurfaceRow(number: 264, tier: "2a", symbol: "UIPresentationController.init(presentedViewController:presenting:)"),
  SurfaceRow(number: 265, tier: "2a", symbol: "UIPresentationController.containerView"),
  SurfaceRow(number: 267, tier: "2a", symbol: "UIPresentationController.presentationTransitionWillBegin()"),
  SurfaceRow(number: 268, tier: "2a", symbol: "UIPresentationController.presentationTransitionDidEnd(_:)"),
  SurfaceRow(number: 269, tier: "2a", symbol: "UIPresentationController.dismissalTransitionWillBegin()"),
  SurfaceRow(number: 270, tier: "2a", symbol: "UIPresentationController.dismissalTransitionDidEnd(_:)"),
  SurfaceRow(number: 271, tier: "2a", symbol: "UIPresentationController.frameOfPresentedViewInContainerView"),
  SurfaceRow(number: 272, tier: "2a", symbol: "UIPresentationController.delegate"),
  SurfaceRow(number: 274, tier: "2a", symbol: "UISheetPresentationController.detents"),
  SurfaceRow(number: 275, tier: "2a", symbol: "UIPopoverPresentationController.sourceView"),
  SurfaceRow(number: 276, tier: "2a", symbol: "UIViewController.definesPresentationContext"),
  SurfaceRow(number: 277, tier: "2a", symbol: "UIViewController.isModalInPresentation"),
  SurfaceRow(number: 279, tier: "1a", symbol: "UIScreen"),
  SurfaceRow(number: 280, tier: "1a", symbol: "UIScreen.main"),
  SurfaceRow(number: 281, tier: "1a", symbol: "UIScreen.bounds"),
  SurfaceRow(number: 282, tier: "1a", symbol: "UIScreen.scale"),
  SurfaceRow(number: 283, tier: "2a", symbol: "UIApplication.shared"),
  SurfaceRow(number: 284, tier: "2a", symbol: "UIApplication.keyWindow"),
  SurfaceRow(number: 285, tier: "2a", symbol: "UIWindow"),
  SurfaceRow(number: 286, tier: "2a", symbol: "UIWindow.rootViewController"),
  SurfaceRow(number: 287, tier: "1a", symbol: "CGAffineTransform.identity"),
  SurfaceRow(number: 288, tier: "1a", symbol: "CGAffineTransform.init(scaleX:y:)"),
  SurfaceRow(number: 289, tier: "1a", symbol: "CGAffineTransform.init(translationX:y:)"),
  SurfaceRow(number: 290, tier: "1a", symbol: "CGAffineTransform.init(rotationAngle:)"),
  SurfaceRow(number: 291, tier: "1a", symbol: "CGAffineTransform.scaledBy(x:y:)"),
  SurfaceRow(number: 292, tier: "1a", symbol: "CGAffineTransform.rotated(by:)"),
  SurfaceRow(number: 293, tier: "1a", symbol: "CGAffineTransform.translatedBy(x:y:)"),
  SurfaceRow(number: 294, tier: "1a", symbol: "CGAffineTransform.concatenating(_:)"),
  SurfaceRow(number: 295, tier: "1a", symbol: "CGAffineTransform.inverted()"),
  SurfaceRow(number: 296, tier: "1a", symbol: "CGAffineTransform.tx"),
  SurfaceRow(number: 297, tier: "1a", symbol: "CGVector.init(dx:dy:)"),
  SurfaceRow(number: 298, tier: "1b", symbol: "UIEdgeInsets.zero"),
  SurfaceRow(number: 299, tier: "1b", symbol: "UIEdgeInsets.top"),
  SurfaceRow(number: 300, tier: "1b", symbol: "UIEdgeInsets.init(top:left:bottom:right:)"),
  SurfaceRow(number: 301, tier: "1a", symbol: "UIColor.black"),
  SurfaceRow(number: 302, tier: "1a", symbol: "UIColor.clear"),
  SurfaceRow(number: 303, tier: "1a", symbol: "UIColor.white"),
  SurfaceRow(number: 304, tier: "1a", symbol: "UIColor.red"),
  SurfaceRow(number: 305, tier: "1a", symbol: "UIColor.yellow"),
  SurfaceRow(number: 306, tier: "1a", symbol: "UIColor.lightGray"),
  SurfaceRow(number: 307, tier: "1a", symbol: "UIColor.systemBackground"),
  SurfaceRow(number: 308, tier: "1a", symbol: "UIColor.cgColor"),
  SurfaceRow(number: 309, tier: "1a", symbol: "UIColor.withAlphaComponent(_:)"),
  SurfaceRow(number: 310, tier: "1a", symbol: "UIColor.init(white:alpha:)"),
  SurfaceRow(number: 311, tier: "1a", symbol: "UIColor.init(red:green:blue:alpha:)"),
  SurfaceRow(number: 312, tier: "1a", symbol: "UIColor.init(hue:saturation:brightness:alpha:)"),
  SurfaceRow(number: 314, tier: "1b", symbol: "CALayer.init()"),
  SurfaceRow(number: 316, tier: "1b", symbol: "CALayer.cornerRadius"),
  SurfaceRow(number: 317, tier: "1b", symbol: "CALayer.bounds"),
  SurfaceRow(number: 318, tier: "1b", symbol: "CALayer.mask"),
  SurfaceRow(number: 319, tier: "1b", symbol: "CALayer.add(_:forKey:)"),
  SurfaceRow(number: 320, tier: "1b", symbol: "CALayer.position"),
  SurfaceRow(number: 321, tier: "1b", symbol: "CALayer.transform"),
  SurfaceRow(number: 322, tier: "1b", symbol: "CALayer.masksToBounds"),
  SurfaceRow(number: 323, tier: "1b", symbol: "CALayer.borderColor"),
  SurfaceRow(number: 324, tier: "1b", symbol: "CALayer.borderWidth"),
  SurfaceRow(number: 325, tier: "1b", symbol: "CALayer.addSublayer(_:)"),
  SurfaceRow(number: 326, tier: "1b", symbol: "CALayer.insertSublayer(_:at:)"),
  SurfaceRow(number: 327, tier: "1b", symbol: "CALayer.insertSublayer(_:below:)"),
  SurfaceRow(number: 328, tier: "1b", symbol: "CALayer.shadowOffset"),
  SurfaceRow(number: 329, tier: "1b", symbol: "CALayer.shadowOpacity"),
  SurfaceRow(number: 330, tier: "1b", symbol: "CALayer.shadowRadius"),
  SurfaceRow(number: 331, tier: "1b", symbol: "CALayer.shadowColor"),
  SurfaceRow(number: 332, tier: "1b", symbol: "CALayer.shadowPath"),
  SurfaceRow(number: 333, tier: "1b", symbol: "CALayer.opacity"),
  SurfaceRow(number: 334, tier: "1b", symbol: "CALayer.contents"),
  SurfaceRow(number: 335, tier: "1b", symbol: "CALayer.frame"),
  SurfaceRow(number: 336, tier: "1b", symbol: "CALayer.anchorPoint"),
  SurfaceRow(number: 337, tier: "1b", symbol: "CALayer.zPosition"),
  SurfaceRow(number: 338, tier: "1b", symbol: "CALayer.presentation()"),
  SurfaceRow(number: 339, tier: "1b", symbol: "CALayer.sublayerTransform"),
  SurfaceRow(number: 340, tier: "1b", symbol: "CALayer.animation(forKey:)"),
  SurfaceRow(number: 341, tier: "1b", symbol: "CALayer.animationKeys()"),
  SurfaceRow(number: 342, tier: "1b", symbol: "CALayer.removeAnimation(forKey:)"),
  SurfaceRow(number: 343, tier: "1b", symbol: "CALayer.removeAllAnimations()"),
  SurfaceRow(number: 344, tier: "1b", symbol: "CALayer.removeFromSuperlayer()"),
  SurfaceRow(number: 345, tier: "1b", symbol: "CALayer.contentsScale"),
  SurfaceRow(number: 346, tier: "1b", symbol: "CALayer.contentsGravity"),
  SurfaceRow(number: 347, tier: "1b", symbol: "CALayer.contentsRect"),
  SurfaceRow(number: 348, tier: "1b", symbol: "CALayer.maskedCorners"),
  SurfaceRow(number: 349, tier: "1b", symbol: "CALayer.cornerCurve"),
  SurfaceRow(number: 350, tier: "1b", symbol: "CALayer.backgroundColor"),
  SurfaceRow(number: 351, tier: "1b", symbol: "CALayer.rasterizationScale"),
  SurfaceRow(number: 352, tier: "1b", symbol: "CALayer.shouldRasterize"),
  SurfaceRow(number: 353, tier: "1b", symbol: "CALayer.allowsEdgeAntialiasing"),
  SurfaceRow(number: 354, tier: "1b", symbol: "CALayer.isDoubleSided"),
  SurfaceRow(number: 355, tier: "1b", symbol: "CALayer.sublayers"),
  SurfaceRow(number: 356, tier: "1b", symbol: "CALayer.affineTransform()"),
  SurfaceRow(number: 357, tier: "1b", symbol: "CALayer.actions"),
  SurfaceRow(number: 358, tier: "2b", symbol: "CALayer.render(in:)"),
  SurfaceRow(number: 359, tier: "2b", symbol: "CALayer.convertTime(_:from:)"),
  SurfaceRow(number: 360, tier: "2b", symbol: "CALayer.value(forKey:)"),
  SurfaceRow(number: 361, tier: "2b", symbol: "CALayer.value(forKeyPath:)"),
  SurfaceRow(number: 362, tier: "2b", symbol: "CALayer.setValue(_:forKeyPath:)"),
  SurfaceRow(number: 363, tier: "1b", symbol: "CAShapeLayer"),
  SurfaceRow(number: 364, tier: "1b", symbol: "CAShapeLayer.init()"),
  SurfaceRow(number: 365, tier: "1b", symbol: "CAShapeLayer.path"),
  SurfaceRow(number: 366, tier: "1b", symbol: "CAShapeLayer.fillColor"),
  SurfaceRow(number: 367, tier: "1b", symbol: "CAShapeLayer.strokeColor"),
  SurfaceRow(number: 368, tier: "2b", symbol: "CAGradientLayer"),
  SurfaceRow(number: 371, tier: "1b", symbol: "CAAction"),
  SurfaceRow(number: 372, tier: "1b", symbol: "UIBezierPath.cgPath"),
  SurfaceRow(number: 373, tier: "1b", symbol: "UIBezierPath.init()"),
  SurfaceRow(number: 374, tier: "1b", symbol: "UIBezierPath.move(to:)"),
  SurfaceRow(number: 375, tier: "1b", symbol: "UIBezierPath.addLine(to:)"),
  SurfaceRow(number: 376, tier: "1b", symbol: "UIBezierPath.close()"),
  SurfaceRow(number: 377, tier: "1b", symbol: "UIBezierPath.addCurve(to:controlPoint1:controlPoint2:)"),
  SurfaceRow(number: 378, tier: "1b", symbol: "UIBezierPath.addQuadCurve(to:controlPoint:)"),
  SurfaceRow(number: 379, tier: "1b", symbol: "UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)"),
  SurfaceRow(number: 380, tier: "1b", symbol: "UIBezierPath.init(arcCenter:radius:startAngle:endAngle:clockwise:)"),
  SurfaceRow(number: 381, tier: "1b", symbol: "UIBezierPath.init(ovalIn:)"),
  SurfaceRow(number: 382, tier: "1b", symbol: "UIBezierPath.init(rect:)"),
  SurfaceRow(number: 383, tier: "1b", symbol: "UIBezierPath.init(roundedRect:cornerRadius:)"),
  SurfaceRow(number: 384, tier: "1b", symbol: "UIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:)"),
  SurfaceRow(number: 385, tier: "1b", symbol: "UIBezierPath.append(_:)"),
  SurfaceRow(number: 386, tier: "1b", symbol: "UIBezierPath.reversing()"),
  SurfaceRow(number: 387, tier: "1b", symbol: "UIBezierPath.apply(_:)"),
  SurfaceRow(number: 388, tier: "1b", symbol: "CGPath"),
  SurfaceRow(number: 389, tier: "1b", symbol: "CGPath.init(rect:transform:)"),
  SurfaceRow(number: 390, tier: "1b", symbol: "CGPath.init(ellipseIn:transform:)"),
  SurfaceRow(number: 391, tier: "1b", symbol: "CGPath.boundingBox"),
  SurfaceRow(number: 392, tier: "1b", symbol: "CGMutablePath.init()"),
  SurfaceRow(number: 393, tier: "1b", symbol: "CGMutablePath.move(to:)"),
  SurfaceRow(number: 394, tier: "1b", symbol: "CGMutablePath.addRect(_:)"),
  SurfaceRow(number: 395, tier: "1b", symbol: "CGMutablePath.addQuadCurve(to:control:)"),
  SurfaceRow(number: 396, tier: "1b", symbol: "CAAnimation"),
  SurfaceRow(number: 397, tier: "1b", symbol: "CAAnimation.isRemovedOnCompletion"),
  SurfaceRow(number: 398, tier: "1b", symbol: "CAAnimation.timingFunction"),
  SurfaceRow(number: 399, tier: "1b", symbol: "CAAnimation.delegate"),
  SurfaceRow(number: 400, tier: "1b", symbol: "CAAnimation.setValue(_:forKey:)"),
  SurfaceRow(number: 402, tier: "1b", symbol: "CAPropertyAnimation"),
  SurfaceRow(number: 403, tier: "1b", symbol: "CAPropertyAnimation.keyPath"),
  SurfaceRow(number: 404, tier: "1b", symbol: "CABasicAnimation"),
  SurfaceRow(number: 405, tier: "1b", symbol: "CABasicAnimation.init(keyPath:)"),
  SurfaceRow(number: 406, tier: "1b", symbol: "CABasicAnimation.fromValue"),
  SurfaceRow(number: 407, tier: "1b", symbol: "CABasicAnimation.toValue"),
  SurfaceRow(number: 408, tier: "2b", symbol: "CASpringAnimation"),
  SurfaceRow(number: 409, tier: "2b", symbol: "CASpringAnimation.init(keyPath:)"),
  SurfaceRow(number: 410, tier: "2b", symbol: "CAKeyframeAnimation"),
  SurfaceRow(number: 411, tier: "2b", symbol: "CAKeyframeAnimation.init(keyPath:)"),
  SurfaceRow(number: 412, tier: "2b", symbol: "CAKeyframeAnimation.path"),
  SurfaceRow(number: 413, tier: "2b", symbol: "CAKeyframeAnimation.timingFunctions"),
  SurfaceRow(number: 414, tier: "2b", symbol: "CAKeyframeAnimation.values"),
  SurfaceRow(number: 415, tier: "2b", symbol: "CAAnimationGroup.init()"),
  SurfaceRow(number: 416, tier: "2b", symbol: "CAAnimationGroup.animations"),
  SurfaceRow(number: 417, tier: "2b", symbol: "CATransition.type by name"),
  SurfaceRow(number: 418, tier: "2b", symbol: "CAReplicatorLayer"),
  SurfaceRow(number: 419, tier: "2b", symbol: "CAEmitterLayer"),
  SurfaceRow(number: 420, tier: "2b", symbol: "CATextLayer"),
  SurfaceRow(number: 421, tier: "2b", symbol: "CAScrollLayer"),
  SurfaceRow(number: 422, tier: "2b", symbol: "CALayer.minificationFilter"),
  SurfaceRow(number: 423, tier: "2b", symbol: "UIScreen.snapshotView(afterScreenUpdates:)"),
  SurfaceRow(number: 424, tier: "2b", symbol: "CATransition"),
  SurfaceRow(number: 425, tier: "1b", symbol: "CAMediaTiming.duration"),
  SurfaceRow(number: 426, tier: "1b", symbol: "CAMediaTiming.fillMode"),
  SurfaceRow(number: 427, tier: "1b", symbol: "CAMediaTiming.autoreverses"),
  SurfaceRow(number: 428, tier: "1b", symbol: "CAMediaTiming.beginTime"),
  SurfaceRow(number: 429, tier: "1b", symbol: "CAMediaTiming.speed"),
  SurfaceRow(number: 430, tier: "1b", symbol: "CAMediaTiming.timeOffset"),
  SurfaceRow(number: 431, tier: "1b", symbol: "CAMediaTimingFillMode"),
  SurfaceRow(number: 432, tier: "1b", symbol: "CAMediaTimingFillMode.forwards"),
  SurfaceRow(number: 433, tier: "1b", symbol: "CAMediaTimingFillMode.both"),
  SurfaceRow(number: 434, tier: "1b", symbol: "CAMediaTimingFunction"),
  SurfaceRow(number: 435, tier: "1b", symbol: "CAMediaTimingFunction.init(name:)"),
  SurfaceRow(number: 436, tier: "1b", symbol: "CAMediaTimingFunctionName.easeIn"),
  SurfaceRow(number: 437, tier: "1b", symbol: "CAMediaTimingFunctionName.easeOut"),
  SurfaceRow(number: 438, tier: "1b", symbol: "CAMediaTimingFunctionName.easeInEaseOut"),
  SurfaceRow(number: 439, tier: "1b", symbol: "CAMediaTimingFunctionName.linear"),
  SurfaceRow(number: 440, tier: "1b", symbol: "CACurrentMediaTime()"),
  SurfaceRow(number: 441, tier: "1b", symbol: "CATransaction.begin()"),
  SurfaceRow(number: 442, tier: "1b", symbol: "CATransaction.commit()"),
  SurfaceRow(number: 443, tier: "1b", symbol: "CATransaction.setCompletionBlock(_:)"),
  SurfaceRow(number: 444, tier: "1b", symbol: "CATransaction.setAnimationTimingFunction(_:)"),
  SurfaceRow(number: 445, tier: "1b", symbol: "CATransaction.setAnimationDuration(_:)"),
  SurfaceRow(number: 446, tier: "1b", symbol: "CATransaction.setValue(_:forKey:)"),
  SurfaceRow(number: 447, tier: "old", symbol: "kCFBooleanTrue"),
  SurfaceRow(number: 448, tier: "1b", symbol: "CATransform3D"),
  SurfaceRow(number: 449, tier: "1b", symbol: "CATransform3D.identity constant (CATransform3DIdentity)"),
  SurfaceRow(number: 450, tier: "1b", symbol: "CATransform3D.m34"),
  SurfaceRow(number: 451, tier: "1b", symbol: "CATransform3D.m11"),
  SurfaceRow(number: 452, tier: "1b", symbol: "CATransform3D.m12"),
  SurfaceRow(number: 453, tier: "1b", symbol: "CATransform3DRotate(_:_:_:_:_:)"),
  SurfaceRow(number: 454, tier: "1b", symbol: "CATransform3DMakeRotation(_:_:_:_:)"),
  SurfaceRow(number: 455, tier: "1b", symbol: "CATransform3DMakeScale(_:_:_:)"),
  SurfaceRow(number: 456, tier: "1b", symbol: "CATransform3DMakeTranslation(_:_:_:)"),
  SurfaceRow(number: 457, tier: "1b", symbol: "CATransform3DTranslate(_:_:_:_:)"),
  SurfaceRow(number: 458, tier: "1b", symbol: "CATransform3DScale(_:_:_:_:)"),
  SurfaceRow(number: 459, tier: "1b", symbol: "CATransform3DConcat(_:_:)"),
  SurfaceRow(number: 460, tier: "1b", symbol: "CATransform3DMakeAffineTransform(_:)"),
  SurfaceRow(number: 461, tier: "1b", symbol: "UIView.transform3D"),
  SurfaceRow(number: 462, tier: "1b", symbol: "NSValue.init(caTransform3D:)"),
  SurfaceRow(number: 463, tier: "1b", symbol: "NSValue.init(cgPoint:)"),
  SurfaceRow(number: 464, tier: "1b", symbol: "NSValue.init(cgSize:)"),
  SurfaceRow(number: 465, tier: "1b", symbol: "NSValue.init(cgRect:)"),
  SurfaceRow(number: 466, tier: "1b", symbol: "NSValue.cgPointValue"),
  SurfaceRow(number: 467, tier: "1b", symbol: "NSValue.cgSizeValue"),
  SurfaceRow(number: 469, tier: "1b", symbol: "UIImage"),
  SurfaceRow(number: 470, tier: "1b", symbol: "UIImage.init()"),
  SurfaceRow(number: 471, tier: "1b", symbol: "UIImage.cgImage"),
  SurfaceRow(number: 472, tier: "1b", symbol: "UIImage.init(cgImage:)"),
  SurfaceRow(number: 473, tier: "2b", symbol: "UIImage.init(cgImage:scale:orientation:)"),
  SurfaceRow(number: 474, tier: "2b", symbol: "UIImage.Orientation.downMirrored"),
  SurfaceRow(number: 475, tier: "2b", symbol: "UIImage.Orientation.upMirrored"),
  SurfaceRow(number: 476, tier: "1b", symbol: "UIImage.size"),
  SurfaceRow(number: 477, tier: "1b", symbol: "UIImage.scale"),
  SurfaceRow(number: 478, tier: "1b", symbol: "UIImage.init(named:)"),
  SurfaceRow(number: 479, tier: "1b", symbol: "UIImageView"),
  SurfaceRow(number: 480, tier: "1b", symbol: "UIImageView.init()"),
  SurfaceRow(number: 481, tier: "1b", symbol: "UIImageView.init(image:)"),
  SurfaceRow(number: 482, tier: "1b", symbol: "UIImageView.init(frame:)"),
  SurfaceRow(number: 483, tier: "1b", symbol: "UIImageView.image"),
  SurfaceRow(number: 484, tier: "1b", symbol: "CGImage"),
  SurfaceRow(number: 485, tier: "2b", symbol: "CGImage.cropping(to:)"),
  SurfaceRow(number: 486, tier: "2b", symbol: "CGImage.width"),
  SurfaceRow(number: 487, tier: "2b", symbol: "UIGraphicsBeginImageContextWithOptions(_:_:_:)"),
  SurfaceRow(number: 488, tier: "2b", symbol: "UIGraphicsBeginImageContext(_:)"),
  SurfaceRow(number: 489, tier: "2b", symbol: "UIGraphicsEndImageContext()"),
  SurfaceRow(number: 490, tier: "2b", symbol: "UIGraphicsGetCurrentContext()"),
  SurfaceRow(number: 491, tier: "2b", symbol: "UIGraphicsGetImageFromCurrentImageContext()"),
  SurfaceRow(number: 492, tier: "2b", symbol: "UIGraphicsImageRenderer.init(size:)"),
  SurfaceRow(number: 493, tier: "2b", symbol: "UIGraphicsImageRenderer.image(_:)"),
  SurfaceRow(number: 495, tier: "2b", symbol: "CGContext.addLine(to:)"),
  SurfaceRow(number: 496, tier: "2b", symbol: "CGContext.addPath(_:)"),
  SurfaceRow(number: 497, tier: "2b", symbol: "CGContext.addRect(_:)"),
  SurfaceRow(number: 498, tier: "2b", symbol: "CGContext.clip()"),
  SurfaceRow(number: 499, tier: "2b", symbol: "CGContext.draw(_:in:)"),
  SurfaceRow(number: 500, tier: "2b", symbol: "CGContext.drawLinearGradient(_:start:end:options:)"),
  SurfaceRow(number: 501, tier: "2b", symbol: "CGContext.move(to:)"),
  SurfaceRow(number: 502, tier: "2b", symbol: "CGContext.restoreGState()"),
  SurfaceRow(number: 503, tier: "2b", symbol: "CGContext.saveGState()"),
  SurfaceRow(number: 504, tier: "2b", symbol: "CGContext.setLineWidth(_:)"),
  SurfaceRow(number: 505, tier: "2b", symbol: "CGContext.setShadow(offset:blur:color:)"),
  SurfaceRow(number: 506, tier: "2b", symbol: "CGContext.setStrokeColor(_:)"),
  SurfaceRow(number: 507, tier: "2b", symbol: "CGContext.setFillColor(_:)"),
  SurfaceRow(number: 508, tier: "2b", symbol: "CGContext.strokePath()"),
  SurfaceRow(number: 509, tier: "2b", symbol: "CGGradient.init(colorsSpace:colors:locations:)"),
  SurfaceRow(number: 510, tier: "2b", symbol: "CGColorSpaceCreateDeviceRGB()"),
  SurfaceRow(number: 511, tier: "2b", symbol: "NSLayoutAnchor.constraint(equalTo:)"),
  SurfaceRow(number: 512, tier: "2b", symbol: "NSLayoutAnchor.constraint(equalTo:constant:)"),
  SurfaceRow(number: 513, tier: "2b", symbol: "NSLayoutDimension.constraint(equalToConstant:)"),
  SurfaceRow(number: 514, tier: "2b", symbol: "NSLayoutDimension.constraint(equalTo:multiplier:)"),
  SurfaceRow(number: 515, tier: "2b", symbol: "UIView.topAnchor"),
  SurfaceRow(number: 516, tier: "2b", symbol: "UIView.bottomAnchor"),
  SurfaceRow(number: 517, tier: "2b", symbol: "UIView.heightAnchor"),
  SurfaceRow(number: 518, tier: "2b", symbol: "UIView.widthAnchor"),
  SurfaceRow(number: 519, tier: "1a", symbol: "UIView.centerXAnchor"),
  SurfaceRow(number: 520, tier: "1a", symbol: "UIView.centerYAnchor"),
  SurfaceRow(number: 521, tier: "2b", symbol: "UIView.leadingAnchor"),
  SurfaceRow(number: 522, tier: "2b", symbol: "UIView.trailingAnchor"),
  SurfaceRow(number: 523, tier: "2b", symbol: "UIView.leftAnchor"),
  SurfaceRow(number: 524, tier: "2b", symbol: "UIView.rightAnchor"),
  SurfaceRow(number: 525, tier: "2b", symbol: "UIView.translatesAutoresizingMaskIntoConstraints"),
  SurfaceRow(number: 526, tier: "2b", symbol: "UIView.removeConstraints(_:)"),
  SurfaceRow(number: 527, tier: "2b", symbol: "UIView.removeConstraint(_:)"),
  SurfaceRow(number: 528, tier: "2b", symbol: "UIView.constraints"),
  SurfaceRow(number: 529, tier: "2b", symbol: "UIView.safeAreaLayoutGuide"),
  SurfaceRow(number: 530, tier: "2b", symbol: "UIView.safeAreaInsets"),
  SurfaceRow(number: 531, tier: "2b", symbol: "UILayoutGuide.topAnchor"),
  SurfaceRow(number: 532, tier: "2b", symbol: "UILayoutGuide.bottomAnchor"),
  SurfaceRow(number: 533, tier: "2b", symbol: "NSLayoutConstraint"),
  SurfaceRow(number: 534, tier: "2b", symbol: "NSLayoutConstraint.isActive"),
  SurfaceRow(number: 535, tier: "2b", symbol: "NSLayoutConstraint.activate(_:)"),
  SurfaceRow(number: 536, tier: "2b", symbol: "NSLayoutConstraint.deactivate(_:)"),
  SurfaceRow(number: 537, tier: "2b", symbol: "NSLayoutConstraint.constant"),
  SurfaceRow(number: 538, tier: "2b", symbol: "NSLayoutConstraint.priority"),
  SurfaceRow(number: 539, tier: "2b", symbol: "UILayoutPriority.init(rawValue:)"),
  SurfaceRow(number: 540, tier: "2b", symbol: "UIVisualEffectView"),
  SurfaceRow(number: 541, tier: "2b", symbol: "UIVisualEffectView.init(effect:)"),
  SurfaceRow(number: 542, tier: "2b", symbol: "UIVisualEffectView.init(frame:)"),
  SurfaceRow(number: 543, tier: "2b", symbol: "UIVisualEffectView.effect"),
  SurfaceRow(number: 544, tier: "2b", symbol: "UIVibrancyEffect.init(blurEffect:)"),
  SurfaceRow(number: 545, tier: "2b", symbol: "UIBlurEffect.Style.systemMaterial"),
  SurfaceRow(number: 546, tier: "2b", symbol: "UIBlurEffect.init(style:)"),
  SurfaceRow(number: 547, tier: "2b", symbol: "UIBlurEffect.Style.dark"),
  SurfaceRow(number: 548, tier: "2b", symbol: "UIBlurEffect.Style.light"),
  SurfaceRow(number: 549, tier: "2b", symbol: "UIBlurEffect.Style.prominent"),
  SurfaceRow(number: 551, tier: "2b", symbol: "CADisplayLink.init(target:selector:)"),
  SurfaceRow(number: 552, tier: "2b", symbol: "CADisplayLink.add(to:forMode:)"),
  SurfaceRow(number: 553, tier: "2b", symbol: "CADisplayLink.invalidate()"),
  SurfaceRow(number: 554, tier: "2b", symbol: "CADisplayLink.isPaused"),
  SurfaceRow(number: 555, tier: "2b", symbol: "RunLoop.Mode.common"),
  SurfaceRow(number: 558, tier: "2b", symbol: "arc4random_uniform(_:)"),
  SurfaceRow(number: 559, tier: "1b", symbol: "legacy CA string constants.kCAMediaTimingFunctionEaseInEaseOut"),
  SurfaceRow(number: 560, tier: "old", symbol: "UINavigationControllerHideShowBarDuration"),
  SurfaceRow(number: 561, tier: "old", symbol: "UIBarButtonSystemItem"),
  SurfaceRow(number: 562, tier: "old", symbol: "kCAFillModeForwards"),
  SurfaceRow(number: 563, tier: "old", symbol: "kCAFillRuleEvenOdd"),
  SurfaceRow(number: 564, tier: "old", symbol: "kCALineCapRound"),
  SurfaceRow(number: 565, tier: "old", symbol: "kCAGravityResizeAspectFill"),
  SurfaceRow(number: 566, tier: "old", symbol: "UIViewAnimationOptions"),
  SurfaceRow(number: 567, tier: "old", symbol: "UIViewAnimationOptions()"),
  SurfaceRow(number: 568, tier: "old", symbol: "UIViewAnimationCurve"),
  SurfaceRow(number: 569, tier: "old", symbol: "UIViewKeyframeAnimationOptions"),
  SurfaceRow(number: 570, tier: "old", symbol: "UIViewContentMode"),
  SurfaceRow(number: 571, tier: "old", symbol: "UIViewAutoresizing"),
  SurfaceRow(number: 573, tier: "old", symbol: "UIGestureRecognizerState"),
  SurfaceRow(number: 574, tier: "old", symbol: "UIEdgeInsetsMake(_:_:_:_:)"),
  SurfaceRow(number: 575, tier: "old", symbol: "UIView.bringSubview(toFront:)"),
  SurfaceRow(number: 576, tier: "old", symbol: "kCATransitionPush"),
  SurfaceRow(number: 577, tier: "old", symbol: "UIBlurEffectStyle"),
  SurfaceRow(number: 578, tier: "old", symbol: "UIImageOrientation"),
  SurfaceRow(number: 579, tier: "old", symbol: "UILayoutPriority.required"),
  SurfaceRow(number: 580, tier: "old", symbol: "UIViewController.childViewControllers"),
  SurfaceRow(number: 581, tier: "old", symbol: "UIViewController.addChildViewController(_:)"),
  SurfaceRow(number: 582, tier: "old", symbol: "CGAffineTransformMakeScale(_:_:)"),
  SurfaceRow(number: 583, tier: "old", symbol: "UITransitionContextToViewKey"),
  SurfaceRow(number: 584, tier: "old", symbol: "UIControlState"),
  SurfaceRow(number: 585, tier: "old", symbol: "UITableViewStyle"),
  SurfaceRow(number: 586, tier: "old", symbol: "UICollectionViewScrollDirection"),
  SurfaceRow(number: 587, tier: "old", symbol: "NSAttributedStringKey"),
  SurfaceRow(number: 588, tier: "old", symbol: "UISwipeGestureRecognizerDirection"),
  SurfaceRow(number: 589, tier: "old", symbol: "UIAlertControllerStyle"),
  SurfaceRow(number: 590, tier: "old", symbol: "UIKeyboardWillShow"),
  SurfaceRow(number: 591, tier: "old", symbol: "UIWindowLevelAlert"),
  SurfaceRow(number: 592, tier: "old", symbol: "UIFontWeightBold"),
  SurfaceRow(number: 593, tier: "old", symbol: "CGRectFromString(_:)"),
  SurfaceRow(number: 594, tier: "old", symbol: "NSInteger"),
  SurfaceRow(number: 595, tier: "old", symbol: "kCFBooleanFalse"),
  SurfaceRow(number: 596, tier: "2b", symbol: "Timer.scheduledTimer(withTimeInterval:repeats:block:)"),
  SurfaceRow(number: 597, tier: "2b", symbol: "Timer.init(timeInterval:repeats:block:)"),
  SurfaceRow(number: 598, tier: "2b", symbol: "CFAbsoluteTimeGetCurrent()"),
  SurfaceRow(number: 599, tier: "2b", symbol: "NSEC_PER_SEC"),
  SurfaceRow(number: 600, tier: "2b", symbol: "UIWindow.Level.alert"),
  SurfaceRow(number: 601, tier: "2b", symbol: "UITextField.inputAccessoryView"),
  SurfaceRow(number: 603, tier: "2b", symbol: "UIView.appearance()"),
  SurfaceRow(number: 604, tier: "2b", symbol: "String.boundingRect(with:options:attributes:context:)"),
  SurfaceRow(number: 605, tier: "2b", symbol: "objc_setAssociatedObject(_:_:_:_:)"),
  SurfaceRow(number: 606, tier: "2b", symbol: "UIResponder.keyboardWillShowNotification"),
  SurfaceRow(number: 609, tier: "2a", symbol: "UICollectionView.delegate"),
  SurfaceRow(number: 610, tier: "2a", symbol: "UITableView.delegate"),
  SurfaceRow(number: 611, tier: "2b", symbol: "UITextView.delegate"),
  SurfaceRow(number: 612, tier: "2b", symbol: "UISheetPresentationController.delegate"),
  SurfaceRow(number: 614, tier: "1a", symbol: "UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations?(_:)"),
  SurfaceRow(number: 615, tier: "2a", symbol: "UIScrollViewDelegate.scrollViewWillEndDragging?(_:withVelocity:targetContentOffset:)"),
  SurfaceRow(number: 616, tier: "2a", symbol: "UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss?(_:)"),
  SurfaceRow(number: 617, tier: "2b", symbol: "CALayerDelegate.layoutSublayers?(of:)"),
  SurfaceRow(number: 618, tier: "2b", symbol: "UITextFieldDelegate.textFieldShouldReturn?(_:)"),
  SurfaceRow(number: 619, tier: "2b", symbol: "UISearchBarDelegate.searchBar?(_:textDidChange:)"),
  SurfaceRow(number: 620, tier: "2b", symbol: "UITabBarDelegate.tabBar?(_:didSelect:)"),
  SurfaceRow(number: 621, tier: "2b", symbol: "UIPageViewControllerDelegate.pageViewController?(_:willTransitionTo:)"),
  SurfaceRow(number: 622, tier: "2b", symbol: "UIApplicationDelegate.applicationDidBecomeActive?(_:)"),
  SurfaceRow(number: 624, tier: "2b", symbol: "UIView.isFocused"),
  SurfaceRow(number: 625, tier: "2b", symbol: "UIApplication.sendAction(_:to:from:for:)"),
  SurfaceRow(number: 626, tier: "2b", symbol: "CATransaction.lock()"),
  SurfaceRow(number: 627, tier: "2b", symbol: "RunLoop.Mode.tracking"),
  SurfaceRow(number: 628, tier: "old", symbol: "RunLoopMode.commonModes"),
  SurfaceRow(number: 630, tier: "old", symbol: "CGRectMake(_:_:_:_:)"),
  SurfaceRow(number: 631, tier: "2b", symbol: "autoreleasepool(invoking:)"),
  SurfaceRow(number: 632, tier: "2b", symbol: "objc_sync_enter(_:)"),
  SurfaceRow(number: 633, tier: "2b", symbol: "NSHashTable.weakObjects()"),
  SurfaceRow(number: 634, tier: "2b", symbol: "NSMapTable.weakToStrongObjects()"),
  SurfaceRow(number: 635, tier: "2b", symbol: "UITabBarController.tabBar"),
  SurfaceRow(number: 636, tier: "2b", symbol: "CGFloat as NSNumber"),
  SurfaceRow(number: 637, tier: "2b", symbol: "CALayer.value(forKeyPath:) as numbers"),
  SurfaceRow(number: 638, tier: "2b", symbol: "UIView.snapshotView(afterScreenUpdates:).subviews"),
]

extension AtHand {
  func run(_ row: SurfaceRow) {
    switch row.number {
    case 1: row1()
    case 2: row2()
    case 3: row3()
    case 4: row4()
    case 5: row5()
    case 6: row6()
    case 7: row7()
    case 8: row8()
    case 9: row9()
    case 10: row10()
    case 11: row11()
    case 12: row12()
    case 13: row13()
    case 14: row14()
    case 15: row15()
    case 16: row16()
    case 17: row17()
    case 19: row19()
    case 20: row20()
    case 21: row21()
    case 22: row22()
    case 23: row23()
    case 24: row24()
    case 29: row29()
    case 30: row30()
    case 32: row32()
    case 33: row33()
    case 34: row34()
    case 35: row35()
    case 36: row36()
    case 37: row37()
    case 38: row38()
    case 39: row39()
    case 40: row40()
    case 41: row41()
    case 42: row42()
    case 43: row43()
    case 44: row44()
    case 45: row45()
    case 46: row46()
    case 48: row48()
    case 49: row49()
    case 50: row50()
    case 52: row52()
    case 53: row53()
    case 54: row54()
    case 55: row55()
    case 56: row56()
    case 57: row57()
    case 58: row58()
    case 59: row59()
    case 60: row60()
    case 61: row61()
    case 62: row62()
    case 63: row63()
    case 64: row64()
    case 65: row65()
    case 66: row66()
    case 67: row67()
    case 68: row68()
    case 69: row69()
    case 70: row70()
    case 71: row71()
    case 72: row72()
    case 73: row73()
    case 74: row74()
    case 75: row75()
    case 79: row79()
    case 80: row80()
    case 81: row81()
    case 82: row82()
    case 83: row83()
    case 84: row84()
    case 85: row85()
    case 86: row86()
    case 87: row87()
    case 88: row88()
    case 89: row89()
    case 90: row90()
    case 91: row91()
    case 92: row92()
    case 93: row93()
    case 94: row94()
    case 95: row95()
    case 96: row96()
    case 97: row97()
    case 98: row98()
    case 99: row99()
    case 100: row100()
    case 101: row101()
    case 102: row102()
    case 103: row103()
    case 104: row104()
    case 105: row105()
    case 106: row106()
    case 107: row107()
    case 108: row108()
    case 109: row109()
    case 110: row110()
    case 111: row111()
    case 112: row112()
    case 118: row118()
    case 119: row119()
    case 120: row120()
    case 121: row121()
    case 122: row122()
    case 123: row123()
    case 124: row124()
    case 125: row125()
    case 126: row126()
    case 127: row127()
    case 128: row128()
    case 129: row129()
    case 130: row130()
    case 131: row131()
    case 132: row132()
    case 136: row136()
    case 137: row137()
    case 138: row138()
    case 139: row139()
    case 140: row140()
    case 141: row141()
    case 142: row142()
    case 143: row143()
    case 144: row144()
    case 145: row145()
    case 146: row146()
    case 148: row148()
    case 149: row149()
    case 150: row150()
    case 151: row151()
    case 152: row152()
    case 153: row153()
    case 154: row154()
    case 155: row155()
    case 156: row156()
    case 157: row157()
    case 158: row158()
    case 159: row159()
    case 160: row160()
    case 161: row161()
    case 162: row162()
    case 163: row163()
    case 164: row164()
    case 165: row165()
    case 169: row169()
    case 173: row173()
    case 174: row174()
    case 175: row175()
    case 176: row176()
    case 177: row177()
    case 180: row180()
    case 181: row181()
    case 182: row182()
    case 183: row183()
    case 184: row184()
    case 186: row186()
    case 187: row187()
    case 188: row188()
    case 189: row189()
    case 196: row196()
    case 197: row197()
    case 198: row198()
    case 199: row199()
    case 200: row200()
    case 201: row201()
    case 202: row202()
    case 203: row203()
    case 204: row204()
    case 205: row205()
    case 206: row206()
    case 207: row207()
    case 208: row208()
    case 209: row209()
    case 210: row210()
    case 211: row211()
    case 212: row212()
    case 213: row213()
    case 214: row214()
    case 215: row215()
    case 216: row216()
    case 217: row217()
    case 218: row218()
    case 219: row219()
    case 220: row220()
    case 221: row221()
    case 222: row222()
    case 223: row223()
    case 224: row224()
    case 225: row225()
    case 226: row226()
    case 227: row227()
    case 229: row229()
    case 230: row230()
    case 231: row231()
    case 232: row232()
    case 233: row233()
    case 234: row234()
    case 235: row235()
    case 236: row236()
    case 237: row237()
    case 238: row238()
    case 239: row239()
    case 240: row240()
    case 242: row242()
    case 243: row243()
    case 244: row244()
    case 245: row245()
    case 246: row246()
    case 247: row247()
    case 248: row248()
    case 249: row249()
    case 250: row250()
    case 251: row251()
    case 252: row252()
    case 253: row253()
    case 255: row255()
    case 256: row256()
    case 257: row257()
    case 258: row258()
    case 259: row259()
    case 264: row264()
    case 265: row265()
    case 267: row267()
    case 268: row268()
    case 269: row269()
    case 270: row270()
    case 271: row271()
    case 272: row272()
    case 274: row274()
    case 275: row275()
    case 276: row276()
    case 277: row277()
    case 279: row279()
    case 280: row280()
    case 281: row281()
    case 282: row282()
    case 283: row283()
    case 284: row284()
    case 285: row285()
    case 286: row286()
    case 287: row287()
    case 288: row288()
    case 289: row289()
    case 290: row290()
    case 291: row291()
    case 292: row292()
    case 293: row293()
    case 294: row294()
    case 295: row295()
    case 296: row296()
    case 297: row297()
    case 298: row298()
    case 299: row299()
    case 300: row300()
    case 301: row301()
    case 302: row302()
    case 303: row303()
    case 304: row304()
    case 305: row305()
    case 306: row306()
    case 307: row307()
    case 308: row308()
    case 309: row309()
    case 310: row310()
    case 311: row311()
    case 312: row312()
    case 314: row314()
    case 316: row316()
    case 317: row317()
    case 318: row318()
    case 319: row319()
    case 320: row320()
    case 321: row321()
    case 322: row322()
    case 323: row323()
    case 324: row324()
    case 325: row325()
    case 326: row326()
    case 327: row327()
    case 328: row328()
    case 329: row329()
    case 330: row330()
    case 331: row331()
    case 332: row332()
    case 333: row333()
    case 334: row334()
    case 335: row335()
    case 336: row336()
    case 337: row337()
    case 338: row338()
    case 339: row339()
    case 340: row340()
    case 341: row341()
    case 342: row342()
    case 343: row343()
    case 344: row344()
    case 345: row345()
    case 346: row346()
    case 347: row347()
    case 348: row348()
    case 349: row349()
    case 350: row350()
    case 351: row351()
    case 352: row352()
    case 353: row353()
    case 354: row354()
    case 355: row355()
    case 356: row356()
    case 357: row357()
    case 358: row358()
    case 359: row359()
    case 360: row360()
    case 361: row361()
    case 362: row362()
    case 363: row363()
    case 364: row364()
    case 365: row365()
    case 366: row366()
    case 367: row367()
    case 368: row368()
    case 371: row371()
    case 372: row372()
    case 373: row373()
    case 374: row374()
    case 375: row375()
    case 376: row376()
    case 377: row377()
    case 378: row378()
    case 379: row379()
    case 380: row380()
    case 381: row381()
    case 382: row382()
    case 383: row383()
    case 384: row384()
    case 385: row385()
    case 386: row386()
    case 387: row387()
    case 388: row388()
    case 389: row389()
    case 390: row390()
    case 391: row391()
    case 392: row392()
    case 393: row393()
    case 394: row394()
    case 395: row395()
    case 396: row396()
    case 397: row397()
    case 398: row398()
    case 399: row399()
    case 400: row400()
    case 402: row402()
    case 403: row403()
    case 404: row404()
    case 405: row405()
    case 406: row406()
    case 407: row407()
    case 408: row408()
    case 409: row409()
    case 410: row410()
    case 411: row411()
    case 412: row412()
    case 413: row413()
    case 414: row414()
    case 415: row415()
    case 416: row416()
    case 417: row417()
    case 418: row418()
    case 419: row419()
    case 420: row420()
    case 421: row421()
    case 422: row422()
    case 423: row423()
    case 424: row424()
    case 425: row425()
    case 426: row426()
    case 427: row427()
    case 428: row428()
    case 429: row429()
    case 430: row430()
    case 431: row431()
    case 432: row432()
    case 433: row433()
    case 434: row434()
    case 435: row435()
    case 436: row436()
    case 437: row437()
    case 438: row438()
    case 439: row439()
    case 440: row440()
    case 441: row441()
    case 442: row442()
    case 443: row443()
    case 444: row444()
    case 445: row445()
    case 446: row446()
    case 447: row447()
    case 448: row448()
    case 449: row449()
    case 450: row450()
    case 451: row451()
    case 452: row452()
    case 453: row453()
    case 454: row454()
    case 455: row455()
    case 456: row456()
    case 457: row457()
    case 458: row458()
    case 459: row459()
    case 460: row460()
    case 461: row461()
    case 462: row462()
    case 463: row463()
    case 464: row464()
    case 465: row465()
    case 466: row466()
    case 467: row467()
    case 469: row469()
    case 470: row470()
    case 471: row471()
    case 472: row472()
    case 473: row473()
    case 474: row474()
    case 475: row475()
    case 476: row476()
    case 477: row477()
    case 478: row478()
    case 479: row479()
    case 480: row480()
    case 481: row481()
    case 482: row482()
    case 483: row483()
    case 484: row484()
    case 485: row485()
    case 486: row486()
    case 487: row487()
    case 488: row488()
    case 489: row489()
    case 490: row490()
    case 491: row491()
    case 492: row492()
    case 493: row493()
    case 495: row495()
    case 496: row496()
    case 497: row497()
    case 498: row498()
    case 499: row499()
    case 500: row500()
    case 501: row501()
    case 502: row502()
    case 503: row503()
    case 504: row504()
    case 505: row505()
    case 506: row506()
    case 507: row507()
    case 508: row508()
    case 509: row509()
    case 510: row510()
    case 511: row511()
    case 512: row512()
    case 513: row513()
    case 514: row514()
    case 515: row515()
    case 516: row516()
    case 517: row517()
    case 518: row518()
    case 519: row519()
    case 520: row520()
    case 521: row521()
    case 522: row522()
    case 523: row523()
    case 524: row524()
    case 525: row525()
    case 526: row526()
    case 527: row527()
    case 528: row528()
    case 529: row529()
    case 530: row530()
    case 531: row531()
    case 532: row532()
    case 533: row533()
    case 534: row534()
    case 535: row535()
    case 536: row536()
    case 537: row537()
    case 538: row538()
    case 539: row539()
    case 540: row540()
    case 541: row541()
    case 542: row542()
    case 543: row543()
    case 544: row544()
    case 545: row545()
    case 546: row546()
    case 547: row547()
    case 548: row548()
    case 549: row549()
    case 551: row551()
    case 552: row552()
    case 553: row553()
    case 554: row554()
    case 555: row555()
    case 558: row558()
    case 559: row559()
    case 560: row560()
    case 561: row561()
    case 562: row562()
    case 563: row563()
    case 564: row564()
    case 565: row565()
    case 566: row566()
    case 567: row567()
    case 568: row568()
    case 569: row569()
    case 570: row570()
    case 571: row571()
    case 573: row573()
    case 574: row574()
    case 575: row575()
    case 576: row576()
    case 577: row577()
    case 578: row578()
    case 579: row579()
    case 580: row580()
    case 581: row581()
    case 582: row582()
    case 583: row583()
    case 584: row584()
    case 585: row585()
    case 586: row586()
    case 587: row587()
    case 588: row588()
    case 589: row589()
    case 590: row590()
    case 591: row591()
    case 592: row592()
    case 593: row593()
    case 594: row594()
    case 595: row595()
    case 596: row596()
    case 597: row597()
    case 598: row598()
    case 599: row599()
    case 600: row600()
    case 601: row601()
    case 603: row603()
    case 604: row604()
    case 605: row605()
    case 606: row606()
    case 609: row609()
    case 610: row610()
    case 611: row611()
    case 612: row612()
    case 614: row614()
    case 615: row615()
    case 616: row616()
    case 617: row617()
    case 618: row618()
    case 619: row619()
    case 620: row620()
    case 621: row621()
    case 622: row622()
    case 624: row624()
    case 625: row625()
    case 626: row626()
    case 627: row627()
    case 628: row628()
    case 630: row630()
    case 631: row631()
    case 632: row632()
    case 633: row633()
    case 634: row634()
    case 635: row635()
    case 636: row636()
    case 637: row637()
    case 638: row638()
    default: fatalError("no row \(row.number)")
    }
  }
}
