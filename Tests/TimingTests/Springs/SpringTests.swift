import Foundation
import Testing
import Timing

@Suite("Springs")
struct SpringTests {
  static func expect(
    _ spring: Spring, at times: [Double], toBe expected: [Double], within tolerance: Double,
    _ location: SourceLocation = #_sourceLocation
  ) {
    for (time, value) in zip(times, expected) {
      let found = spring.displacement(at: time)
      #expect(
        (found - value).magnitude <= tolerance, "\(time) s: \(found)", sourceLocation: location)
    }
  }

  @Test("The classic push has its known values to 4 digits")
  func push() {
    Self.expect(
      .push, at: [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5],
      toBe: [0.2322, 0.5448, 0.7583, 0.8793, 0.9420, 0.9729, 0.9876, 0.9944, 0.9989],
      within: 5.1e-5)
    #expect((Spring.push.angularFrequency - 18.257).magnitude < 5e-4)
    #expect((Spring.push.dampingRatio - 4.56).magnitude < 5e-3)
  }

  @Test("The fluid push has its known values to 4 digits")
  func fluid() {
    Self.expect(
      Spring(response: 0.3, dampingRatio: 1), at: [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.5],
      toBe: [0.2816, 0.6189, 0.8210, 0.9213, 0.9668, 0.9864, 0.9945, 0.9997], within: 5.1e-5)
  }

  @Test("The default spring has its known values and settling time to 6 digits")
  func defaultSpring() {
    Self.expect(
      Spring(), at: [0.1, 0.2, 0.3, 0.5, 1],
      toBe: [0.340300, 0.849426, 1.124355, 1.074591, 1.002170], within: 5.1e-7)
    #expect((Spring().settlingDuration - 1.472700).magnitude <= 5.1e-7)
  }

  @Test("Every spring satisfies its equation of motion, from rest or with a velocity")
  func equationOfMotion() {
    for spring in Self.springs {
      let (frequency, ratio) = (spring.angularFrequency, Self.effectiveRatio(spring))
      let step = 1e-4 / frequency
      for time in stride(from: 0.05, through: 3, by: 0.05) {
        let center = time / frequency
        let (before, here, after) = (
          spring.displacement(at: center - step), spring.displacement(at: center),
          spring.displacement(at: center + step)
        )
        // In units of 1 / ω: x″ + 2ζ x′ + x = 1.
        let velocity = (after - before) / 2e-4
        let acceleration = (after - 2 * here + before) / 1e-8
        let error = acceleration + 2 * ratio * velocity + here - 1
        let scale = 1 + velocity.magnitude * (1 + ratio * ratio)
        if error.magnitude > 3e-6 * scale { Issue.record("\(spring) at \(center): \(error)") }
      }
    }
  }

  @Test("Every spring starts at 0 with its velocity and ends at 1")
  func ends() {
    for spring in Self.springs {
      let step = 1e-7 / spring.angularFrequency
      let speed = spring.displacement(at: step) / step

      #expect(spring.displacement(at: 0) == 0 && spring.displacement(at: -1) == 0)
      #expect(spring.displacement(at: .nan) == 0)
      let allowed = 1e-6 * (spring.angularFrequency + spring.initialVelocity.magnitude) * 10
      #expect((speed - spring.initialVelocity).magnitude <= allowed, "\(spring)")
      #expect((spring.displacement(at: 1e5) - 1).magnitude < 1e-9, "\(spring)")
      #expect(spring.displacement(at: .infinity) == spring.displacement(at: 1e9))
    }
  }

  @Test("Damping above the critical counts as critical unless it is allowed")
  func overdamping() {
    var spring = Spring(mass: 1, stiffness: 100, damping: 60)
    let critical = Spring(mass: 1, stiffness: 100, damping: 20)

    #expect(spring.displacement(at: 0.2) == critical.displacement(at: 0.2))
    spring.allowsOverdamping = true
    #expect(spring.displacement(at: 0.2) < critical.displacement(at: 0.2) - 0.1)
  }

  @Test("The motion does not jump where the damping passes the critical")
  func continuity() {
    for excess in [-1e-3, -1e-9, -1e-13, 0, 1e-13, 1e-11, 1e-9, 1e-3] {
      var spring = Spring(stiffness: 100, damping: 20 * (1 + excess), initialVelocity: 2)
      spring.allowsOverdamping = true
      let critical = Spring(stiffness: 100, damping: 20, initialVelocity: 2)
      let gap = spring.displacement(at: 0.15) - critical.displacement(at: 0.15)
      #expect(gap.magnitude <= excess.magnitude * 2 + 2e-10, "\(excess)")
    }
  }

  @Test("Senseless parameters become the default, excessive ones the end of their range")
  func senseless() {
    let plain = Spring()
    for value in [-1, Double.nan, Double.infinity, -Double.infinity] {
      #expect(Spring(mass: value) == plain && Spring(stiffness: value) == plain)
      #expect(Spring(damping: value) == plain)
    }
    #expect(Spring(mass: 0) == plain && Spring(stiffness: 0) == plain)
    #expect(Spring(initialVelocity: .nan) == plain)
    #expect(Spring(mass: 1e300).mass == 1e6 && Spring(stiffness: 1e-300).stiffness == 1e-6)
  }

  @Test("No parameters give a displacement that is not finite")
  func alwaysFinite() {
    let extremes = [0, 5e-300, 1e-9, 1, 1e9, 1e300]
    for mass in extremes {
      for stiffness in extremes {
        for damping in extremes {
          var spring = Spring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: -1e300)
          for allowed in [false, true] {
            spring.allowsOverdamping = allowed
            for time in [1e-12, 1e-3, 1, 1e3, 1e12] where !spring.displacement(at: time).isFinite {
              Issue.record("\(spring) at \(time)")
            }
          }
        }
      }
    }
  }

  @Test("A perceptual duration and bounce are a period and a damping ratio")
  func perceptual() {
    let bouncy = Spring(perceptualDuration: 0.5, bounce: 0.3)
    let slow = Spring(perceptualDuration: 0.5, bounce: -0.25)

    #expect((bouncy.stiffness - 157.913670417).magnitude < 1e-8)
    #expect((bouncy.damping - 4 * .pi * 0.7 / 0.5).magnitude < 1e-12)
    #expect((slow.damping - 4 * .pi / (0.5 * 0.75)).magnitude < 1e-12)
    #expect(slow.allowsOverdamping)
    #expect(bouncy == Spring(response: 0.5, dampingRatio: 0.7))
  }

  /// Springs of every regime.
  static let springs: [Spring] = [0, 0.2, 1, 3].flatMap { velocity in
    [1.0, 5, 20, 45].flatMap { damping in
      [false, true].map { allowed in
        var spring = Spring(
          mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity * 5 - 5)
        spring.allowsOverdamping = allowed
        return spring
      }
    }
  }

  static func effectiveRatio(_ spring: Spring) -> Double {
    spring.allowsOverdamping ? spring.dampingRatio : min(1, spring.dampingRatio)
  }
}
