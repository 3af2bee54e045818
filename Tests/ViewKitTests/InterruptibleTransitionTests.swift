import Drawing
import Foundation
import Geometry
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("Interruptible transitions")
@MainActor
struct InterruptibleTransitionTests: DrivenPopSuite {
  private let animator: ScrubbedAnimator
  let driven: DrivenPop

  init() {
    animator = ScrubbedAnimator()
    driven = DrivenPop(animator: animator)
  }

  private func picture() -> DisplayList {
    stage.clock.asCurrent {
      DisplayListBuilder.displayList(
        of: stage.window.layer, at: stage.clock.now.seconds,
        options: DisplayOptions(pixelWidth: 100, pixelHeight: 200, scale: 1))
    }
  }

  @Test("The animator's interruptible one is asked for once, and driven by its fraction")
  func drivenByFraction() {
    pop()
    #expect(animator.calls == ["interruptibleAnimator"])
    #expect(detail.transitionCoordinator?.isInterruptible == true)
    #expect(x(at: 0.2) == 50)
    update(0.25)
    #expect(abs(x(at: 0.3) - 75) < 1e-9)
    #expect(animator.made?.fractionComplete == 0.25)
    update(0.75)
    #expect(abs(x(at: 3) - 125) < 1e-9)
    #expect(animator.calls == ["interruptibleAnimator"])
  }

  @Test("Finished, the animator goes on in its own time; what comes back is a fresh screen")
  func finishes() {
    pop()
    update(0.5)
    stage.clock.turn { drive.finish() }
    #expect(abs(x(at: 0.1) - 120) < 1e-6)
    stage.advance(to: 1)
    #expect(
      stage.news() == [
        "0.0 detail.willMove(toParent: nil)",
        "0.0 delegate.animationControllerFor(pop, from: detail, to: home) -> ScrubbedAnimator",
        "0.0 detail.viewWillDisappear(true)",
        "0.0 home.viewWillAppear(true)",
        "0.0 delegate.willShow(home, animated: true)",
        "0.0 interaction.startInteractiveTransition",
        "0.0 animator.interruptibleAnimator",
        "0.0 interaction.finish",
        "0.25 context.completeTransition(true)",
        "0.25 detail.viewDidDisappear(true)",
        "0.25 home.viewDidAppear(true)",
        "0.25 detail.didMove(toParent: nil)",
        "0.25 delegate.didShow(home, animated: true)",
        "0.25 animator.animationEnded(true)",
      ])
    #expect(stage.navigation.view.subviews == [home.view])
    #expect(animator.calls == ["interruptibleAnimator"])
  }

  @Test(
    "Cancelled at p, it runs back within p of its duration over the speed, and all is as before")
  func cancels() {
    let before = picture()
    drive.completionSpeed = 2
    pop()
    update(0.4)
    #expect(picture() != before)
    stage.clock.turn { drive.cancel() }
    #expect(abs(x(at: 0.05) - (50 + 40 * 0.5)) < 1e-6)
    stage.advance(to: 1)
    #expect(stage.news().last == "0.1 animator.animationEnded(false)")
    #expect(stage.navigation.viewControllers == [home, detail])
    #expect(picture() == before)
  }

  @Test("Cancelled or finished where it is already, it ends at once")
  func atTheEnds() {
    pop()
    stage.clock.turn { drive.cancel() }
    stage.advance(to: 1)
    #expect(stage.news().last == "0.0 animator.animationEnded(false)")
    pop()
    update(1)
    stage.clock.turn { drive.finish() }
    stage.advance(to: 2)
    #expect(stage.news().last == "1.0 animator.animationEnded(true)")
  }

  @Test("A timing curve paces the rest; a spring brings its own time along")
  func timingCurve() {
    drive.timingCurve = UICubicTimingParameters(animationCurve: .easeInOut)
    pop()
    update(0.2)
    stage.clock.turn { drive.finish() }
    // 0.4 s from 0.2 on; a quarter of them is 0.129162 of the way.
    #expect(abs(x(at: 0.1) - (50 + 100 * (0.2 + 0.8 * 0.129162))) < 1e-3)
    stage.advance(to: 1)
    #expect(stage.news().last == "0.4 animator.animationEnded(true)")
  }

  @Test("A transition that starts by itself can be paused, scrubbed and let go again")
  func pausedLater() {
    drive.wantsInteractiveStart = false
    pop()
    #expect(detail.transitionCoordinator?.initiallyInteractive == false)
    #expect(abs(x(at: 0.1) - 70) < 1e-6)
    stage.clock.turn { drive.pause() }
    #expect(abs(drive.percentComplete - 0.2) < 1e-9)
    #expect(detail.transitionCoordinator?.isInteractive == true)
    #expect(abs(x(at: 5) - 70) < 1e-6)
    update(0.6)
    #expect(abs(x(at: 6) - 110) < 1e-9)
    stage.clock.turn { drive.cancel() }
    #expect(abs(x(at: 6.1) - 90) < 1e-6)
    // Caught again on its way back, it is driven toward the end.
    stage.clock.turn { drive.pause() }
    #expect(abs(drive.percentComplete - 0.4) < 1e-9)
    #expect(detail.transitionCoordinator?.isCancelled == false)
    update(0.5)
    #expect(abs(x(at: 7) - 100) < 1e-9)
    stage.clock.turn { drive.finish() }
    stage.advance(to: 8)
    #expect(stage.news().last == "7.25 animator.animationEnded(true)")
    #expect(animator.calls == ["interruptibleAnimator"])
  }

  @Test("Without an interaction controller the animator itself runs, and nothing else is asked for")
  func plain() {
    delegate.interaction = nil
    pop()
    stage.advance(to: 1)
    #expect(animator.calls == ["animateTransition"])
    #expect(stage.news().last == "0.5 animator.animationEnded(true)")
  }

  @Test("What runs alongside is paused, scrubbed and sent back with it")
  func alongside() {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = stage
    drive.wantsInteractiveStart = false
    stage.clock.turn {
      stage.window.addSubview(badge)
      stage.navigation.popViewController(animated: true)
      stage.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in
        badge.center.x = 105
      })
    }
    stage.advance(to: 0.25)
    #expect(abs(shownX(badge) - 55) < 1e-6)
    stage.clock.turn { drive.pause() }
    update(0.3)
    #expect(abs(shownX(badge) - 35) < 1e-9)
    stage.clock.turn { drive.cancel() }
    stage.advance(to: 2)
    #expect(badge.center.x == 5 && badge.layer.animationKeys() == nil)
  }

  private func shownX(_ view: UIView) -> Double {
    stage.clock.asCurrent { Double(view.layer.presentation()?.position.x ?? .nan) }
  }

  @Test("A property animator that is let go by hand takes the factor of its duration")
  func byHand() {
    let hand = HandOnAnimator(animator)
    delegate.interaction = hand
    pop()
    stage.clock.turn { hand.move(to: 0.5) }
    #expect(abs(x(at: 1) - 100) < 1e-9)
    stage.clock.turn { hand.letGo(finishes: true) }
    // 0.8 of 0.5 s, evenly.
    #expect(abs(x(at: 1.2) - 125) < 1e-6)
    stage.advance(to: 2)
    #expect(stage.news().last == "1.4 animator.animationEnded(true)")
  }

  @Test("Speeds and springs out of all bounds still come to an end")
  func outOfBounds() {
    drive.timingCurve = UISpringTimingParameters(
      mass: 1, stiffness: 0, damping: 0, initialVelocity: CGVector(dx: CGFloat.nan, dy: 0))
    for speed in [CGFloat.nan, .infinity, -1, 1e300, 1e9] {
      drive.completionSpeed = speed
      pop()
      update(.nan)
      update(0.5)
      stage.clock.turn { drive.cancel() }
      stage.advance(to: stage.clock.now.seconds + 1e5)
      #expect(stage.news().last?.hasSuffix("animator.animationEnded(false)") == true)
    }
  }

  @Test("A finger's even way between two updates is seen in between")
  func glides() {
    pop()
    update(0.2)
    stage.clock.turn { drive.glide(to: 0.8, within: 2) }
    #expect(abs(x(at: 1) - 100) < 1e-6)
    #expect(abs(x(at: 2) - 130) < 1e-6)
    #expect(abs(x(at: 3) - 130) < 1e-6)
    stage.clock.turn { drive.glide(to: 0.6, within: 1) }
    #expect(abs(x(at: 3.5) - 120) < 1e-6)
    stage.advance(to: 4)
    stage.clock.turn { drive.finish() }
    stage.advance(to: 5)
    #expect(stage.news().last == "4.2 animator.animationEnded(true)")
  }

  @Test("A driver made by startInteractiveTransition serves a transition that starts by itself")
  func driverOfItsOwn() {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = stage
    let driver = OwnDriver()
    (delegate.animator, delegate.interaction) = (driver, driver)
    let before = picture()
    stage.clock.turn {
      stage.window.addSubview(badge)
      stage.navigation.popViewController(animated: true)
      stage.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in
        badge.center.x = 105
      })
    }
    badge.isHidden = true
    #expect(abs(x(at: 0.25) - 100) < 1e-6)
    #expect(detail.transitionCoordinator?.isInterruptible == true)
    #expect(detail.transitionCoordinator?.isInteractive == false)
    stage.clock.turn { driver.grab() }
    #expect(detail.transitionCoordinator?.isInteractive == true)
    stage.clock.turn { driver.move(to: 0.3) }
    #expect(abs(x(at: 2) - 80) < 1e-9)
    #expect(abs(shownX(badge) - 35) < 1e-9)
    stage.clock.turn { driver.letGo() }
    stage.advance(to: 3)
    #expect(stage.news().last == "2.15 animator.animationEnded(false)")
    #expect(badge.center.x == 5)
    stage.clock.turn { badge.removeFromSuperview() }
    #expect(picture() == before)
  }

  @Test("Driven by hand and sent back, everything is as before")
  func byHandBack() {
    let before = picture()
    let hand = HandOnAnimator(animator)
    delegate.interaction = hand
    pop()
    stage.clock.turn { hand.move(to: 0.5) }
    #expect(picture() != before)
    stage.clock.turn { hand.letGo(finishes: false) }
    stage.advance(to: 2)
    #expect(stage.news().last == "0.4 animator.animationEnded(false)")
    #expect(picture() == before)
  }
}

/// Moves the from view by 100 with a property animator of 0.5 s.
@MainActor
private final class ScrubbedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var calls: [String] = []
  private(set) var made: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    calls.append("animateTransition")
    make(context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    calls.append("interruptibleAnimator")
    return make(context)
  }

  func make(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    if let made { return made }
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    made = animator
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return animator
    }
    context.containerView.insertSubview(to, belowSubview: from)
    animator.addAnimations {
      from.center.x += 100
      from.alpha = 0.5
    }
    animator.addCompletion { context.completeTransition($0 == .end) }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { made = nil }
}

/// Drives an animator's property animator itself, and tells the context.
@MainActor
private final class HandOnAnimator: NSObject, UIViewControllerInteractiveTransitioning {
  private let source: ScrubbedAnimator
  private var context: (any UIViewControllerContextTransitioning)?

  init(_ source: ScrubbedAnimator) {
    self.source = source
    super.init()
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    source.make(context).pauseAnimation()
  }

  func move(to fraction: CGFloat) {
    source.made?.fractionComplete = fraction
    context?.updateInteractiveTransition(fraction)
  }

  func letGo(finishes: Bool) {
    source.made?.isReversed = !finishes
    if finishes {
      context?.finishInteractiveTransition()
    } else {
      context?.cancelInteractiveTransition()
    }
    source.made?.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.8)
  }
}

/// Animator and interaction controller in one, which makes all of it when the transition starts.
@MainActor
private final class OwnDriver: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?
  private var animator: UIViewPropertyAnimator?

  var wantsInteractiveStart: Bool { false }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      from.center.x += 100
    }
    animator.addCompletion { context.completeTransition($0 == .end) }
    self.animator = animator
    animator.startAnimation()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {}

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    guard let animator else { preconditionFailure("the transition has not started") }
    return animator
  }

  func grab() {
    animator?.pauseAnimation()
    context?.pauseInteractiveTransition()
  }

  func move(to fraction: CGFloat) {
    animator?.fractionComplete = fraction
    context?.updateInteractiveTransition(fraction)
  }

  func letGo() {
    context?.cancelInteractiveTransition()
    animator?.isReversed = true
    animator?.startAnimation()
  }
}
