// Calls of requirements that are optional in Core Animation: code written for it puts a question
// mark behind their names.

extension CAAnimationDelegate {
  /// What `animationDidStart?(_:)` calls.
  public var animationDidStart: (@MainActor (CAAnimation) -> Void)? {
    { animation in self.animationDidStart(animation) }
  }

  /// What `animationDidStop?(_:finished:)` calls.
  @_disfavoredOverload
  public var animationDidStop: AnimationStopCall? { AnimationStopCall(delegate: self) }
}

/// The call of an animation's delegate at the animation's end.
@MainActor
public struct AnimationStopCall {
  let delegate: any CAAnimationDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(_ animation: CAAnimation, finished flag: Bool) {
    delegate.animationDidStop(animation, finished: flag)
  }
}
