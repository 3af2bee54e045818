import Foundation
import Geometry

/// The context that a navigation transition gives its animator.
///
/// Frames are those of push and pop: the from view starts at the container's bounds and goes
/// nowhere (zero), the to view comes from nowhere and ends at the bounds.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let from: UIViewController
  let to: UIViewController
  let isAnimated = true
  let presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  /// The last progress an interaction gave, 0...1.
  private(set) var percentComplete: CGFloat = 0
  private var isComplete = false
  /// Called by the first `completeTransition`.
  private let onCompletion: (Bool) -> Void

  init(
    container: UIView, from: UIViewController, to: UIViewController, isInteractive: Bool,
    onCompletion: @escaping (Bool) -> Void
  ) {
    self.containerView = container
    self.from = from
    self.to = to
    self.isInteractive = isInteractive
    self.onCompletion = onCompletion
    super.init()
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  func pauseInteractiveTransition() {
    isInteractive = true
  }

  func finishInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = false
  }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
  }

  func completeTransition(_ didComplete: Bool) {
    LifecycleJournal.current.note(
      "context.completeTransition(\(didComplete))\(isComplete ? " ignored" : "")")
    guard !isComplete else { return }
    isComplete = true
    if !didComplete { transitionWasCancelled = true }
    onCompletion(didComplete)
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    viewController === from ? containerView.bounds : .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    viewController === to ? containerView.bounds : .zero
  }
}
