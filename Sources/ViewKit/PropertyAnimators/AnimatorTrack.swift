import Foundation
import LayerTree
import Timing

/// The part of an animator's time that a change takes, and its pace there.
struct AnimatorSpan: Hashable, Sendable {
  /// As a share of the animator's time.
  let start: Double
  /// As a share of the animator's time.
  let end: Double
  let curve: TimingCurve

  /// How much of the span is past at a share of the animator's time.
  func share(at fraction: Double) -> Double {
    guard end > start else { return fraction >= end ? 1 : 0 }
    return min(max((fraction - start) / (end - start), 0), 1)
  }

  /// How far the change is at a share of the animator's time.
  func position(at fraction: Double) -> Double { curve.value(at: share(at: fraction)) }
}

/// Where a change is for every fraction while its animator is scrubbed.
///
/// It leads from 0 over the position at which the animator was caught to 1, so that nothing jumps
/// when it is paused.
struct AnimatorScale: Hashable, Sendable {
  let span: AnimatorSpan
  let isLinear: Bool
  /// The fraction at which the animator was caught.
  let caughtFraction: Double
  /// Where the change was then.
  let caughtPosition: Double

  func position(at fraction: Double) -> Double {
    let (now, then) = (plain(fraction), plain(caughtFraction))
    guard abs(then - caughtPosition) > 1e-12 else { return now }
    guard fraction != caughtFraction else { return caughtPosition }
    if fraction < caughtFraction {
      return then > 0 ? now * caughtPosition / then : caughtPosition * fraction / caughtFraction
    }
    guard then < 1 else {
      let rest = (fraction - caughtFraction) / (1 - caughtFraction)
      return caughtPosition + (1 - caughtPosition) * rest
    }
    return 1 - (1 - now) * (1 - caughtPosition) / (1 - then)
  }

  private func plain(_ fraction: Double) -> Double {
    isLinear ? span.share(at: fraction) : span.position(at: fraction)
  }
}

/// One stretch of running, from a fraction to an end of the animator's scale.
struct AnimatorRun: Hashable, Sendable {
  /// How the way is paced.
  enum Pace: Hashable, Sendable {
    /// As the animator was made, from a share of its time.
    case original(from: Double)
    /// From where everything is, by another curve.
    case curve(TimingCurve)
  }

  /// Where it began.
  let fraction: Double
  /// 1, or 0 when reversed.
  let goal: Double
  let pace: Pace

  /// Where a change is after a share of the run that it began at a position.
  func position(of span: AnimatorSpan, from position: Double, at elapsed: Double) -> Double {
    switch pace {
    case .original(let start):
      let first = span.position(at: start)
      let plain = span.position(at: start + (goal - start) * elapsed)
      let isOnCourse = abs(first - position) <= 1e-12
      return isOnCourse ? plain : bent(plain, from: first, to: position, at: elapsed)
    case .curve(let curve):
      return position + (goal - position) * curve.value(at: share(of: span, at: elapsed))
    }
  }

  /// The original course, bent so that it begins at another place and ends at the same.
  private func bent(
    _ plain: Double, from first: Double, to position: Double, at elapsed: Double
  ) -> Double {
    let whole = goal - first
    guard abs(whole) > 1e-9 else { return position + (goal - position) * elapsed }
    return goal - (goal - plain) * (goal - position) / whole
  }

  /// How much of the change's part of the run is past.
  private func share(of span: AnimatorSpan, at elapsed: Double) -> Double {
    let whole = abs(goal - fraction)
    guard whole > 0 else { return 1 }
    let (near, far) = goal > 0 ? (span.start, span.end) : (span.end, span.start)
    let begin = min(max((near - fraction) / (goal - fraction), 0), 1)
    let end = min(max((far - fraction) / (goal - fraction), 0), 1)
    guard end > begin else { return elapsed >= end ? 1 : 0 }
    return min(max((elapsed - begin) / (end - begin), 0), 1)
  }
}

/// One animation that an animator drives.
struct AnimatorTrack {
  let layer: CALayer
  let animation: CAAnimation
  let key: LayerKey
  let block: ViewAnimationBlock
  var scale: AnimatorScale
  /// What the animation's pacing is now: the position for an elapsed share of its run.
  var course: @Sendable (Double) -> Double = { $0 }
  var hasEnded = false

  /// Where the change is now.
  @MainActor
  var position: Double { course(layer.elapsedShare(of: animation)) }
}
