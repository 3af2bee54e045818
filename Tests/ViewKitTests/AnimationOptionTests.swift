import Foundation
import Geometry
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("View animations: options, ends and stages")
@MainActor
struct AnimationOptionTests {
  private let stage = TestStage(root: makeController("home"))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let (stage, view) = (stage, view)
    stage.clock.turn {
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      stage.window.addSubview(view)
    }
  }

  private func shown(at seconds: Double) -> CALayer? {
    stage.advance(to: seconds)
    return stage.clock.asCurrent { view.layer.presentation() }
  }

  private func red(at seconds: Double) -> Double {
    shown(at: seconds)?.backgroundColor?.components?.first.map { Double($0) } ?? .nan
  }

  private func moveLinearly(_ options: UIView.AnimationOptions, ends: ((Bool) -> Void)? = nil) {
    stage.clock.turn {
      UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear]) {
        view.center.x = 105
      } completion: {
        ends?($0)
      }
    }
  }

  @Test("Autoreverse goes there and back once, then jumps to the end; it completes after both legs")
  func autoreverse() {
    var calls: [Bool] = []
    moveLinearly(.autoreverse) { calls.append($0) }

    #expect(abs((shown(at: 0.75)?.position.x ?? 0) - 80) < 1e-6)
    #expect(abs((shown(at: 1.25)?.position.x ?? 0) - 80) < 1e-6)
    #expect(abs((shown(at: 1.99)?.position.x ?? 0) - 6) < 1e-6)
    #expect(calls == [])
    #expect(shown(at: 2)?.position.x == 105)
    #expect(calls == [true])
  }

  @Test("Repeat starts over for ever, and completes with false when the view leaves its window")
  func repeating() {
    var calls: [Bool] = []
    moveLinearly(.repeat) { calls.append($0) }

    #expect(abs((shown(at: 7.25)?.position.x ?? 0) - 30) < 1e-6)
    #expect(abs((shown(at: 1000.5)?.position.x ?? 0) - 55) < 1e-6)
    #expect(calls == [])
    stage.clock.turn { view.removeFromSuperview() }
    #expect(calls == [false])
    #expect(view.layer.animationKeys()?.isEmpty != false)
  }

  @Test("Repeat with autoreverse swings without a jump")
  func swinging() {
    moveLinearly([.repeat, .autoreverse])

    for (time, x) in [(0.5, 55.0), (1.5, 55), (2.25, 30), (3.75, 30)] {
      #expect(abs((shown(at: time)?.position.x ?? 0) - x) < 1e-6, "at \(time)")
    }
  }

  @Test("Over a repeating animation a new one replaces it and does not add")
  func overRepeat() {
    var calls: [Bool] = []
    moveLinearly(.repeat) { calls.append($0) }
    stage.advance(to: 0.5)

    stage.clock.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 5 }
    }

    #expect(calls == [false])
    #expect(shown(at: 0.5)?.position.x == 105)
    #expect(abs((shown(at: 1)?.position.x ?? 0) - 55) < 1e-6)
  }

  @Test("A colour starts from the model, or from the screen when asked to")
  func fromCurrentState() {
    let setRed = { (red: CGFloat, options: UIView.AnimationOptions) in
      stage.clock.turn {
        UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear]) {
          view.backgroundColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
        }
      }
    }
    setRed(1, [])
    #expect(abs(red(at: 0.25) - 0.25) < 1e-6)

    setRed(0, .beginFromCurrentState)
    #expect(abs(red(at: 0.25) - 0.25) < 1e-6)
    #expect(abs(red(at: 0.75) - 0.125) < 1e-6)

    // The model is 0 already; without the option the next one starts there.
    setRed(1, [])
    #expect(abs(red(at: 0.75) - 0) < 1e-6)
  }

  @Test("An animation is complete with false when its view leaves the window, once")
  func leavingTheWindow() {
    var calls: [Bool] = []
    moveLinearly([]) { calls.append($0) }
    stage.advance(to: 0.5)

    stage.clock.turn { view.removeFromSuperview() }
    stage.advance(to: 3)

    #expect(calls == [false])
    #expect(view.center.x == 105)
  }

  @Test("A view that is moved between parents in one turn goes on animating")
  func movingParents() {
    let other = UIView(frame: stage.window.bounds)
    stage.clock.turn { stage.window.addSubview(other) }
    var calls: [Bool] = []
    moveLinearly([]) { calls.append($0) }
    stage.advance(to: 0.5)

    stage.clock.turn { other.addSubview(view) }

    #expect(abs((shown(at: 0.75)?.position.x ?? 0) - 80) < 1e-6)
    stage.advance(to: 1)
    #expect(calls == [true])
  }

  @Test("An animation of a view in no window completes in the same turn, with false")
  func detached() {
    let loose = UIView(frame: .zero)
    var calls: [Bool] = []

    stage.clock.turn {
      UIView.animate(withDuration: 5) {
        loose.alpha = 0
      } completion: {
        calls.append($0)
      }
      #expect(calls == [])
    }

    #expect(calls == [false])
    #expect(loose.alpha == 0)
  }

  @Test("A view that enters its window later in the turn animates")
  func lateEntry() {
    let late = UIView(frame: .zero)
    var calls: [Bool] = []
    stage.clock.turn {
      UIView.animate(withDuration: 1) {
        late.alpha = 0
      } completion: {
        calls.append($0)
      }
      stage.window.addSubview(late)
    }

    stage.advance(to: 0.5)
    let shown = stage.clock.asCurrent { late.layer.presentation() }
    #expect(abs((shown?.opacity ?? 0) - 0.5) < 1e-6)
    stage.advance(to: 1)
    #expect(calls == [true])
  }

  @Test("Removing all animations of the layer completes with false")
  func removeAll() {
    var calls: [Bool] = []
    moveLinearly([]) { calls.append($0) }
    stage.advance(to: 0.25)

    stage.clock.turn { view.layer.removeAllAnimations() }

    #expect(calls == [false])
    #expect(shown(at: 0.25)?.position.x == 105)
  }

  @Test("Completions may start the next animation, which begins at that very time")
  func chain() {
    stage.clock.turn {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view.center.x = 105
      } completion: { _ in
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 5 }
      }
    }

    // The time goes on past the first end in one step.
    #expect(abs((shown(at: 1)?.position.x ?? 0) - 55) < 1e-6)
  }

  @Test("Animations are switched off for one stage alone")
  func switchedOff() {
    let other = TestStage(root: makeController("other"))
    let otherView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.clock.turn {
      other.window.addSubview(otherView)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
    }
    var calls: [String] = []

    other.clock.turn {
      UIView.animate(withDuration: 1) {
        otherView.alpha = 0
      } completion: {
        calls.append("off \($0)")
      }
    }
    stage.clock.turn {
      #expect(UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        calls.append("on \($0)")
      }
    }

    #expect(calls == ["off true"])
    #expect(otherView.layer.animationKeys()?.isEmpty != false)
    #expect(abs((shown(at: 0.5)?.opacity ?? 0) - 0.5) < 1e-6)
    stage.advance(to: 1)
    #expect(calls == ["off true", "on true"])
  }

  @Test("Two stages keep their own times, journals and animations")
  func twoStages() {
    let other = TestStage(root: makeController("other"))
    _ = (stage.news(), other.news())
    let animator = TestAnimator()
    stage.delegate.animator = animator
    other.delegate.animator = TestAnimator()

    stage.clock.turn {
      stage.navigation.pushViewController(makeController("one"), animated: true)
    }
    other.advance(to: 10)
    #expect(other.news() == [])
    #expect(animator.endings == [])
    other.clock.turn {
      other.navigation.pushViewController(makeController("two"), animated: true)
    }
    stage.advance(to: 1)
    #expect(animator.endings == [true])
    #expect(stage.news().last == "0.5 animator.animationEnded(true)")
    #expect(!other.news().contains { $0.contains("animationEnded") })
    other.advance(to: 11)
    #expect(other.news().last == "10.5 animator.animationEnded(true)")
  }

  @Test("A change of the bounds animates its size; a hidden view hides at once")
  func boundsAndHidden() {
    stage.clock.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.bounds.size = CGSize(width: 30, height: 10)
        view.isHidden = true
      }
    }

    #expect(view.layer.animationKeys() == ["bounds.size"])
    #expect(abs((shown(at: 0.5)?.bounds.width ?? 0) - 20) < 1e-6)
    #expect(shown(at: 0.5)?.isHidden == true)
  }

  @Test("A duration that is not above zero, nor a number, changes at once")
  func oddDurations() {
    for duration in [0, -1, -Double.infinity, Double.nan] {
      var calls: [Bool] = []
      stage.clock.turn {
        UIView.animate(withDuration: duration) {
          view.center.x += 1
        } completion: {
          calls.append($0)
        }
      }
      #expect(calls == [true])
      #expect(view.layer.animationKeys()?.isEmpty != false)
    }
  }
}
