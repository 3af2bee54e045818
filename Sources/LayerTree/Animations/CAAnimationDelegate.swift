// Follows CAAnimationDelegate of CAAnimation.h; what is optional there has an empty default here.
// Left out: nothing.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Who is told when an animation begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation's active time began.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation reached its end (`flag` is true), or was taken away before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
