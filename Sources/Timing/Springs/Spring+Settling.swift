internal import Glibc
internal import PortableMath

extension Spring {
  /// The distance from the goal, as a share of the whole, below which a spring counts as settled.
  package static let settledDistance = 0.001

  /// The settling time that CASpringAnimation reports, in seconds.
  ///
  /// For an underdamped spring the time at which its envelope falls to 0.001; else the first
  /// multiple of 0.1 s from which on the distance stays below 0.001 for more than a second.
  /// Infinite without damping, and where an hour does not suffice.
  package var settlingDuration: Double {
    switch regime {
    case .undamped: .infinity
    case .underdamped: envelopeSettlingDuration
    case .critical, .overdamped: scannedSettlingDuration
    }
  }

  /// The settling time that UIKit gives a property animator, in seconds.
  ///
  /// As `settlingDuration`, but for a critically damped spring the exact time at which the distance
  /// last falls to 0.001: the solution of |1 + (ω − v) T| e^(−ωT) = 0.001.
  package var animatorSettlingDuration: Double {
    regime == .critical ? criticalSettlingDuration : settlingDuration
  }

  private var envelopeSettlingDuration: Double {
    let start = 1 + sineShare.magnitude
    let decay = dampingRatio * angularFrequency
    return max(0, Elementary.logarithm(start / Self.settledDistance) / decay)
  }

  /// Steps of 0.1 s in the scan's hour.
  private static let mostScanSteps = 36_000

  private var scannedSettlingDuration: Double {
    var settledSince: Int?
    for step in 0...Self.mostScanSteps {
      guard residual(at: Double(step) / 10).magnitude < Self.settledDistance else {
        settledSince = nil
        continue
      }
      let since = settledSince ?? step
      if step - since > 10 { return Double(since) / 10 }
      settledSince = since
    }
    return .infinity
  }

  /// The last root of |1 + aτ| e^(−τ) = 0.001 with τ = ωT and a = (ω − v) / ω, by bisection.
  private var criticalSettlingDuration: Double {
    let frequency = angularFrequency
    let slope = (frequency - initialVelocity) / frequency
    let distance = { (time: Double) in
      (1 + slope * time).magnitude * Elementary.exponential(-time)
    }
    var (lower, upper) = Self.lastFall(ofSlope: slope, distance)
    for _ in 0..<200 {
      let middle = (lower + upper) / 2
      guard middle > lower, middle < upper else { break }
      if distance(middle) > Self.settledDistance { lower = middle } else { upper = middle }
    }
    return upper / frequency
  }

  /// An interval on which the distance falls through 0.001 for the last time.
  ///
  /// After its zero, if it has one, the distance rises to a peak at τ = 1 − 1/a. If that is too low
  /// to count, the last fall is the one to the zero at τ = −1/a.
  private static func lastFall(
    ofSlope slope: Double, _ distance: (Double) -> Double
  ) -> (lower: Double, upper: Double) {
    let peak = slope == 0 ? 0 : max(0, 1 - 1 / slope)
    if slope < 0, distance(peak) < settledDistance { return (0, -1 / slope) }
    var upper = peak + 1
    while distance(upper) > settledDistance { upper += 1 }
    return (peak, upper)
  }
}
