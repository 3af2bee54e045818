public import Foundation
public import Geometry

/// What a coordinator tells of its transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var initiallyInteractive: Bool { get }
  /// Whether the animator can be paused and driven after it began.
  var isInterruptible: Bool { get }
  /// The animator's declared duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress that the interaction gave last, 0...1.
  var percentComplete: CGFloat { get }
  /// How fast the rest runs; below 0 after a cancel.
  var completionVelocity: CGFloat { get }
  /// The pace of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  var containerView: UIView { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs further animations beside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates with the transition's duration; false when it is too late.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for views outside of the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls the handler when the interaction is over.
  func notifyWhenInteractionEnds(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls the handler whenever the interaction is over or begins again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates with the transition's duration; false when it is too late.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// The same for views outside of the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
