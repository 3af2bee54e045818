internal import Glibc
internal import PortableMath

extension Spring {
  /// UIKit's spring of a damping ratio that just settles within a duration.
  ///
  /// Mass 1; the stiffness is such that at the duration's end the envelope of what is left (its
  /// sine part, or all of it at ζ = 1) is 0.001 of the way. UIKit finds it by 12 steps of Newton's
  /// method from ω = 5 / T, and so does this: with a great velocity and little damping these lead
  /// elsewhere than to the nearest solution. Where they end at no positive number the solution for
  /// rest is taken; with next to no damping (ζ ≤ 0.001) not even that exists, and ω stays 5 / T.
  ///
  /// - Parameters:
  ///   - dampingRatio: ζ, clamped to 1.19e-7...1.
  ///   - velocity: In whole distances a second, positive toward the goal.
  ///   - duration: In seconds, clamped to 0.01...10 for this purpose.
  /// - Returns: A spring with that initial velocity; the animation still takes `duration`.
  package static func fitted(
    dampingRatio: Double, velocity: Double, duration: Double
  ) -> Spring {
    let fit = SpringFit(
      ratio: min(max(dampingRatio, 1.19e-7), 1),
      velocity: velocity.isFinite ? min(max(velocity, -1e6), 1e6) : 0,
      duration: min(max(duration, 0.01), 10))
    let frequency = fit.frequency
    return Spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * fit.ratio * frequency,
      initialVelocity: fit.velocity)
  }
}

/// The equation whose solution is the angular frequency of a fitted spring.
private struct SpringFit {
  let ratio: Double
  let velocity: Double
  let duration: Double

  /// ω in radians a second; positive.
  var frequency: Double {
    guard velocity != 0 else { return frequencyFromRest }
    let found = newtonFrequency
    return found.isFinite && found > 0 ? found : frequencyFromRest
  }

  private var start: Double { 5 / duration }

  private var newtonFrequency: Double {
    var frequency = start
    for _ in 0..<12 {
      let (excess, slope) = excess(at: frequency)
      frequency -= excess / slope
    }
    return frequency
  }

  /// The solution for no velocity: ln(ζ / (0.001 √(1 − ζ²))) / (ζT), or 9.2334… / T at ζ = 1.
  private var frequencyFromRest: Double {
    guard ratio < 1 else { return 9.233_413_476_451_586 / duration }
    let share = ratio / root / Spring.settledDistance
    guard share > 1 else { return start }
    return Elementary.logarithm(share) / (ratio * duration)
  }

  /// √(1 − ζ²).
  private var root: Double { ((1 - ratio) * (1 + ratio)).squareRoot() }

  /// What is left at the duration's end, less 0.001, and its derivative by ω.
  private func excess(at frequency: Double) -> (excess: Double, slope: Double) {
    let (share, slope) = share(at: frequency)
    let decay = Elementary.exponential(-ratio * frequency * duration)
    let size = share.magnitude
    let sizeSlope = share < 0 ? -slope : slope
    return (size * decay - Spring.settledDistance, (sizeSlope - ratio * duration * size) * decay)
  }

  /// The factor of the envelope, signed, and its derivative by ω.
  ///
  /// (ζω − v) / (ω √(1 − ζ²)) below critical damping, (ω − v) T + 1 at it.
  private func share(at frequency: Double) -> (share: Double, slope: Double) {
    guard ratio < 1 else { return ((frequency - velocity) * duration + 1, duration) }
    let share = (ratio - velocity / frequency) / root
    return (share, velocity / (frequency * frequency) / root)
  }
}
