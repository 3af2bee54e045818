internal import Glibc

/// How an animation's value follows its time.
package enum TimingCurve: Hashable, Sendable {
  /// Value equals time.
  case linear
  /// A cubic Bezier curve.
  case cubic(CubicBezierCurve)
  /// A spring that runs for `duration` seconds and is cut off there.
  case spring(Spring, duration: Double)
  /// Equal steps, each taken at its end; a count below 1 counts as 1.
  case steps(Int)

  /// The value at a time, both as progress from 0 to 1.
  ///
  /// A spring's value at 1 is where it is then, about 0.001 from its goal if the duration is its
  /// settling time; the animated property jumps to its goal when the animation is taken away.
  ///
  /// - Parameter progress: Clamped to 0...1; NaN counts as 0.
  /// - Returns: 0 at 0; 1 at 1 for all but springs; in between springs and some cubic curves leave
  ///   0...1.
  package func value(at progress: Double) -> Double {
    let time = progress > 0 ? min(progress, 1) : 0
    switch self {
    case .linear:
      return time
    case .cubic(let curve):
      return curve.value(at: time)
    case .spring(let spring, let duration):
      return spring.displacement(at: duration * time)
    case .steps(let count):
      let steps = Double(max(count, 1))
      return (time * steps + Self.stepTolerance).rounded(.down) / steps
    }
  }

  /// How far before a step's end a time counts as at it, as a share of the step.
  ///
  /// Three thirds of a duration, divided by it, can miss the third step's end by a last bit.
  private static let stepTolerance = 1e-9

  /// Starts slowly.
  package static let easeIn = TimingCurve.cubic(.easeIn)
  /// Ends slowly.
  package static let easeOut = TimingCurve.cubic(.easeOut)
  /// Starts and ends slowly.
  package static let easeInEaseOut = TimingCurve.cubic(.easeInEaseOut)
  /// Starts fast and ends slowly.
  package static let `default` = TimingCurve.cubic(.default)
  /// The system's push and pop: `Spring.push`, cut off after half a second.
  package static let push = TimingCurve.spring(.push, duration: Spring.pushDuration)
}
