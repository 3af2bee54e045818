import Foundation
import LayerTree
import Testing
import Timing

@Suite("The hierarchy of time")
@MainActor
struct LayerTimeTests {
  private let stage = Stage()

  private func add(to layer: CALayer, duration: Double = 2) -> Listener {
    let listener = Listener()
    stage.clock.turn {
      let animation = CABasicAnimation(keyPath: "zPosition")
      (animation.fromValue, animation.toValue) = (0, 100)
      animation.duration = duration
      animation.delegate = listener
      layer.add(animation, forKey: "k")
    }
    return listener
  }

  private func shown(_ layer: CALayer) -> Double {
    let time = layer.convertTime(stage.clock.now.seconds, from: nil)
    return layer.presentedState(atLocalTime: time).zPosition
  }

  @Test("Time is converted through begin time, speed and offset of every layer above")
  func conversion() {
    let parent = stage.layer(CALayer())
    let child = CALayer()
    stage.clock.turn {
      parent.addSublayer(child)
      (parent.beginTime, parent.speed, parent.timeOffset) = (1, 2, 10)
      (child.beginTime, child.speed, child.timeOffset) = (12, 0.5, 3)
    }

    #expect(parent.convertTime(3, from: nil) == 14)
    #expect(child.convertTime(3, from: nil) == 4)
    #expect(child.convertTime(4, to: nil) == 3)
    #expect(child.convertTime(14, from: parent) == 4)
    #expect(child.convertTime(4, to: parent) == 14)
  }

  @Test("A paused layer stands still and goes on from there, by the documented recipe")
  func pauseAndResume() {
    let layer = stage.layer(CALayer())
    let listener = add(to: layer)
    stage.advance(to: 0.5)

    stage.clock.turn {
      let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = pausedTime
    }
    stage.advance(to: 10)
    #expect(shown(layer) == 25)
    #expect(stage.clock.nextEventTime == nil && listener.log == ["start"])

    stage.clock.turn {
      let pausedTime = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    }
    #expect(shown(layer) == 25)
    #expect(stage.clock.nextEventTime == Nanoseconds(seconds: 11.5))
    stage.advance(to: 11.25)
    #expect(shown(layer) == 87.5)
    stage.advance(to: 11.5)
    #expect(listener.log == ["start", "finished"])
  }

  @Test("Speed reaches everything below, and a change moves the end")
  func subtreeSpeed() {
    let parent = stage.layer(CALayer())
    let child = CALayer()
    stage.clock.turn { parent.addSublayer(child) }
    _ = add(to: child)
    stage.advance(to: 0.5)

    stage.clock.turn {
      parent.timeOffset = 0.5
      parent.beginTime = 0.5
      parent.speed = 3
    }

    #expect(stage.clock.nextEventTime == Nanoseconds(seconds: 1))
    stage.advance(to: 0.75)
    #expect(shown(child) == 62.5)
  }

  @Test("A layer at speed 0 shows the time that is set by hand, forward and back")
  func drivenByHand() {
    let layer = stage.layer(CALayer())
    stage.clock.turn {
      layer.speed = 0
      layer.timeOffset = 0
    }
    let listener = add(to: layer)

    for offset in [0.5, 1.5, 0.25, 1.999] {
      stage.clock.turn { layer.timeOffset = offset }
      stage.clock.advance(to: stage.clock.now + Nanoseconds(seconds: 1))
      #expect(shown(layer) == offset * 50)
    }
    #expect(listener.log == ["start"])
  }

  @Test("Time that runs back reaches no end")
  func backward() {
    let layer = stage.layer(CALayer())
    let listener = add(to: layer)
    stage.advance(to: 1)

    stage.clock.turn {
      (layer.beginTime, layer.timeOffset, layer.speed) = (1, 1, -1)
    }
    stage.advance(to: 1.5)
    #expect(shown(layer) == 25)
    stage.advance(to: 9)
    #expect(listener.log == ["start"] && layer.animationKeys() == ["k"])
  }

  @Test("The result does not depend on where one stops on the way")
  func anyStops() {
    func log(stops: [Double]) -> [String] {
      let stage = Stage()
      let layer = stage.layer(CALayer())
      var log: [String] = []
      stage.clock.turn {
        for (index, duration) in [0.3, 1.0 / 3, 0.7].enumerated() {
          let animation = CABasicAnimation(keyPath: "opacity")
          animation.duration = duration
          animation.delegate = Listener("\(index)") {
            log.append("\($0) \(stage.clock.now.count)")
          }
          layer.add(animation, forKey: nil)
        }
      }
      for stop in stops { stage.advance(to: stop) }
      return log
    }

    let once = log(stops: [2])

    #expect(once.count == 6)
    #expect(log(stops: [0.1, 0.3, 0.31, 1.0 / 3, 0.5, 0.7, 2]) == once)
    #expect(log(stops: (1...120).map { Double($0) / 60 }) == once)
  }
}
