import Foundation
import LayerTree
import Timing

/// The system's own push and pop, for when the delegate gives no animator.
///
/// The upper screen slides over the lower one, which follows at 30 % of the way; the lower one is
/// dimmed by up to 10 % black; a 9 point strip of shadow lies along the upper one's leading edge
/// and fades out with the transition. Neither screen's own frame moves: wrappers do. Left out:
/// right-to-left layouts.
@MainActor
final class SystemNavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  private let profile: SystemTransitionProfile

  init(operation: UINavigationController.Operation, profile: SystemTransitionProfile) {
    self.operation = operation
    self.profile = profile
    super.init()
  }

  /// What the system reports; its spring runs longer.
  private let reportedDuration: TimeInterval = 0.35

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { reportedDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      context.completeTransition(false)
      return
    }
    let isPop = operation == .pop
    let stack = SystemScreenStack(
      upper: isPop ? from : to, lower: isPop ? to : from, profile: profile,
      in: context.containerView)
    stack.place(covered: isPop ? 1 : 0)
    run(isDriven: context.isInteractive) {
      stack.place(covered: isPop ? 0 : 1)
      stack.strip.alpha = 0
    } completion: {
      stack.unwrap()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Under a finger the way is even and takes what is reported, so that it ends with the finger's.
  private func run(
    isDriven: Bool, _ changes: @MainActor () -> Void, completion: @escaping @MainActor () -> Void
  ) {
    let (spring, duration) = motion
    var settings = ViewAnimationSettings(duration: isDriven ? reportedDuration : duration)
    settings.pacing = .spring(spring)
    ViewAnimationBlock(settings) { _ in completion() }.run(changes)
  }

  private var motion: (Spring, TimeInterval) {
    switch profile {
    case .classic:
      return (.push, Spring.pushDuration)
    case .fluid:
      let spring = Spring(response: 0.3, dampingRatio: 1)
      return (spring, spring.animatorSettlingDuration)
    }
  }
}
