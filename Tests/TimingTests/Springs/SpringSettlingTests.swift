import Foundation
import Testing
import Timing

@Suite("Settling times")
struct SpringSettlingTests {
  @Test("An underdamped spring stays within 0.001 from its settling time on")
  func underdamped() {
    for damping in [0.5, 2, 10, 19] {
      let spring = Spring(damping: damping, initialVelocity: 3)
      let end = spring.settlingDuration
      for step in 0...1_000 {
        let left = 1 - spring.displacement(at: end * (1 + Double(step) / 200))
        if left.magnitude > 0.001 { Issue.record("damping \(damping), step \(step): \(left)") }
      }
      #expect(spring.animatorSettlingDuration == end)
    }
  }

  @Test("A critically damped spring settles at a multiple of 0.1 s, or exactly for UIKit")
  func critical() {
    #expect(Spring.push.settlingDuration == 0.6)
    // ωT = 9.233413476451586 and ω = √(1000/3).
    #expect((Spring.push.animatorSettlingDuration - 0.505735).magnitude < 5.1e-7)
    #expect(
      (Spring(response: 0.3, dampingRatio: 1).animatorSettlingDuration - 0.440863).magnitude
        < 5.1e-7)
  }

  @Test(
    "UIKit's settling time is the last moment at which 0.001 is left",
    arguments: [-40.0, -3, 0, 5, 9.9, 10, 10.1, 11, 30, 1e5])
  func lastMoment(velocity: Double) {
    let spring = Spring(damping: 20, initialVelocity: velocity)
    let end = spring.animatorSettlingDuration

    #expect(((1 - spring.displacement(at: end)).magnitude - 0.001).magnitude < 1e-9)
    for step in 1...1_000 {
      let left = 1 - spring.displacement(at: end * (1 + Double(step) / 100))
      if left.magnitude > 0.001 { Issue.record("step \(step): \(left)") }
    }
  }

  @Test("An overdamped spring is scanned for a quiet second")
  func overdamped() {
    let spring = Spring(perceptualDuration: 0.5, bounce: -0.5)
    let end = spring.settlingDuration

    #expect((1 - spring.displacement(at: end)).magnitude < 0.001)
    #expect((1 - spring.displacement(at: end - 0.1)).magnitude >= 0.001)
    #expect((end * 10).rounded() == end * 10)
  }

  @Test("Without damping a spring never settles, nor in an hour where it is that slow")
  func never() {
    #expect(Spring(damping: 0).settlingDuration == .infinity)
    #expect(Spring(stiffness: 1e-6, damping: 1).settlingDuration == .infinity)
  }

  @Test("A spring with nothing to do settles at once")
  func atOnce() {
    #expect(Spring(mass: 1, stiffness: 1e12, damping: 2e6).settlingDuration == 0.1)
  }
}
