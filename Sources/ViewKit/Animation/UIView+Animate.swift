// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import Geometry
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

  /// Animates the changes that a closure makes with a spring that seems to take a duration; it runs
  /// until it has settled.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    let settling = min(spring.animatorSettlingDuration, Spring.longestSettling)
    var settings = ViewAnimationSettings(
      duration: duration > 0 ? settling : 0, delay: delay, options: options)
    settings.pacing = .spring(spring)
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

  /// Has the changes that a closure makes within an animation repeat, in place of what the
  /// animation's options say.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: @MainActor () -> Void
  ) {
    guard let block = ViewAnimationBlock.current else { return animations() }
    let outer = block.parameters
    defer { block.parameters = outer }
    block.parameters.repeatCount = count > 0 ? Float(min(count, 1e9)) : 0
    block.parameters.autoreverses = autoreverses
    animations()
  }

  /// Takes views off the screen as the system does, with other animations beside it.
  ///
  /// They shrink and fade; at the end they leave their superviews.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: systemDuration, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
      }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  /// Seconds that the system's own animations take.
  private static let systemDuration = 0.25

  /// Makes changes without animating them, also inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: @MainActor () -> Void) {
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

extension Spring {
  /// Seconds after which a spring that never settles is cut off.
  static let longestSettling = 3_600.0
}
