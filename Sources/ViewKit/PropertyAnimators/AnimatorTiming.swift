import Foundation
import Timing

/// How long an animator takes and at which pace, worked out from its timing parameters.
struct AnimatorTiming {
  /// In seconds.
  let duration: TimeInterval
  let pacing: ViewPacing
  /// What paces vertical components, where that differs.
  let verticalPacing: ViewPacing?

  /// An even pace.
  init(linearFor duration: TimeInterval) {
    self.duration = duration
    pacing = .curve(.linear)
    verticalPacing = nil
  }

  /// What a provider says; a duration that is not above 0 or no number counts as 0.
  ///
  /// A spring that knows how long it takes is not asked to take `duration`.

  init(_ provider: (any UITimingCurveProvider)?, duration given: TimeInterval) {
    let wanted = given > 0 && given.isFinite ? given : 0
    if let spring = provider?.springTimingParameters {
      duration = spring.settlingDuration ?? wanted
      let (horizontal, vertical) = spring.springs(for: duration)
      pacing = .spring(horizontal)
      verticalPacing = horizontal == vertical ? nil : .spring(vertical)
    } else {
      duration = wanted
      pacing = .curve(provider?.cubicTimingParameters?.curve ?? .easeInEaseOut)
      verticalPacing = nil
    }
  }

  /// The pace as a curve over the duration, or over `seconds` of it.
  func curve(isVertical: Bool = false) -> TimingCurve {
    switch isVertical ? verticalPacing ?? pacing : pacing {
    case .curve(let curve): curve
    case .spring(let spring): .spring(spring, duration: duration)
    }
  }
}

extension TimingCurve {
  /// The first time, 0...1, at which the curve reaches a value; 1 where it never does.
  ///
  /// Exact for what rises all the way; of what swings it finds the first rise, in steps of 1/1024.
  func time(reaching value: Double) -> Double {
    guard value > 0 else { return 0 }
    guard self != .linear else { return min(value, 1) }
    var lower = 0.0
    for step in 1...1_024 {
      let upper = Double(step) / 1_024
      if self.value(at: upper) >= value { return bisected(lower, upper, value) }
      lower = upper
    }
    return 1
  }

  private func bisected(_ low: Double, _ high: Double, _ value: Double) -> Double {
    var (lower, upper) = (low, high)
    for _ in 0..<60 {
      let middle = (lower + upper) / 2
      if self.value(at: middle) < value { lower = middle } else { upper = middle }
    }
    return upper
  }
}
