// Calls with a question mark; see OptionalCalls.swift.

extension UIViewControllerTransitioningDelegate {
  /// What `animationController?(forPresented:presenting:source:)` and the other one call.
  @_disfavoredOverload
  public var animationController: TransitioningAnimatorCall? {
    TransitioningAnimatorCall(delegate: self)
  }

  /// What `interactionControllerForPresentation?(using:)` calls.
  @_disfavoredOverload
  public var interactionControllerForPresentation: TransitioningInteractionCall? {
    TransitioningInteractionCall { self.interactionControllerForPresentation(using: $0) }
  }

  /// What `interactionControllerForDismissal?(using:)` calls.
  @_disfavoredOverload
  public var interactionControllerForDismissal: TransitioningInteractionCall? {
    TransitioningInteractionCall { self.interactionControllerForDismissal(using: $0) }
  }

  /// What `presentationController?(forPresented:presenting:source:)` calls.
  @_disfavoredOverload
  public var presentationController: PresentationControllerCall? {
    PresentationControllerCall(delegate: self)
  }
}

/// The questions for animators that are optional in UIKit.
@MainActor
public struct TransitioningAnimatorCall {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forDismissed: dismissed)
  }
}

/// One of the questions for interaction controllers that are optional in UIKit.
@MainActor
public struct TransitioningInteractionCall {
  let ask:
    @MainActor (any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?

  /// Calls the delegate's method.
  public func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ask(animator)
  }
}

/// The question for a presentation controller, which is optional in UIKit.
@MainActor
public struct PresentationControllerCall {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
