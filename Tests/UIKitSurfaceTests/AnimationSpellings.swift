import Foundation
import UIKit

// Every way of animating views that real code uses, spelled as there: that it compiles is the test.

class AnimationSpellings: UIViewController {
  var animator: UIViewPropertyAnimator?
  var link: CADisplayLink?
  var timer: Timer?

  func blocks() {
    UIView.animate(withDuration: 0.3) { self.view.alpha = 0 }
    UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 0 }) { _ in }
    UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 0 }, completion: nil)
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) { self.view.alpha = 0 }
    UIView.animate(
      withDuration: 0.3, delay: 0.1, options: [.curveEaseIn, .allowUserInteraction],
      animations: { self.view.alpha = 0 }, completion: { finished in print(finished) })
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
    ) { self.view.alpha = 0 }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
      options: [], animations: { self.view.alpha = 0 }, completion: { _ in })
    UIView.animate(springDuration: 0.5, bounce: 0.2) { self.view.alpha = 1 }
    UIView.animate {
      self.view.alpha = 1
    } completion: { _ in
    }
    UIView.performWithoutAnimation { self.view.layoutIfNeeded() }
    UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { self.view.alpha = 1 }
    UIView.perform(.delete, on: [view], options: [], animations: nil, completion: nil)
    let options = UIViewAnimationOptions(
      rawValue: UInt(UIView.AnimationCurve.easeIn.rawValue) << 16)
    UIView.animate(withDuration: 1, delay: 0, options: options, animations: {})
  }

  func keyframes() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 3) { self.view.alpha = 0 }
      UIView.addKeyframe(
        withRelativeStartTime: 1 / 3, relativeDuration: 2 / 3, animations: { self.view.alpha = 1 })
    } completion: { _ in
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {})
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [.calculationModePaced, .beginFromCurrentState],
      animations: {}, completion: nil)
  }

  func old() {
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(0.5)
    UIView.setAnimationCurve(.easeInOut)
    UIView.setAnimationDelegate(self)
    UIView.commitAnimations()
  }

  func transitions() {
    UIView.transition(
      with: view, duration: 0.3, options: .transitionCrossDissolve, animations: {}, completion: nil)
    UIView.transition(
      with: view, duration: 0.3, options: [.transitionFlipFromLeft, .showHideTransitionViews]
    ) {}
    UIView.transition(from: view, to: UIView(), duration: 0.3, options: .transitionCrossDissolve)
  }

  func propertyAnimators() {
    let spring = UISpringTimingParameters(
      dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 0))
    let own = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
    self.animator = UIViewPropertyAnimator(duration: 0, timingParameters: own)
    animator.addAnimations { self.view.alpha = 0 }
    animator.addAnimations({ self.view.alpha = 0 }, delayFactor: 0.5)
    animator.addCompletion { position in
      switch position {
      case .end, .start, .current: break
      @unknown default: break
      }
    }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    _ = UIViewPropertyAnimator(duration: 1, curve: .linear)
    _ = UIViewPropertyAnimator(duration: 1, curve: .easeIn, animations: nil)
    _ = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { self.view.alpha = 0 }
    _ = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: .zero
    ) {}
    _ = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.2, delay: 0, options: [.curveEaseOut], animations: {}, completion: nil)
    _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0) {}
    let implicit: UIViewImplicitlyAnimating = animator
    implicit.addAnimations? { self.view.alpha = 0 }
    implicit.addCompletion? { _ in }
    // swift-format-ignore: NeverForceUnwrap
    implicit.addCompletion! { _ in }
    implicit.continueAnimation?(withTimingParameters: nil, durationFactor: 0)
  }

  func clock() {
    DispatchQueue.main.async { self.view.alpha = 0 }
    DispatchQueue.main.async { [weak self] in self?.view.alpha = 0 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.view.alpha = 0 }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(300)) {
      self.view.alpha = 0
    }
    DispatchQueue.global().async { print("elsewhere") }
    link = CADisplayLink(target: self, selector: Selector(AnimationSpellings.tick(_:)))
    link?.add(to: .main, forMode: .common)
    link?.add(to: RunLoop.current, forMode: RunLoop.Mode.default)
    link?.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector(AnimationSpellings.fire), userInfo: nil,
      repeats: true)
    perform(Selector(AnimationSpellings.fire), with: nil, afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    let start = CACurrentMediaTime()
    print(start)
  }

  func tick(_ link: CADisplayLink) {}
  func fire() {}

  func chance() -> [CGFloat] {
    [
      CGFloat(arc4random_uniform(10)), CGFloat(arc4random()) / CGFloat(UInt32.max),
      CGFloat(drand48()), CGFloat.random(in: 0...1), CGFloat(Int.random(in: 0..<5)),
      Bool.random() ? 1 : 0, CGFloat([1, 2, 3].randomElement() ?? 0),
      CGFloat((0..<5).shuffled()[0]),
    ]
  }
}
