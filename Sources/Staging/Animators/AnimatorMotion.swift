package import Foundation
package import LayerTree
import Timing
package import ViewKit

/// When and how an animator's views move.
package struct AnimatorMotion: Hashable, Sendable {
  /// Of the movement itself, in seconds.
  package var duration: TimeInterval
  /// Before anything moves, in seconds.
  package var delay: TimeInterval
  package var pacing: ViewPacing

  /// A movement; by default ease-in-ease-out, without delay.
  package init(
    duration: TimeInterval, delay: TimeInterval = 0,
    pacing: ViewPacing = .curve(.cubic(.easeInEaseOut))
  ) {
    self.duration = duration
    self.delay = delay
    self.pacing = pacing
  }

  /// Delay and movement together, in seconds.
  package var total: TimeInterval { delay + duration }

  /// Animates the changes that a closure makes.
  @MainActor
  package func animate(
    _ changes: @MainActor () -> Void, completion: @escaping @MainActor (Bool) -> Void
  ) {
    UIView.animate(
      withDuration: delay > 0 ? explicitDuration : duration, delay: delay, pacing: pacing,
      animations: changes,
      completion: completion)
  }

  /// The duration for an explicit animation, in seconds: never 0, which would stand for the
  /// transaction's own.
  private var explicitDuration: TimeInterval { max(duration, 1e-9) }

  /// Gives an explicit animation this movement's duration, delay and pace.
  @MainActor
  package func pace(_ animation: CAAnimation, on layer: CALayer) {
    animation.duration = explicitDuration
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.fillMode = .backwards
    }
    switch pacing {
    case .curve(let curve): animation.pacing = curve
    case .spring(let spring): animation.pacing = .spring(spring, duration: duration)
    }
  }
}
