// Follows CASpringAnimation of CAAnimation.h: a damped spring from one value to another.
// Left out: nothing; bad parameters are replaced by their defaults.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
package import Timing

/// An animation of a property that a spring pulls from one value to another.
///
/// The duration is not taken from the spring: unless set it is that of any animation.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// Greater than 0.
  open var mass: CGFloat = 1 {
    didSet { if !(mass > 0 && mass.isFinite) { mass = 1 } }
  }
  /// Greater than 0.
  open var stiffness: CGFloat = 100 {
    didSet { if !(stiffness > 0 && stiffness.isFinite) { stiffness = 100 } }
  }
  /// 0 or greater.
  open var damping: CGFloat = 10 {
    didSet { if !(damping >= 0 && damping.isFinite) { damping = 10 } }
  }
  /// Ways a second, toward the target where positive.
  open var initialVelocity: CGFloat = 0 {
    didSet { if !initialVelocity.isFinite { initialVelocity = 0 } }
  }
  /// Whether more damping than critical slows the spring; else it counts as critical.
  open var allowsOverdamping = false

  public override init() {
    super.init()
  }

  /// A spring that seems to take `perceptualDuration` seconds, and bounces from 0 not at all to 1.
  ///
  /// The duration becomes that until it settles.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / perceptualDuration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
    allowsOverdamping = true
    duration = settlingDuration
  }

  /// Seconds until the spring is at rest for the eye: within a thousandth of the way.
  open var settlingDuration: CFTimeInterval {
    let speed = Double(speed)
    return speed == 0 ? spring.settlingDuration : spring.settlingDuration / speed
  }

  /// How long the spring seems to take, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * Double.pi / (stiffness / mass).squareRoot() }

  /// How much the spring bounces: 0 not at all, 1 for ever, below 0 for a sluggish one.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The spring as a value.
  package var spring: Spring {
    var spring = Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    spring.allowsOverdamping = allowsOverdamping
    return spring
  }

  override func emptyCopy() -> CAAnimation { CASpringAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }

  override func travelled(at moment: AnimationMoment) -> Double {
    spring.displacement(at: paced(moment.progress) * moment.duration)
  }
}
