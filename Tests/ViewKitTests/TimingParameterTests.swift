import Foundation
import Geometry
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("Timing parameters")
@MainActor
struct TimingParameterTests {
  private let stage = AnimatedView()
  private var view: UIView { stage.view }

  private func run(_ parameters: any UITimingCurveProvider, duration: Double = 0.5) -> Double {
    let view = view
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations { view.center = CGPoint(x: 105, y: 105) }
    stage.turn { animator.startAnimation() }
    return animator.duration
  }

  @Test("The default spring is the system's and settles by the equation of critical damping")
  func defaultSpring() {
    let duration = run(UISpringTimingParameters())

    let frequency = (1_000.0 / 3).squareRoot()
    #expect(agree(duration, 9.233413 / frequency))
    #expect(agree(stage.moved(at: 0.05), 23.22, within: 0.005))
    #expect(agree(stage.moved(at: 0.2), 87.93, within: 0.005))
  }

  @Test("A damping ratio is fitted to the animator's duration")
  func fittedSpring() {
    #expect(run(UISpringTimingParameters(dampingRatio: 0.7)) == 0.5)

    let values = [(0.05, 0.298650), (0.125, 0.860878), (0.25, 1.041133), (0.375, 1.001726)]
    for (time, value) in values {
      #expect(agree(stage.moved(at: time), 100 * value, within: 1e-4))
    }
  }

  @Test("A spring by its constants takes its own time")
  func givenSpring() {
    let duration = run(
      UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero),
      duration: 9)

    #expect(agree(duration, 1.472700))
    #expect(agree(stage.moved(at: 0.2), 84.9426, within: 1e-4))
    #expect(agree(stage.moved(at: 0.5), 107.4591, within: 1e-4))
  }

  @Test("A spring by duration and bounce, and the block of the same kind")
  func perceptualSpring() {
    let duration = run(UISpringTimingParameters(duration: 0.5, bounce: 0))
    let frequency = 4 * Double.pi
    #expect(agree(duration, 9.233413 / frequency))
    let other = AnimatedView()
    other.turn { UIView.animate { other.view.center.x = 105 } }

    for time in [0.1, 0.3, 0.6] {
      #expect(agree(stage.moved(at: time), other.moved(at: time), within: 1e-9))
    }
  }

  @Test("The velocity along x drives x, that along y drives y")
  func velocities() {
    _ = run(
      UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 10)))

    #expect(agree(stage.moved(at: 0.1), 34.0300, within: 1e-4))
    #expect(stage.shown(at: 0.1).position.y - 5 > 50)
  }

  @Test("Named curves are built in; control points make one of one's own")
  func cubic() {
    let named = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(named.timingCurveType == .builtin && named.animationCurve == .easeIn)
    #expect(named.controlPoint1 == CGPoint(x: 0.42, y: 0))
    let standard = UICubicTimingParameters()
    #expect(standard.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 2), controlPoint2: CGPoint(x: CGFloat.nan, y: 1))
    #expect(own.timingCurveType == .cubic && own.controlPoint2 == CGPoint(x: 0, y: 1))
    #expect(own.springTimingParameters == nil && own.cubicTimingParameters === own)
  }

  @Test("A spring is paused beyond its goal without a jump, and goes on as if it never was")
  func pausedSpring() {
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.5) { view.center.x = 105 }
    stage.turn { animator.startAnimation() }
    stage.stage.advance(to: 0.125)
    stage.turn { animator.pauseAnimation() }
    #expect(agree(stage.moved(at: 3), 114.4223, within: 1e-4))

    stage.turn { animator.startAnimation() }
    #expect(agree(stage.moved(at: 3.125), 98.7155, within: 1e-4))
  }
}
