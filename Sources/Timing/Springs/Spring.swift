/// A damped spring that pulls a value from 0 to 1.
///
/// Follows CASpringAnimation: a damping above the critical one counts as critical unless
/// `allowsOverdamping` is set, and a parameter that makes no sense becomes its default. Every value
/// is a closed form of the time, so that any moment can be asked for alone.
package struct Spring: Hashable, Sendable {
  /// The mass at the spring's end, within 1e-6...1e6.
  package let mass: Double
  /// The force per displacement k, within 1e-6...1e12.
  package let stiffness: Double
  /// The braking force per speed c, within 0...1e9.
  package let damping: Double
  /// The speed at the start, in whole distances a second, positive toward the goal; within ±1e6.
  package let initialVelocity: Double
  /// Whether a damping ratio above 1 counts as it is.
  package var allowsOverdamping = false

  /// A spring with mass, stiffness, damping and initial velocity.
  ///
  /// A mass or stiffness that is not positive, a negative damping and anything that is not finite
  /// become the default; then each is clamped to its range, far beyond which no motion is visible.
  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) {
    self.mass = mass > 0 && mass.isFinite ? min(max(mass, 1e-6), 1e6) : 1
    self.stiffness =
      stiffness > 0 && stiffness.isFinite ? min(max(stiffness, 1e-6), 1e12) : 100
    self.damping = damping >= 0 && damping.isFinite ? min(damping, 1e9) : 10
    self.initialVelocity =
      initialVelocity.isFinite ? min(max(initialVelocity, -1e6), 1e6) : 0
  }

  /// The spring of the system's push and pop, critically damped in effect.
  package static let push = Spring(mass: 3, stiffness: 1_000, damping: 500)
  /// How long the system's push and pop run, in seconds, whatever duration was asked for.
  package static let pushDuration = 0.5
}

extension Spring {
  /// ω = √(k / m), the angular frequency without damping, in radians a second.
  package var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// ζ = c / (2 √(k m)), where 1 is critical.
  ///
  /// As given, also where overdamping is not allowed.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
}
