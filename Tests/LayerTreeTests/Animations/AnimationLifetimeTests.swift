import Foundation
import LayerTree
import Testing
import Timing

@Suite("Begin and end of animations")
@MainActor
struct AnimationLifetimeTests {
  private let stage = Stage()

  private func fade(_ duration: Double = 1, delegate: Listener? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (0, 0.5)
    animation.duration = duration
    animation.delegate = delegate
    return animation
  }

  private func opacity(of layer: CALayer) -> Double {
    let time = layer.convertTime(stage.clock.now.seconds, from: nil)
    return layer.presentedState(atLocalTime: time).opacity
  }

  @Test("All animations of a turn begin at its commit, at one time")
  func beginTimes() {
    let layer = stage.layer(CALayer())
    stage.advance(to: 3)
    stage.clock.turn {
      layer.add(fade(), forKey: "a")
      #expect(opacity(of: layer) == 1)
      layer.add(fade(), forKey: "b")
    }

    #expect(opacity(of: layer) == 0)
    stage.advance(to: 3.5)
    #expect(opacity(of: layer) == 0.25)
    stage.advance(to: 4)
    #expect(opacity(of: layer) == 1 && layer.animationKeys() == nil)
  }

  @Test("At its end it leaves the layer, then the delegate hears, then the transaction")
  func orderAtTheEnd() {
    let layer = stage.layer(CALayer())
    var log: [String] = []
    let listener = Listener {
      log.append("\($0) with \(layer.animationKeys() ?? []) at \(CACurrentMediaTime())")
    }
    stage.clock.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("completed at \(CACurrentMediaTime())") }
      layer.add(fade(delegate: listener), forKey: "fade")
      CATransaction.commit()
    }

    stage.advance(to: 5)

    #expect(
      log == [
        "start with [\"fade\"] at 0.0", "finished with [] at 1.0", "completed at 1.0",
      ])
  }

  @Test("Animations that end at one time end in the order of adding, each in its own turn")
  func orderOfEnds() {
    let (one, other) = (stage.layer(CALayer()), stage.layer(CALayer()))
    var log: [String] = []
    stage.clock.turn {
      other.add(fade(2, delegate: Listener("first") { log.append($0) }), forKey: nil)
      one.add(fade(2, delegate: Listener("second") { log.append($0) }), forKey: nil)
      stage.clock.schedule(at: Nanoseconds(seconds: 2)) { log.append("work") }
      one.add(fade(1, delegate: Listener("third") { log.append($0) }), forKey: nil)
    }

    stage.advance(to: 2)

    #expect(
      log == [
        "first start", "second start", "third start", "third finished", "first finished",
        "second finished", "work",
      ])
  }

  @Test("The same key replaces, unfinished; without a key animations add up")
  func keys() {
    let layer = stage.layer(CALayer())
    let listener = Listener()
    stage.clock.turn { layer.add(fade(delegate: listener), forKey: "k") }
    stage.advance(to: 0.5)

    stage.clock.turn {
      layer.add(fade(), forKey: "k")
      layer.add(fade(), forKey: nil)
      #expect(listener.log == ["start"])
    }

    #expect(listener.log == ["start", "cancelled"])
    #expect(layer.animationKeys() == ["k"])
  }

  @Test("Fill modes show the ends outside of the active time", arguments: FillCase.all)
  func fillModes(fill: FillCase) {
    let layer = stage.layer(CALayer())
    let animation = fade()
    animation.beginTime = 1
    animation.fillMode = fill.mode
    animation.isRemovedOnCompletion = false
    stage.clock.turn { layer.add(animation, forKey: nil) }

    stage.advance(to: 0.5)
    #expect(opacity(of: layer) == fill.before)
    stage.advance(to: 1.5)
    #expect(opacity(of: layer) == 0.25)
    stage.advance(to: 2)
    #expect(opacity(of: layer) == fill.after)
    stage.advance(to: 3)
    #expect(opacity(of: layer) == fill.after)
  }

  struct FillCase: Sendable {
    let mode: CAMediaTimingFillMode
    let before: Double
    let after: Double

    static let all = [
      FillCase(mode: .removed, before: 1, after: 1),
      FillCase(mode: .backwards, before: 0, after: 1),
      FillCase(mode: .forwards, before: 1, after: 0.5),
      FillCase(mode: .both, before: 0, after: 0.5),
    ]
  }

  @Test("A begin time of 0 that was set is the time 0, not the commit")
  func beginTimeZero() {
    let layer = stage.layer(CALayer())
    stage.advance(to: 0.5)
    let animation = fade()
    animation.beginTime = 0

    stage.clock.turn { layer.add(animation, forKey: nil) }

    #expect(opacity(of: layer) == 0.25)
    #expect(stage.clock.nextEventTime == Nanoseconds(seconds: 0))
  }

  @Test("An endless animation has no end; a removed one is cancelled")
  func endless() {
    let layer = stage.layer(CALayer())
    let listener = Listener()
    let animation = fade(delegate: listener)
    animation.repeatCount = 3.4e38
    stage.clock.turn { layer.add(animation, forKey: "k") }
    stage.advance(to: 1000.25)
    #expect(stage.clock.nextEventTime == nil)
    #expect(opacity(of: layer) == 0.125)

    stage.clock.turn { layer.removeAllAnimations() }

    #expect(listener.log == ["start", "cancelled"])
  }

  @Test("A layer that leaves its tree loses its animations at the commit, and all below it")
  func leavingTheTree() {
    let parent = stage.layer(CALayer())
    let child = CALayer()
    stage.clock.turn { parent.addSublayer(child) }
    let listener = Listener()
    stage.clock.turn { child.add(fade(delegate: listener), forKey: "k") }
    stage.advance(to: 0.5)

    stage.clock.turn {
      parent.removeFromSuperlayer()
      #expect(child.animationKeys() == ["k"])
    }

    #expect(child.animationKeys() == nil && listener.log == ["start", "cancelled"])
    #expect(child.presentation() == nil)
  }

  @Test("A layer that is back in a tree by the commit keeps its animations")
  func movingInTheTree() {
    let layer = stage.layer(CALayer())
    let listener = Listener()
    stage.clock.turn { layer.add(fade(delegate: listener), forKey: "k") }
    stage.advance(to: 0.5)

    stage.clock.turn {
      layer.removeFromSuperlayer()
      stage.root.addSublayer(layer)
    }
    stage.advance(to: 1)

    #expect(listener.log == ["start", "finished"])
  }

  @Test("An animation of a layer outside of all trees waits until the layer is in one")
  func waitingForATree() {
    let layer = CALayer()
    let listener = Listener()
    stage.clock.turn { layer.add(fade(delegate: listener), forKey: "k") }
    stage.advance(to: 5)
    #expect(listener.log.isEmpty && layer.animationKeys() == ["k"])

    stage.clock.turn { stage.root.addSublayer(layer) }
    stage.advance(to: 5.5)

    #expect(opacity(of: layer) == 0.25)
    stage.advance(to: 6)
    #expect(listener.log == ["start", "finished"])
  }

  @Test("Unless it was asked not to wait: then it ends at the commit, unfinished")
  func notWaitingForATree() {
    let layer = CALayer()
    let listener = Listener()
    let animation = fade(delegate: listener)
    animation.endsOutsideTrees = true

    stage.clock.turn { layer.add(animation, forKey: "k") }

    #expect(listener.log == ["cancelled"] && layer.animationKeys() == nil)
  }

  @Test("An animation whose layer is gone by the commit ends, unfinished")
  func goneLayer() {
    let listener = Listener()
    var isComplete = false

    stage.clock.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { isComplete = true }
      CALayer().add(fade(delegate: listener), forKey: "k")
      CATransaction.commit()
    }

    #expect(listener.log == ["cancelled"] && isComplete)
  }

  @Test("A mask's animations run too, in the time of the layer it masks")
  func masks() {
    let layer = stage.layer(CALayer())
    let mask = CAShapeLayer()
    let listener = Listener()
    stage.clock.turn {
      layer.speed = 2
      layer.mask = mask
      mask.add(fade(delegate: listener), forKey: "k")
    }

    stage.advance(to: 0.25)
    #expect(opacity(of: mask) == 0.25)
    stage.advance(to: 0.5)
    #expect(listener.log == ["start", "finished"])
  }
}
