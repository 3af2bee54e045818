// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import Timing

extension UIView {
  /// Animates the changes that a closure makes.
  ///
  /// Times are in seconds. At a duration of 0 or below the changes show at once; during a delay the
  /// old values show.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let settings = ViewAnimationSettings(duration: duration, delay: delay, options: options)
    ViewAnimationBlock(settings, completion: completion).run(animations)
  }

  /// Animates the changes that a closure makes, ease-in-ease-out.
  public class func animate(
    withDuration duration: TimeInterval, animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates the changes that a closure makes with a spring fitted to the duration.
  ///
  /// A damping ratio of 1 does not bounce, less does; the velocity at the start is in whole
  /// distances a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    var settings = ViewAnimationSettings(duration: duration, delay: delay, options: options)
    settings.pacing = .spring(
      .fitted(dampingRatio: dampingRatio, velocity: velocity, duration: duration))
    ViewAnimationBlock(settings, completion: completion).run(animations)
  }

  /// Animates the changes that a closure makes at any pace.
  package class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, pacing: ViewPacing,
    animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    var settings = ViewAnimationSettings(duration: duration, delay: delay)
    settings.pacing = pacing
    ViewAnimationBlock(settings, completion: completion).run(animations)
  }

  /// Makes changes without animating them, also inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimationBlock.withoutAnimation(actionsWithoutAnimation)
  }

  /// Turns block animations of the present stage on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimationSwitch.isOn = enabled
  }

  public class var areAnimationsEnabled: Bool { ViewAnimationSwitch.isOn }

  /// The duration of the animation block that is running, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimationBlock.current?.duration ?? 0
  }
}
