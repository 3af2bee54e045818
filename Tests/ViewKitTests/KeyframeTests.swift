import Foundation
import LayerTree
import Testing
import ViewKit

@Suite("Key frames of views")
@MainActor
struct KeyframeTests {
  private let stage = AnimatedView()
  private var view: UIView { stage.view }

  private func animate(
    _ options: UIView.KeyframeAnimationOptions = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue),
    _ frames: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    stage.turn {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: options, animations: frames, completion: completion)
    }
  }

  private func frame(_ start: Double, _ duration: Double, x: Double) {
    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) {
      view.center.x = 5 + x
    }
  }

  @Test("The options have the raw values of the SDK")
  func rawValues() {
    #expect(UIView.KeyframeAnimationOptions.calculationModeDiscrete.rawValue == 1 << 10)
    #expect(UIView.KeyframeAnimationOptions.calculationModePaced.rawValue == 2 << 10)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubic.rawValue == 3 << 10)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
    #expect(UIView.AnimationOptions.transitionFlipFromBottom.rawValue == 7 << 20)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
  }

  @Test("A property's key frames make one animation, and between them its value holds")
  func holding() {
    animate {
      frame(0.1, 0.2, x: 100)
      frame(0.5, 0.25, x: 20)
    }

    #expect(view.layer.animationKeys() == ["position"])
    for (time, x) in [(0.05, 0.0), (0.2, 50), (0.3, 100), (0.4, 100), (0.6, 68), (0.8, 20)] {
      #expect(agree(stage.moved(at: time), x), "at \(time)")
    }
    #expect(stage.moved(at: 1) == 20)
  }

  @Test("A frame of no start and no length takes the whole time")
  func whole() {
    animate { frame(0, 0, x: 100) }

    #expect(agree(stage.moved(at: 0.25), 25))
  }

  @Test("The curve paces the whole; ease-in-ease-out unless told otherwise")
  func outerCurve() {
    animate([]) {
      frame(0, 0.5, x: 50)
      frame(0.5, 0.5, x: 100)
    }

    #expect(agree(stage.moved(at: 0.25), 12.9162, within: 1e-4))
    #expect(agree(stage.moved(at: 0.9), 98.0278, within: 1e-4))
  }

  @Test("A frame that begins before the last has ended takes over from where that is")
  func overlap() {
    animate {
      frame(0, 1, x: 100)
      frame(0.5, 0.5, x: 0)
    }

    #expect(agree(stage.moved(at: 0.25), 25))
    #expect(agree(stage.moved(at: 0.5), 50))
    #expect(agree(stage.moved(at: 0.75), 25))
  }

  @Test("Discrete frames jump when their time is over, cubic ones swing")
  func modes() {
    animate([.calculationModeDiscrete, .init(rawValue: 3 << 16)]) {
      frame(0, 0.5, x: 40)
      frame(0.5, 0.5, x: 100)
    }
    #expect(stage.moved(at: 0.49) == 0)
    #expect(stage.moved(at: 0.75) == 40)
    #expect(stage.moved(at: 1) == 100)
  }

  @Test("Different properties go their own ways, and the completion comes once")
  func severalProperties() {
    var calls: [Bool] = []
    animate {
      frame(0, 0.5, x: 100)
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.alpha = 0
        view.backgroundColor = .red
      }
    } completion: {
      calls.append($0)
    }

    #expect(stage.shown(at: 0.25).opacity == 1)
    #expect(agree(Double(stage.shown(at: 0.75).opacity), 0.5))
    stage.stage.advance(to: 0.999)
    #expect(calls == [])
    stage.stage.advance(to: 1)
    #expect(calls == [true])
  }

  @Test("Repeat and autoreverse count for the whole")
  func repeating() {
    animate([.repeat, .autoreverse, .init(rawValue: 3 << 16)]) {
      frame(0, 0.5, x: 100)
    }

    #expect(agree(stage.moved(at: 1.75), 50))
    #expect(agree(stage.moved(at: 2.25), 50))
  }

  @Test("Within another block the duration is that block's; a lone frame makes its own animation")
  func nested() {
    stage.turn {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) { frame(0.5, 0.5, x: 100) }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.alpha = 0 }
      }
    }

    #expect(stage.moved(at: 1) == 0)
    #expect(agree(Double(stage.shown(at: 1).opacity), 0.5))
    #expect(agree(stage.moved(at: 1.5), 50))
  }

  @Test("Outside of any animation the changes are made at once")
  func outside() {
    stage.turn { frame(0, 1, x: 100) }

    #expect(view.layer.animationKeys() == nil)
    #expect(view.center.x == 105)
  }

  @Test("Odd times neither crash nor leave 0 to 1")
  func oddTimes() {
    animate {
      for (start, length) in [(-1, 0.5), (2, 1), (.nan, .nan), (0.5, .infinity)] {
        frame(start, length, x: 100)
      }
    }

    #expect(stage.moved(at: 0.7).isFinite)
    #expect(stage.moved(at: 1) == 100)
  }
}
