internal import Glibc

extension MediaTiming {
  /// How far before a boundary local time counts as at it, in seconds: half a clock's tick.
  ///
  /// Events happen at whole nanoseconds and frames at fractions, so that a boundary computed in
  /// Doubles would else be missed by a last bit.
  package static let boundaryTolerance = 0.5e-9

  /// Where the animation is at a parent time, in seconds.
  package func progress(atParentTime parentTime: Double) -> MediaProgress {
    progress(atLocalTime: localTime(atParentTime: parentTime))
  }

  /// Where the animation is at a local time, in seconds.
  ///
  /// A time within `boundaryTolerance` before the begin, the end, or a cycle's boundary counts as
  /// at it. The end belongs to the time after; a forward fill holds the end of the last cycle and
  /// not the start of one more. NaN counts as before.
  package func progress(atLocalTime localTime: Double) -> MediaProgress {
    let active = activeDuration
    guard localTime >= -Self.boundaryTolerance else {
      return progress(in: .before, at: 0, shows: fillMode.fillsBackwards)
    }
    guard localTime < active - Self.boundaryTolerance else {
      return progress(in: .after, at: active, shows: fillMode.fillsForwards)
    }
    return progress(in: .active, at: max(localTime, 0), shows: true)
  }

  private func progress(
    in phase: MediaProgress.Phase, at time: Double, shows: Bool
  ) -> MediaProgress {
    let place = phase == .after ? endPlace : place(at: time)
    return MediaProgress(
      phase: phase, fraction: shows ? place.fraction : nil, cycle: place.cycle,
      isReversing: place.isReversing,
      isFinished: speed < 0 ? phase == .before : phase == .after)
  }

  /// A place in the cycles.
  private typealias Place = (fraction: Double, cycle: Int, isReversing: Bool)

  /// The place at a time of zero or more, before the end.
  private func place(at time: Double) -> Place {
    let length = cycleDuration
    guard length > 0 else { return (0, 0, false) }
    let cycle = ((time + Self.boundaryTolerance) / length).rounded(.down)
    return leg(at: max(0, time - cycle * length), ofCycle: cycle)
  }

  /// The place at the end: a whole number of cycles ends with the last one's end.
  private var endPlace: Place {
    let length = cycleDuration
    let active = activeDuration
    guard length > 0, active < .infinity else { return (1, 0, false) }
    let cycle = ((active + Self.boundaryTolerance) / length).rounded(.down)
    let rest = active - cycle * length
    guard rest <= Self.boundaryTolerance, cycle > 0 else { return leg(at: rest, ofCycle: cycle) }
    return leg(at: length, ofCycle: cycle - 1)
  }

  /// The place within a cycle; the way back mirrors the way there.
  private func leg(at time: Double, ofCycle cycle: Double) -> Place {
    let ratio = min(max(time / duration, 0), autoreverses ? 2 : 1)
    let index = Int(exactly: cycle) ?? .max
    return ratio > 1 ? (2 - ratio, index, true) : (ratio, index, false)
  }
}
