internal import Glibc
internal import PortableMath

extension Spring {
  /// Where the spring is, with 0 at its start and 1 at its goal.
  ///
  /// - Parameter seconds: Time since the start; below 0 and NaN count as 0.
  /// - Returns: 0 at 0; finite; above 1 while it overshoots.
  package func displacement(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    return 1 - residual(at: min(seconds, Self.endOfTime))
  }

  /// The distance still to go, 1 − x, at a time of zero or more.
  func residual(at seconds: Double) -> Double {
    switch regime {
    case .undamped, .underdamped: underdampedResidual(at: seconds)
    case .critical: criticalResidual(at: seconds)
    case .overdamped: overdampedResidual(at: seconds)
    }
  }

  /// The kinds of motion, by damping ratio.
  enum Regime {
    case undamped, underdamped, critical, overdamped
  }

  var regime: Regime {
    if damping == 0 { return .undamped }
    let ratio = dampingRatio
    // So close above 1 the overdamped form would divide a rounding error by next to nothing.
    let isOver = allowsOverdamping && ratio > 1 + 1e-12
    return ratio < 1 ? .underdamped : isOver ? .overdamped : .critical
  }

  /// Seconds after which nothing changes any more; keeps every product finite.
  private static let endOfTime = 1e9

  /// B = (ζω − v) / ωd, the sine's share of the residual of an underdamped spring.
  var sineShare: Double {
    (dampingRatio * angularFrequency - initialVelocity) / dampedFrequency
  }

  private var dampedFrequency: Double {
    let ratio = dampingRatio
    return angularFrequency * ((1 - ratio) * (1 + ratio)).squareRoot()
  }

  /// e^(−ζωt) (cos ωd t + B sin ωd t), with ωd = ω √(1 − ζ²).
  private func underdampedResidual(at seconds: Double) -> Double {
    let (sine, cosine) = Elementary.sineAndCosine(dampedFrequency * seconds)
    let envelope = Elementary.exponential(-dampingRatio * angularFrequency * seconds)
    return envelope * (cosine + sineShare * sine)
  }

  /// (1 + (ω − v) t) e^(−ωt).
  private func criticalResidual(at seconds: Double) -> Double {
    let frequency = angularFrequency
    return (1 + (frequency - initialVelocity) * seconds)
      * Elementary.exponential(-frequency * seconds)
  }

  /// A e^(−(β+γ)t) + B e^((γ−β)t), with β = ζω, γ = ω √(ζ² − 1), A + B = 1.
  private func overdampedResidual(at seconds: Double) -> Double {
    let (frequency, ratio) = (angularFrequency, dampingRatio)
    let beta = ratio * frequency
    let gamma = frequency * ((ratio - 1) * (ratio + 1)).squareRoot()
    // γ − β as the quotient that it equals: the difference loses its digits at great damping.
    let slow = frequency * frequency / (beta + gamma)
    let fastShare = (initialVelocity - slow) / (2 * gamma)
    let slowShare = (beta + gamma - initialVelocity) / (2 * gamma)
    return fastShare * Elementary.exponential(-(beta + gamma) * seconds)
      + slowShare * Elementary.exponential(-slow * seconds)
  }
}
