import Foundation
import Testing
import Timing

@Suite("Springs fitted to a duration")
struct SpringFittingTests {
  struct Known: CustomTestStringConvertible {
    let duration: Double
    let ratio: Double
    let velocity: Double
    let stiffness: Double
    let damping: Double
    let values: [Double]

    var testDescription: String { "T \(duration), ζ \(ratio), v \(velocity)" }
  }

  static let known = [
    Known(
      duration: 0.5, ratio: 0.5, velocity: 0, stiffness: 646.878, damping: 25.4338,
      values: [0.487823, 1.144223, 0.987155, 0.998849, 1.000969]),
    Known(
      duration: 0.5, ratio: 0.7, velocity: 0, stiffness: 387.2746, damping: 27.5510,
      values: [0.298650, 0.860878, 1.041133, 1.001726, 0.998572]),
    Known(
      duration: 0.6, ratio: 0.8, velocity: 0, stiffness: 224.7149, damping: 23.9848,
      values: [0.248595, 0.748367, 1.009077, 1.007552, 1.000301]),
    Known(
      duration: 0.5, ratio: 1, velocity: 0, stiffness: 341.0237, damping: 36.9337,
      values: [0.236069, 0.671068, 0.944477, 0.992211, 0.999]),
    Known(
      duration: 1, ratio: 0.7, velocity: 1, stiffness: 92.3469, damping: 13.4536,
      values: [0.335341, 0.873228, 1.041428, 1.002163, 0.998450]),
  ]

  @Test("UIKit's springs have their known constants and values", arguments: known)
  func values(known: Known) {
    let spring = Spring.fitted(
      dampingRatio: known.ratio, velocity: known.velocity, duration: known.duration)

    #expect((spring.stiffness - known.stiffness).magnitude <= 5.1e-4)
    #expect((spring.damping - known.damping).magnitude <= 5.1e-5)
    #expect(spring.mass == 1 && spring.initialVelocity == known.velocity)
    SpringTests.expect(
      spring, at: [0.1, 0.25, 0.5, 0.75, 1].map { $0 * known.duration }, toBe: known.values,
      within: 5.1e-7)
  }

  @Test("The envelope is 0.001 at the duration's end")
  func envelope() {
    for ratio in [0.05, 0.3, 0.5, 0.7, 0.9, 0.99] {
      for velocity in [0, 0.5, -1, 2] {
        for duration in [0.2, 0.5, 1, 4] {
          let spring = Spring.fitted(
            dampingRatio: ratio, velocity: velocity, duration: duration)
          let frequency = spring.angularFrequency
          let share =
            (ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
          let left = share.magnitude * exp(-ratio * frequency * duration)
          if (left - 0.001).magnitude > 1e-9 {
            Issue.record("ζ \(ratio), v \(velocity), T \(duration): \(left)")
          }
        }
      }
    }
  }

  @Test("Ratio and duration are clamped for the solution")
  func clamping() {
    let short = Spring.fitted(dampingRatio: 0.7, velocity: 0, duration: 0.001)
    let long = Spring.fitted(dampingRatio: 3, velocity: 0, duration: 100)

    #expect(short == Spring.fitted(dampingRatio: 0.7, velocity: 0, duration: 0.01))
    #expect(long == Spring.fitted(dampingRatio: 1, velocity: 0, duration: 10))
  }

  @Test("Whatever is asked for, the result is a moving spring")
  func alwaysSensible() {
    for ratio in [-1, 0, 1e-7, 1e-4, 0.001, 0.01, 0.5, 1, 9, .nan] {
      for velocity in [-1e300, -100, 0, 3, 30, 1e6, .nan, .infinity] {
        for duration in [-1, 0, 0.3, 1e9, .nan] {
          let spring = Spring.fitted(dampingRatio: ratio, velocity: velocity, duration: duration)
          let isGood = spring.stiffness > 0 && spring.displacement(at: 0.1).isFinite
          if !isGood { Issue.record("ζ \(ratio), v \(velocity), T \(duration): \(spring)") }
        }
      }
    }
  }
}
