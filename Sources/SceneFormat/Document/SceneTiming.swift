/// How progress runs over a span of time.
package enum SceneTiming: Hashable, Sendable {
  case linear
  case easeIn
  case easeOut
  case easeInOut
  /// A cubic from (0, 0) to (1, 1) with the given control points; x within 0...1.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A spring that runs until it rests, and so sets the duration.
  case spring(SceneSpring)
  /// UIKit's spring, fitted to the duration; the ratio > 0, velocity in whole ways a second.
  case fittedSpring(dampingRatio: Double, velocity: Double)
  /// Equal steps, each taken at its end; ≥ 1.
  case steps(Int)
}

/// A spring with constants of its own.
package enum SceneSpring: Hashable, Sendable {
  /// By mass, stiffness and damping; velocity in whole ways a second, toward the end positive.
  case constants(mass: Double, stiffness: Double, damping: Double, velocity: Double)
  /// By damping ratio and the seconds of one free oscillation.
  case response(dampingRatio: Double, seconds: Double)
}

extension SceneTiming {
  /// Whether the curve sets the duration, so that none may stand beside it.
  package var setsDuration: Bool {
    if case .spring = self { true } else { false }
  }
}
