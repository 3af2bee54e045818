/// The timing of one animation or layer in its parent's time: Core Animation's CAMediaTiming.
///
/// Times are seconds. Local time is `(parent − beginTime) · speed + timeOffset`; the animation is
/// active from local time 0 to its active duration. A duration of zero or less has no length: from
/// local time 0 on the animation is at its end.
package struct MediaTiming: Hashable, Sendable {
  /// Parent time at which local time is `timeOffset`.
  package var beginTime = 0.0
  /// Length of one cycle one way, in local time.
  package var duration = 0.0
  /// Local seconds a parent second; 0 stands still, below 0 runs backwards.
  package var speed = 1.0
  /// Local time at `beginTime`.
  package var timeOffset = 0.0
  /// How many cycles; may be fractional or infinite; zero or less counts as not set.
  package var repeatCount = 0.0
  /// For how long cycles repeat, in local time; takes precedence over the count if above zero.
  package var repeatDuration = 0.0
  /// Whether each cycle runs back to its start as well.
  package var autoreverses = false
  /// What shows outside the active duration.
  package var fillMode = FillMode.removed

  /// The defaults: no duration, speed 1, no repeats, no fill.
  package init() {}

  /// The defaults with a begin time and a duration, in seconds.
  package init(beginTime: Double, duration: Double) {
    self.beginTime = beginTime
    self.duration = duration
  }
}

extension MediaTiming {
  /// The local time at a parent time, both in seconds.
  package func localTime(atParentTime parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// The parent time at which a local time is reached, both in seconds.
  ///
  /// - Returns: `nil` where local time stands still, or the result is not finite.
  package func parentTime(atLocalTime localTime: Double) -> Double? {
    let time = (localTime - timeOffset) / speed + beginTime
    return speed != 0 && time.isFinite ? time : nil
  }

  /// The length of one cycle, with the way back if there is one, in local seconds; zero or more.
  package var cycleDuration: Double {
    guard duration > 0 else { return 0 }
    return autoreverses ? 2 * duration : duration
  }

  /// The length of all cycles, in local seconds; zero or more, may be infinite.
  package var activeDuration: Double {
    let cycle = cycleDuration
    guard cycle > 0 else { return 0 }
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? repeatCount * cycle : cycle
  }

  /// The parent time at which the animation begins to run, in seconds.
  ///
  /// Running backwards, it begins at the end of its active duration.
  ///
  /// - Returns: `nil` where local time stands still, or it never begins.
  package var startInParentTime: Double? {
    parentTime(atLocalTime: speed < 0 ? activeDuration : 0)
  }

  /// The parent time from which on the animation is finished, in seconds.
  ///
  /// - Returns: `nil` where local time stands still, or it never ends.
  package var endInParentTime: Double? {
    parentTime(atLocalTime: speed < 0 ? 0 : activeDuration)
  }
}
