import Foundation
import LayerTree
import Testing
import Timing

@Suite("CATransaction")
@MainActor
struct CATransactionTests {
  @Test("A quarter of a second, no curve, actions on: unless a transaction says otherwise")
  func defaults() {
    VirtualClock().asCurrent {
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(CATransaction.animationTimingFunction() == nil)
      #expect(!CATransaction.disableActions())
      #expect(CATransaction.completionBlock() == nil)
    }
  }

  @Test("Values reach inward and end with their transaction")
  func nesting() {
    let clock = VirtualClock()
    clock.turn {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setValue("outer", forKey: "mine")
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)

      #expect(CATransaction.animationDuration() == 3)
      #expect(CATransaction.value(forKey: "mine") as? String == "outer")
      #expect(CATransaction.disableActions())

      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test("Without animations the block runs at the commit")
  func emptyTransaction() {
    let clock = VirtualClock()
    var log: [String] = []

    clock.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("done") }
      log.append("open")
      CATransaction.commit()
      log.append("committed")
    }

    #expect(log == ["open", "done", "committed"])
  }

  @Test("The implicit transaction's block runs after the turn's commit")
  func implicitTransaction() {
    let clock = VirtualClock()
    var log: [String] = []

    clock.turn {
      CATransaction.setCompletionBlock { log.append("done") }
      clock.afterTurn { log.append("deferred") }
    }

    #expect(log == ["deferred", "done"])
  }

  @Test("The block waits for animations added after it was set, nested ones too, not for earlier")
  func waiting() {
    let stage = Stage()
    var log: [String] = []
    func animate(_ duration: Double) {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = duration
      stage.root.add(animation, forKey: nil)
    }

    stage.clock.turn {
      CATransaction.begin()
      animate(5)
      CATransaction.setCompletionBlock { log.append("outer@\(CACurrentMediaTime())") }
      animate(1)
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("inner@\(CACurrentMediaTime())") }
      animate(2)
      CATransaction.commit()
      CATransaction.commit()
    }
    stage.advance(to: 10)

    #expect(log == ["outer@2.0", "inner@2.0"] || log == ["inner@2.0", "outer@2.0"])
  }

  @Test("Two clocks have transactions of their own")
  func separateClocks() {
    let (one, other) = (VirtualClock(), VirtualClock())
    one.asCurrent {
      CATransaction.begin()
      CATransaction.setAnimationDuration(7)
      other.asCurrent { #expect(CATransaction.animationDuration() == 0.25) }
      #expect(CATransaction.animationDuration() == 7)
      CATransaction.commit()
    }
  }
}
