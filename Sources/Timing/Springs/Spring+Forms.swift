internal import PortableMath

extension Spring {
  /// A spring by its period and damping ratio, as designers give it.
  ///
  /// Mass 1, stiffness (2π / response)², damping 2ζ√k. A damping ratio above 1 counts as it is.
  ///
  /// - Parameters:
  ///   - response: The period without damping, in seconds; clamped to 0.001...1000.
  ///   - dampingRatio: ζ, zero or more.
  ///   - initialVelocity: In whole distances a second, positive toward the goal.
  package init(response: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let period = min(max(response, 0.001), 1_000)
    let frequency = 2 * Double.pi / period
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity)
    allowsOverdamping = true
  }

  /// A spring by its perceived duration and bounce.
  ///
  /// The period without damping is the duration; the damping ratio is 1 − bounce, or
  /// 1 / (1 + bounce) below zero. The motion takes longer than the perceived duration, namely its
  /// settling time.
  ///
  /// - Parameters:
  ///   - perceptualDuration: In seconds; clamped to 0.001...1000.
  ///   - bounce: 0 for none, up to 1 for an endless one, down to −1 for a slow approach; clamped to
  ///     −0.99...1.
  ///   - initialVelocity: In whole distances a second, positive toward the goal.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let bounce = min(max(bounce, -0.99), 1)
    self.init(
      response: perceptualDuration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: initialVelocity)
  }
}
