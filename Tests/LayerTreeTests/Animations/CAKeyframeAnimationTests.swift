import Foundation
import Geometry
import LayerTree
import Testing
import Timing

@Suite("CAKeyframeAnimation and CAAnimationGroup")
@MainActor
struct CAKeyframeAnimationTests {
  /// What `key` shows at times of an animation of the shape layer that it was added to at 0.
  private func shown(
    _ animation: CAAnimation, _ key: String, at times: [Double]
  ) -> [AnimatableValue?] {
    let stage = Stage()
    let layer = stage.layer(CAShapeLayer())
    stage.clock.turn { layer.add(animation, forKey: nil) }
    return times.map { time in
      stage.advance(to: time)
      let state = layer.presentedState(atLocalTime: stage.clock.now.seconds)
      return LayerKey(key)?.value(in: state)
    }
  }

  private func numbers(_ animation: CAAnimation, at times: [Double]) -> [Double] {
    shown(animation, "zPosition", at: times).map { $0?.number ?? .nan }
  }

  private func keyframes(
    _ values: [Double], _ mode: CAAnimationCalculationMode = .linear
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = values
    animation.calculationMode = mode
    animation.duration = 1
    return animation
  }

  @Test("Values run evenly from one to the next; key times and curves shape the intervals")
  func linear() {
    #expect(numbers(keyframes([0, 10, 30]), at: [0, 0.25, 0.5, 0.75]) == [0, 5, 10, 20])

    let timed = keyframes([0, 10, 30])
    timed.keyTimes = [0, 0.25, 1]
    #expect(numbers(timed, at: [0.125, 0.25, 0.625]) == [5, 10, 20])

    let eased = keyframes([0, 1, 2])
    eased.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
    ]
    let values = numbers(eased, at: [0.125, 0.75])
    #expect(agree(values[0], 0.093465) && values[1] == 1.5)
  }

  @Test("Discrete values hold their intervals, of which there are as many as values")
  func discrete() {
    #expect(
      numbers(keyframes([1, 2, 3, 4], .discrete), at: [0, 0.24, 0.25, 0.5, 0.99])
        == [1, 1, 2, 3, 4])

    let timed = keyframes([1, 2], .discrete)
    timed.keyTimes = [0, 0.75, 1]
    #expect(numbers(timed, at: [0.74, 0.75]) == [1, 2])
  }

  @Test("At an even pace times follow distances, and key times do not count")
  func paced() {
    let animation = keyframes([0, 10, 40], .paced)
    animation.keyTimes = [0, 0.9, 1]

    #expect(numbers(animation, at: [0.125, 0.25, 0.625]) == [5, 10, 25])
  }

  @Test("Smooth ways are Catmull and Rom's unless bent; the ends are mirrored")
  func cubic() {
    // Values of a straight line stay on it; of 0, 1, 0 the tangents are 1, 0 and -1 an interval.
    #expect(numbers(keyframes([0, 1, 2], .cubic), at: [0.125, 0.25, 0.75]) == [0.25, 0.5, 1.5])
    #expect(numbers(keyframes([0, 1, 0], .cubic), at: [0.25, 0.5, 0.75]) == [0.625, 1, 0.625])

    let tense = keyframes([0, 1, 0], .cubic)
    tense.tensionValues = [1, 1, 1]
    #expect(numbers(tense, at: [0.125, 0.25]) == [0.15625, 0.5])

    // Bias 1 takes the step before alone: leaving the middle at 1 an interval.
    let biased = keyframes([0, 1, 0], .cubic)
    biased.biasValues = [0, 1, 0]
    #expect(numbers(biased, at: [0.75]) == [0.5 + 0.125 + 0.125])
  }

  @Test("A path is walked piece by piece, or at an even pace; the layer may turn with it")
  func paths() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration) = (path, 1)
    animation.rotationMode = .rotateAuto
    #expect(
      shown(animation, "position", at: [0, 0.25, 0.75])
        == [
          .point(.zero), .point(CGPoint(x: 5, y: 0)), .point(CGPoint(x: 10, y: 15)),
        ])
    let turns = shown(animation, "transform.rotation.z", at: [0.25, 0.75]).map { $0?.number }
    #expect(turns[0] == 0 && agree(turns[1], .pi / 2, within: 1e-12))

    animation.calculationMode = .paced
    #expect(
      shown(animation, "position", at: [0.125, 0.625])
        == [.point(CGPoint(x: 5, y: 0)), .point(CGPoint(x: 10, y: 15))])

    animation.calculationMode = .discrete
    #expect(
      shown(animation, "position", at: [0.3, 0.4, 0.7])
        == [.point(.zero), .point(CGPoint(x: 10, y: 0)), .point(CGPoint(x: 10, y: 30))])
  }

  @Test("An oval at an even pace keeps its distance from the centre, there and back for ever")
  func ovalPace() {
    let oval = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration, animation.calculationMode) = (oval, 4, .paced)
    (animation.repeatCount, animation.autoreverses) = (.infinity, true)

    let points = shown(animation, "position", at: [0, 1, 2, 7, 8, 800])

    let expected = [(10.0, 0.0), (0, 10), (-10, 0), (0, 10), (10, 0), (10, 0)]
    for (point, (x, y)) in zip(points, expected) {
      guard case .point(let point) = point else {
        Issue.record("no point")
        continue
      }
      #expect(abs(point.x - x) < 1e-3 && abs(point.y - y) < 1e-3)
    }
  }

  @Test("Values that the key can't take are an issue by name")
  func issues() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    layer.name = "card"
    let animation = keyframes([1])
    animation.values = [1, CGPoint.zero]

    stage.clock.turn { layer.add(animation, forKey: nil) }

    #expect(stage.clock.issues == [.unusableValue(keyPath: "zPosition", layer: "card")])
  }

  @Test("Children run in the group's time, are cut off at its end and show their own last instant")
  func groups() {
    let (short, long) = (
      CABasicAnimation(keyPath: "zPosition"), CABasicAnimation(keyPath: "opacity")
    )
    (short.fromValue, short.toValue, short.duration) = (0, 10, 1)
    (long.fromValue, long.toValue, long.duration, long.beginTime) = (0, 1, 4, 0.5)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([short, long], 2)
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false

    #expect(numbers(group, at: [0.5, 1, 1.5]) == [5, 10, 0])
    #expect(
      shown(group, "opacity", at: [0.25, 1.5, 2, 3])
        == [.number(1), .number(0.25), .number(0.375), .number(0.375)])
  }

  @Test("The group's curve, repeats and way back warp its children")
  func warpedGroups() {
    let child = CABasicAnimation(keyPath: "zPosition")
    (child.fromValue, child.toValue) = (0, 1)
    let group = CAAnimationGroup()
    (group.animations, group.duration, group.autoreverses) = ([child], 1, true)
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)

    let values = numbers(group, at: [0.25, 1, 1.75])

    #expect(agree(values[0], 0.093465) && values[1] == 1 && agree(values[2], 0.093465))
  }
}
