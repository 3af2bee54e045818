package import Foundation
package import Timing

/// One change of a navigation stack, one presentation or dismissal as it went.
@MainActor
package final class TransitionRecord {
  package let operation: UINavigationController.Operation
  package let isAnimated: Bool
  /// The animator's declared duration, in seconds; 0 without animation.
  package let declaredDuration: TimeInterval
  /// The animator that ran; nil without animation.
  package let animator: (any UIViewControllerAnimatedTransitioning)?
  /// Whether the animator came with the system and not from the delegate.
  package let isSystem: Bool
  package let began: Nanoseconds
  /// nil while it runs.
  package internal(set) var ended: Nanoseconds?
  /// Whether it completed; false while it runs and when it was cancelled.
  package internal(set) var didComplete = false
  /// What the journal calls the controller on top at the end.
  package internal(set) var finalController: String?

  init(
    operation: UINavigationController.Operation,
    animator: (any UIViewControllerAnimatedTransitioning)?, declaredDuration: TimeInterval,
    began: Nanoseconds
  ) {
    self.operation = operation
    self.isAnimated = animator != nil
    self.animator = animator
    self.isSystem = animator is SystemNavigationAnimator || animator is SystemModalAnimator
    self.declaredDuration = declaredDuration
    self.began = began
  }
}
