// Calls with a question mark of requirements that are optional in UIKit; see OptionalCalls.swift.

public import Foundation

extension UIDynamicAnimatorDelegate {
  /// What `dynamicAnimatorWillResume?(_:)` calls.
  public var dynamicAnimatorWillResume: (@MainActor (UIDynamicAnimator) -> Void)? {
    { animator in self.dynamicAnimatorWillResume(animator) }
  }

  /// What `dynamicAnimatorDidPause?(_:)` calls.
  public var dynamicAnimatorDidPause: (@MainActor (UIDynamicAnimator) -> Void)? {
    { animator in self.dynamicAnimatorDidPause(animator) }
  }
}

extension UICollisionBehaviorDelegate {
  /// What `collisionBehavior?(_:beganContactFor:withBoundaryIdentifier:at:)` and the others call.
  @_disfavoredOverload
  public var collisionBehavior: CollisionDelegateCall? { CollisionDelegateCall(delegate: self) }
}

/// The calls of this delegate's methods that are optional in UIKit.
@MainActor
public struct CollisionDelegateCall {
  let delegate: any UICollisionBehaviorDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    delegate.collisionBehavior(
      behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    delegate.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    delegate.collisionBehavior(behavior, endedContactFor: item1, with: item2)
  }
}
