// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// What is optional in the SDK has a default here, and a form that is called with a question mark.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// What an animator is doing; raw values as in the SDK.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  /// Started, running or paused.
  case active = 1
  /// Stopped, and not finished yet.
  case stopped = 2
}

/// Where an animator's properties are left; raw values as in the SDK.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// An animation that is started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  /// How far the animation is on its way, 0...1.
  var fractionComplete: CGFloat { get set }

  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping @MainActor () -> Void)
  func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping @MainActor () -> Void) {}
  public func addCompletion(
    _ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void
  ) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}

  // The forms that are called with a question mark or an exclamation mark.

  public var addAnimations: AnimationsAdder? { AnimationsAdder(animator: self) }
  public var addCompletion: CompletionAdder? { CompletionAdder(animator: self) }
  public var continueAnimation: AnimationContinuer? { AnimationContinuer(animator: self) }
}

/// What `addAnimations?(...)` calls.
@MainActor
public struct AnimationsAdder {
  let animator: any UIViewImplicitlyAnimating

  public func callAsFunction(_ animation: @escaping @MainActor () -> Void) {
    animator.addAnimations(animation)
  }

  public func callAsFunction(
    _ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat
  ) {
    animator.addAnimations(animation, delayFactor: delayFactor)
  }
}

/// What `addCompletion?(...)` calls.
@MainActor
public struct CompletionAdder {
  let animator: any UIViewImplicitlyAnimating

  public func callAsFunction(
    _ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void
  ) {
    animator.addCompletion(completion)
  }
}

/// What `continueAnimation?(withTimingParameters:durationFactor:)` calls.
@MainActor
public struct AnimationContinuer {
  let animator: any UIViewImplicitlyAnimating

  public func callAsFunction(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    animator.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}
