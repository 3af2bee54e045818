import Foundation
import Geometry
import LayerTree
import Pixels
import Testing
import Timing

@Suite("CABasicAnimation")
@MainActor
struct CABasicAnimationTests {
  private let stage = Stage()

  /// What `key` of `layer` shows now.
  private func shown(_ key: String, of layer: CALayer) -> AnimatableValue? {
    let time = layer.convertTime(stage.clock.now.seconds, from: nil)
    return LayerKey(key)?.value(in: layer.presentedState(atLocalTime: time))
  }

  private func animation(
    _ key: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: Double = 2
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = duration
    return animation
  }

  private func add(_ animation: CAAnimation, to layer: CALayer, key: String? = nil) {
    stage.clock.turn { layer.add(animation, forKey: key) }
  }

  @Test("A value function makes the transform of numbers after they were interpolated")
  func valueFunctions() {
    let cases: [(CAValueFunctionName, Any?, Any?, CATransform3D)] = [
      (.rotateZ, nil, 2 * Double.pi, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)),
      (.scaleX, nil, 3.0, CATransform3DMakeScale(1.5, 1, 1)),
      (.translate, [0.0, 0, 0], [40.0, 8, 0], CATransform3DMakeTranslation(10, 2, 0)),
    ]
    for (name, from, to, expected) in cases {
      let layer = stage.layer(CALayer())
      let animation = animation("transform", from: from, to: to)
      animation.valueFunction = CAValueFunction(name: name)
      add(animation, to: layer)
      stage.advance(to: stage.clock.now.seconds + 0.5)
      #expect(shown("transform", of: layer) == .transform(expected))
    }
    #expect(CAValueFunction(name: .init(rawValue: "none")) == nil)
    #expect(stage.clock.issues.isEmpty)
  }

  @Test("From, to and by run as documented, whatever is left out")
  func ends() {
    let cases: [(from: Double?, to: Double?, by: Double?, quarter: Double)] = [
      (10, 20, nil, 12.5), (10, nil, 8, 12), (nil, 20, 8, 14), (10, nil, nil, 8.5),
      (nil, 20, nil, 8), (nil, nil, 8, 6), (nil, nil, nil, 4), (10, 20, 99, 12.5),
    ]
    for (from, to, by, quarter) in cases {
      let layer = stage.layer(CALayer())
      layer.zPosition = 4
      stage.clock.turn { layer.removeAllAnimations() }
      add(animation("zPosition", from: from, to: to, by: by), to: layer)

      stage.clock.advance(to: stage.clock.now + Nanoseconds(seconds: 0.5))

      #expect(shown("zPosition", of: layer) == .number(quarter), "\(from as Any) \(to as Any)")
    }
  }

  @Test("A missing start is what earlier animations made of the value")
  func accumulated() {
    let layer = stage.layer(CALayer())
    add(animation("zPosition", from: 100, to: 100), to: layer)
    add(animation("zPosition", to: 200), to: layer)

    stage.advance(to: 1)

    #expect(shown("zPosition", of: layer) == .number(150))
  }

  @Test("Replacing animations: the last one wins; additive ones sum, in order")
  func application() {
    let layer = stage.layer(CALayer())
    let delta = animation("position.x", from: -40, to: 0)
    delta.isAdditive = true
    add(animation("position", from: CGPoint.zero, to: CGPoint(x: 10, y: 20)), to: layer)
    add(delta, to: layer)
    add(delta, to: layer)

    stage.advance(to: 1)

    #expect(shown("position", of: layer) == .point(CGPoint(x: 5 - 20 - 20, y: 10)))
  }

  @Test("An additive transform multiplies from the left, and ends at the model")
  func additiveTransform() throws {
    let layer = stage.layer(CALayer())
    let (old, new) = (CATransform3DMakeTranslation(8, 0, 0), CATransform3DMakeScale(2, 2, 1))
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      layer.transform = new
    }
    let delta = CABasicAnimation(keyPath: "transform")
    let start = try #require(AnimatableValue.transform(old).change(from: .transform(new)))
    delta.setValues(from: start, to: start.noChange)
    delta.isAdditive = true
    delta.duration = 2
    add(delta, to: layer)

    #expect(shown("transform", of: layer) == .transform(old))
    stage.advance(to: 2)
    #expect(shown("transform", of: layer) == .transform(new))
  }

  @Test("A cumulative repeat goes on from where the last cycle ended")
  func cumulative() {
    let layer = stage.layer(CALayer())
    let spin = animation("transform.rotation.z", from: 0, to: 0.5, duration: 1)
    spin.repeatCount = 3
    spin.isCumulative = true
    add(spin, to: layer)

    stage.advance(to: 2.5)

    #expect(agree(shown("transform.rotation.z", of: layer)?.number, 1.25, within: 1e-12))
  }

  @Test("Autoreverse mirrors the way there, curve included")
  func autoreverse() {
    let layer = stage.layer(CALayer())
    let there = animation("zPosition", from: 0, to: 1, duration: 1)
    there.timingFunction = CAMediaTimingFunction(name: .easeIn)
    there.autoreverses = true
    add(there, to: layer)

    stage.advance(to: 0.25)
    #expect(agree(shown("zPosition", of: layer)?.number, 0.093465))
    stage.advance(to: 1.75)
    #expect(agree(shown("zPosition", of: layer)?.number, 0.093465))
  }

  @Test("Timing functions have the published values")
  func timingFunctions() {
    let published: [(CAMediaTimingFunctionName, [Double])] = [
      (.default, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
      (.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
      (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
      (.easeInEaseOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ]
    for (name, values) in published {
      let stage = Stage()
      let layer = stage.layer(CALayer())
      let animation = animation("zPosition", from: 0, to: 1, duration: 1)
      animation.timingFunction = CAMediaTimingFunction(name: name)
      stage.clock.turn { layer.add(animation, forKey: nil) }
      for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
        stage.advance(to: time)
        let shown = layer.presentation().map { Double($0.zPosition) }
        #expect(agree(shown, value), "\(name) at \(time)")
      }
    }
  }

  @Test("Control points are what was written, in decimals")
  func controlPoints() {
    let function = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)
    var values: [Float] = []

    function.getControlPoint(at: 1, values: &values)

    #expect(values == [0.4, 0])
    #expect(function.curve == CubicBezierCurve(0.4, 0, 0.2, 1))
  }

  @Test("A spring runs by its closed form, cut off at its duration")
  func spring() {
    let layer = stage.layer(CALayer())
    let spring = CASpringAnimation(keyPath: "zPosition")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 1, 1.5)
    add(spring, to: layer)

    let published = [
      (0.1, 0.340300), (0.2, 0.849426), (0.3, 1.124355), (0.5, 1.074591), (1, 1.002170),
    ]
    for (time, value) in published {
      stage.advance(to: time)
      #expect(agree(shown("zPosition", of: layer)?.number, value), "at \(time)")
    }
    #expect(agree(spring.settlingDuration, 1.472700))
    spring.damping = -1
    spring.mass = 0
    #expect(spring.damping == 10 && spring.mass == 1)
  }

  @Test("Pacing given as a curve takes the place of the timing function")
  func pacing() {
    let layer = stage.layer(CALayer())
    let stepped = animation("zPosition", from: 0, to: 1, duration: 1)
    stepped.timingFunction = CAMediaTimingFunction(name: .easeIn)
    stepped.pacing = .steps(4)
    add(stepped, to: layer)

    stage.advance(to: 0.6)

    #expect(shown("zPosition", of: layer) == .number(0.5))
  }

  @Test("A colour that is absent counts as transparent black")
  func absentColor() {
    let layer = stage.layer(CALayer())
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.setValues(from: AnimatableValue.none, to: nil)
    animation.duration = 1
    add(animation, to: layer)

    stage.advance(to: 0.5)

    #expect(
      shown("backgroundColor", of: layer)
        == .color(.init(red: 0.5, green: 0, blue: 0, alpha: 0.5)))
  }

  @Test("What can't be animated is an issue that names it, and changes nothing")
  func issues() {
    let layer = stage.layer(CALayer())
    layer.name = "card"
    add(animation("frame", from: CGRect.zero), to: layer)
    add(animation("path", from: 1), to: layer)
    add(animation("position", from: 12), to: layer)
    add(animation("opacity", from: Date(timeIntervalSince1970: 0)), to: layer)

    #expect(
      stage.clock.issues == [
        .unknownKeyPath("frame", layer: "card"), .unknownKeyPath("path", layer: "card"),
        .unusableValue(keyPath: "position", layer: "card"),
        .unusableValue(keyPath: "opacity", layer: "card"),
      ])
    #expect(layer.presentation()?.position == .zero)
  }

  @Test("The animation is copied when it is added")
  func copies() throws {
    let layer = stage.layer(CALayer())
    let original = CASpringAnimation(keyPath: "opacity")
    original.fromValue = 0.25
    original.stiffness = 7
    original.setValue("x", forKey: "tag")
    add(original, to: layer, key: "k")
    original.fromValue = 0.75

    let copy = try #require(layer.animation(forKey: "k") as? CASpringAnimation)

    #expect(copy !== original && copy.fromValue as? Double == 0.25 && copy.stiffness == 7)
    #expect(copy.value(forKey: "tag") as? String == "x" && copy.duration == 0.25)
  }
}
