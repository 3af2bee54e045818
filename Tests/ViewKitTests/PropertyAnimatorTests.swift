import Foundation
import LayerTree
import Testing
import ViewKit

@Suite("UIViewPropertyAnimator")
@MainActor
struct PropertyAnimatorTests {
  private let stage = AnimatedView()
  private var view: UIView { stage.view }

  /// An animator of one second that moves the view by 100.
  private func makeAnimator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let view = view
    return UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 105 }
  }

  private func log(_ animator: UIViewPropertyAnimator) -> Log {
    let log = Log()
    animator.addCompletion { log.positions.append($0) }
    return log
  }

  @MainActor
  private final class Log {
    var positions: [UIViewAnimatingPosition] = []
  }

  @Test("An animator runs from start to end, and says so once")
  func running() {
    let animator = makeAnimator(.easeInOut)
    let log = log(animator)
    #expect(animator.state == .inactive)

    stage.turn { animator.startAnimation() }

    #expect(animator.state == .active && animator.isRunning)
    #expect(view.center.x == 105)
    #expect(stage.moved(at: 0) == 0)
    #expect(agree(stage.moved(at: 0.25), 12.9162, within: 1e-4))
    #expect(agree(animator.fractionComplete, 0.25))
    #expect(stage.moved(at: 1) == 100)
    #expect(log.positions == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("What is seen does not jump when an animator is paused, nor when it goes on")
  func pausing() {
    let animator = makeAnimator(.easeInOut)
    stage.turn { animator.startAnimation() }
    let before = stage.moved(at: 0.25)
    stage.turn { animator.pauseAnimation() }

    #expect(!animator.isRunning && animator.state == .active)
    #expect(agree(stage.moved(at: 0.25), before, within: 1e-9))
    #expect(agree(stage.moved(at: 5), before, within: 1e-9))
    #expect(agree(animator.fractionComplete, 0.129162))
    stage.turn { animator.startAnimation() }
    #expect(agree(stage.moved(at: 5), before, within: 1e-9))
    #expect(agree(stage.moved(at: 5.25), 50, within: 1e-9))
    #expect(stage.moved(at: 5.75) == 100)
    #expect(animator.state == .inactive)
  }

  @Test("Scrubbing is even, whatever the curve; unless it is asked to follow it")
  func scrubbing() {
    for (isLinear, x) in [(true, 25.0), (false, 12.9162)] {
      let stage = AnimatedView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
        stage.view.center.x = 105
      }
      animator.scrubsLinearly = isLinear
      stage.turn { animator.fractionComplete = 0.25 }

      #expect(animator.state == .active && !animator.isRunning)
      #expect(agree(stage.moved(at: 1), x, within: 1e-4))
      stage.turn { animator.fractionComplete = 7 }
      #expect(animator.fractionComplete == 1)
      stage.turn { animator.stopAnimation(true) }
    }
  }

  @Test("An animator goes on from where it was scrubbed along its own curve")
  func continuing() {
    let animator = makeAnimator(.easeInOut)
    stage.turn { animator.fractionComplete = 0.129161878 }
    stage.turn { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }

    #expect(agree(stage.moved(at: 0.25), 50, within: 1e-4))
    #expect(stage.moved(at: 0.76) == 100)
  }

  @Test("With other timing the way that is left follows that from where it is")
  func continuingOtherwise() {
    let animator = makeAnimator(.easeInOut)
    let log = log(animator)
    stage.turn { animator.fractionComplete = 0.3 }
    stage.turn {
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.5)
    }

    #expect(agree(stage.moved(at: 0), 30, within: 1e-9))
    #expect(agree(stage.moved(at: 0.25), 30 + 70 * 0.315357, within: 1e-4))
    #expect(stage.moved(at: 0.5) == 100)
    #expect(log.positions == [.end])
  }

  @Test("A reversed animator goes back the way it came, and puts the old values back")
  func reversing() {
    let animator = makeAnimator(.easeInOut)
    let log = log(animator)
    stage.turn { animator.startAnimation() }
    let before = stage.moved(at: 0.5)
    stage.turn { animator.isReversed = true }

    #expect(agree(stage.moved(at: 0.5), before, within: 1e-9))
    #expect(agree(stage.moved(at: 0.75), 12.9162, within: 1e-4))
    #expect(agree(animator.fractionComplete, 0.75))
    #expect(stage.moved(at: 1) == 0)
    #expect(log.positions == [.start])
    #expect(view.center.x == 5)
  }

  @Test("Reversing twice leads to the end after all")
  func reversingTwice() {
    let animator = makeAnimator()
    let log = log(animator)
    stage.turn { animator.startAnimation() }
    stage.stage.advance(to: 0.5)
    stage.turn { animator.isReversed = true }
    stage.stage.advance(to: 0.75)
    stage.turn { animator.isReversed = false }

    #expect(agree(stage.moved(at: 1), 50))
    #expect(stage.moved(at: 1.5) == 100)
    #expect(log.positions == [.end])
  }

  @Test("The tail of an interaction takes its share of the duration, there or back")
  func tail() {
    for (isReversed, end, seconds) in [(false, 100.0, 0.6), (true, 0, 0.4)] {
      let stage = AnimatedView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        stage.view.center.x = 105
      }
      stage.turn { animator.fractionComplete = 0.4 }
      stage.turn {
        animator.isReversed = isReversed
        animator.continueAnimation(
          withTimingParameters: UICubicTimingParameters(animationCurve: .easeInOut),
          durationFactor: seconds)
      }

      let quarter = 40 + (end - 40) * 0.129162
      #expect(agree(stage.moved(at: seconds / 4), quarter, within: 1e-4))
      #expect(stage.moved(at: seconds) == end)
      #expect(animator.state == .inactive)
    }
  }

  @Test("A stopped animator leaves what is seen, and is finished where it is told")
  func stopping() {
    let ends: [(UIViewAnimatingPosition, Double)] = [(.end, 105), (.start, 5), (.current, 30)]
    for (position, x) in ends {
      let stage = AnimatedView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        stage.view.center.x = 105
      }
      let log = log(animator)
      stage.turn { animator.startAnimation() }
      stage.stage.advance(to: 0.25)
      stage.turn { animator.stopAnimation(false) }

      #expect(animator.state == .stopped)
      #expect(agree(stage.moved(at: 0.5), 25))
      stage.turn { animator.finishAnimation(at: position) }
      #expect(agree(stage.view.center.x, x))
      #expect(log.positions == [position])
      #expect(animator.state == .inactive)
    }
  }

  @Test("Stopped without finishing, an animator is inactive at once and calls nobody")
  func stoppingForGood() {
    let animator = makeAnimator()
    let log = log(animator)
    stage.turn { animator.startAnimation() }
    stage.stage.advance(to: 0.25)
    stage.turn { animator.stopAnimation(true) }

    #expect(animator.state == .inactive)
    #expect(agree(view.center.x, 30))
    stage.stage.advance(to: 3)
    #expect(log.positions == [])
  }

  @Test("An animator that pauses on completion stays, and can go back")
  func pausesOnCompletion() {
    let animator = makeAnimator()
    animator.pausesOnCompletion = true
    let log = log(animator)
    stage.turn { animator.startAnimation() }
    stage.stage.advance(to: 2)

    #expect(animator.state == .active && !animator.isRunning)
    #expect(log.positions == [])
    stage.turn {
      animator.pausesOnCompletion = false
      animator.isReversed = true
      animator.startAnimation()
    }
    #expect(agree(stage.moved(at: 2.25), 75))
    #expect(stage.moved(at: 3) == 0)
    #expect(log.positions == [.start])
  }

  @Test("Changes can be delayed by a share of the time, and added on the way")
  func addingAnimations() {
    let animator = makeAnimator()
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    stage.turn { animator.startAnimation() }

    #expect(stage.shown(at: 0.5).opacity == 1)
    stage.turn { animator.addAnimations { view.center.y = 105 } }
    #expect(agree(Double(stage.shown(at: 0.75).opacity), 0.5))
    #expect(agree(stage.shown(at: 0.75).position.y, 55))
    #expect(agree(stage.moved(at: 0.75), 75))
    #expect(stage.shown(at: 1).position.y == 105)
    #expect(animator.state == .inactive)
  }

  @Test("Blocks and key frames inside an animator follow it back and forth")
  func nested() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    var calls: [Bool] = []
    animator.addAnimations {
      UIView.animate(
        withDuration: 9, animations: { view.center.x = 105 }, completion: { calls.append($0) })
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      }
    }
    stage.turn { animator.startAnimation() }
    #expect(agree(stage.moved(at: 0.75), 75))
    #expect(agree(Double(stage.shown(at: 0.75).opacity), 0.5))
    stage.turn {
      animator.pauseAnimation()
      animator.fractionComplete = 0.25
    }

    #expect(agree(stage.moved(at: 2), 25))
    #expect(stage.shown(at: 2).opacity == 1)
    #expect(calls == [])
    stage.turn { animator.startAnimation() }
    stage.stage.advance(to: 3)
    #expect(calls == [true])
    #expect(stage.shown(at: 3).opacity == 0)
  }

  @Test("An animator's movement adds to one that runs already")
  func additive() {
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    }
    stage.stage.advance(to: 0.5)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 5 }
    stage.turn { animator.startAnimation() }
    stage.stage.advance(to: 0.75)
    stage.turn { animator.stopAnimation(true) }

    // 5 + (5 − 105) · 0.25 + (105 − 5) · 0.75, of which the block's part goes on.
    #expect(agree(stage.moved(at: 0.75), 50))
    #expect(agree(stage.moved(at: 1), 75))
  }

  @Test("A delay comes before the start, and an animator without changes ends at once")
  func delay() {
    let animator = makeAnimator()
    stage.turn { animator.startAnimation(afterDelay: 0.5) }
    #expect(stage.moved(at: 0.5) == 0)
    #expect(agree(stage.moved(at: 1), 50))
    #expect(animator.delay == 0.5)

    let empty = UIViewPropertyAnimator(duration: 1, curve: .linear)
    stage.turn { empty.startAnimation() }
    let log = log(empty)
    stage.stage.advance(to: 1)
    #expect(log.positions == [.end])
  }

  @Test("runningPropertyAnimator runs already")
  func runningAnimator() {
    let log = Log()
    stage.turn {
      _ = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 },
        completion: { log.positions.append($0) })
    }

    #expect(agree(stage.moved(at: 0.5), 50))
    stage.stage.advance(to: 1)
    #expect(log.positions == [.end])
  }

  @Test("Calls with a question mark reach the animator")
  func optionalCalls() {
    let animator = makeAnimator()
    let log = Log()
    let loose: any UIViewImplicitlyAnimating = animator
    loose.addAnimations? { view.alpha = 0 }
    loose.addCompletion? { log.positions.append($0) }
    loose.addCompletion { log.positions.append($0) }
    stage.turn { loose.startAnimation() }
    stage.stage.advance(to: 1)

    #expect(view.alpha == 0)
    #expect(log.positions == [.end, .end])
  }

  @Test("Driven by an interaction, blocks and animators run evenly in the container's time")
  func driven() {
    let animator = makeAnimator(.easeIn)
    let clock = stage.stage.clock
    var drive: AnimationDrive?
    stage.turn {
      let new = AnimationDrive(root: stage.stage.window.layer, clock: clock)
      new.collect {
        animator.startAnimation()
        UIView.animate(withDuration: 1, delay: 0.5) { view.alpha = 0 }
      }
      drive = new
    }
    stage.stage.advance(to: 4)
    stage.turn { drive?.hold(at: 0.75) }

    #expect(agree(stage.moved(at: 5), 75))
    #expect(agree(Double(stage.shown(at: 5).opacity), 0.75))
    #expect(animator.state == .active)
    stage.turn { drive?.end(reversed: true) }
    #expect(stage.moved(at: 6) == 0)
    #expect(view.center.x == 5)
    #expect(animator.state == .inactive)
  }
}
