import Foundation
import Geometry
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("View animations")
@MainActor
struct ViewAnimationTests {
  private let stage = TestStage(root: makeController("home"))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let (stage, view) = (stage, view)
    stage.clock.turn { stage.window.addSubview(view) }
  }

  /// What is shown of the view at a time.
  private func shown(at seconds: Double) -> CALayer? {
    stage.advance(to: seconds)
    return stage.clock.asCurrent { view.layer.presentation() }
  }

  @Test("A block animates ease-in-ease-out, the model holds the end at once")
  func block() {
    stage.clock.turn { UIView.animate(withDuration: 1) { view.center.x = 105 } }

    #expect(view.center.x == 105)
    #expect(abs((shown(at: 0)?.position.x ?? 0) - 5) < 1e-9)
    #expect(abs((shown(at: 0.25)?.position.x ?? 0) - (5 + 100 * 0.129162)) < 1e-4)
    #expect(abs((shown(at: 0.5)?.position.x ?? 0) - 55) < 1e-9)
    #expect(shown(at: 1)?.position.x == 105)
  }

  @Test("The completion comes once, with true, at the end")
  func completion() {
    var calls: [Bool] = []
    stage.clock.turn {
      UIView.animate(withDuration: 0.3) {
        view.center.x = 50
        view.alpha = 0.5
      } completion: {
        calls.append($0)
      }
    }

    stage.advance(to: 0.299)
    #expect(calls == [])
    stage.advance(to: 0.3)
    #expect(calls == [true])
  }

  @Test("A block that changes nothing, or takes no time, completes at the end of the call")
  func nothing() {
    var calls: [Bool] = []
    stage.clock.turn {
      UIView.animate(withDuration: 1, animations: {}, completion: { calls.append($0) })
      #expect(calls == [true])
      UIView.animate(withDuration: 0) {
        view.alpha = 0.2
      } completion: {
        calls.append($0)
      }
      #expect(calls == [true, true])
    }

    #expect(view.layer.animationKeys()?.isEmpty != false)
  }

  @Test("During a delay the old value shows")
  func delay() {
    stage.clock.turn {
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.alpha = 0 }
    }

    #expect(shown(at: 0.4)?.opacity == 1)
    #expect(abs((shown(at: 1)?.opacity ?? 0) - 0.5) < 1e-6)
    #expect(shown(at: 1.5)?.opacity == 0)
  }

  @Test("Two animations of one key that overlap sum up, and both complete with true")
  func additive() {
    var calls: [Bool] = []
    stage.clock.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 105
      } completion: {
        calls.append($0)
      }
    }
    stage.advance(to: 0.5)
    stage.clock.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 5
      } completion: {
        calls.append($0)
      }
    }

    // model 5, plus (5 − 105) · (1 − 0.75), plus (105 − 5) · (1 − 0.25)
    #expect(abs((shown(at: 0.75)?.position.x ?? 0) - 55) < 1e-6)
    stage.advance(to: 2)
    #expect(calls == [true, true])
  }

  @Test("An inner block inherits duration and curve unless it says otherwise")
  func nesting() {
    stage.clock.turn {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 0.1) { view.alpha = 0 }
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
          view.center.x = 105
        }
      }
    }

    #expect(abs((shown(at: 0.5)?.opacity ?? 0) - 0.75) < 1e-6)
    #expect(abs((shown(at: 0.5)?.position.x ?? 0) - 55) < 1e-6)
  }

  @Test("performWithoutAnimation and a disabled stage change at once")
  func withoutAnimation() {
    stage.clock.turn {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.alpha = 0.5 }
      }
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.center.x = 50 }
      UIView.setAnimationsEnabled(true)
    }

    #expect(view.layer.animationKeys()?.isEmpty != false)
  }

  @Test("A spring block follows the fitted spring")
  func spring() {
    stage.clock.turn {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) { view.center.x = 105 }
    }

    for (part, value) in [(0.1, 0.487823), (0.25, 1.144223), (0.5, 0.987155), (0.75, 0.998849)] {
      let x = shown(at: part * 0.5)?.position.x ?? 0
      #expect(abs(x - (5 + 100 * value)) < 1e-3)
    }
  }
}
