internal import Foundation
internal import Timing

/// Where an animation is in its run, at a time at which it has an effect.
struct AnimationMoment {
  /// How far the present cycle is, 0...1, before any pacing; falls on the way back.
  let progress: Double
  /// How many whole cycles lie before.
  let cycle: Int
  /// The length of a cycle one way, in seconds.
  let duration: Double
}

extension CAAnimation {
  /// The timing as a value, with the given begin time, in seconds of parent time.
  func mediaTiming(beginningAt beginTime: Double) -> MediaTiming {
    var timing = MediaTiming(beginTime: beginTime, duration: duration)
    timing.speed = Double(decimal: speed)
    timing.timeOffset = timeOffset
    timing.repeatCount = Double(decimal: repeatCount)
    timing.repeatDuration = repeatDuration
    timing.autoreverses = autoreverses
    timing.fillMode = fillMode.value
    return timing
  }

  /// Changes the presented state as the animation does at a parent time, in seconds.
  func apply(timing: MediaTiming, at parentTime: Double, to presentation: inout Presentation) {
    let place = timing.progress(atParentTime: parentTime)
    guard let progress = place.fraction else { return }
    let moment = AnimationMoment(
      progress: progress, cycle: place.cycle, duration: max(timing.duration, 0))
    apply(at: moment, to: &presentation)
  }
}

extension CAMediaTimingFillMode {
  /// The mode as a value; a name that is not listed counts as removed.
  fileprivate var value: FillMode {
    switch self {
    case .forwards: .forwards
    case .backwards: .backwards
    case .both: .both
    default: .removed
    }
  }
}
