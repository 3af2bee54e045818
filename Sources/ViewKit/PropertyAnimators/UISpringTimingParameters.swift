// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// Left out: coding.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Geometry
import Timing

/// A spring that paces a property animator.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// What determines the spring.
  private enum Form {
    /// It is fitted to the animator's duration.
    case fitted(dampingRatio: Double)
    /// It is what it is, and takes as long as it takes.
    case given(Spring)
  }

  /// Whole distances a second: `dx` for what is horizontal or has no direction, `dy` for the rest.
  open private(set) var initialVelocity: CGVector
  private let form: Form

  private init(_ form: Form, velocity: CGVector) {
    self.form = form
    initialVelocity = velocity
    super.init()
  }

  /// The system's own spring.
  public override convenience init() {
    self.init(.given(.push), velocity: .zero)
  }

  /// A spring fitted to the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.fitted(dampingRatio: ratio), velocity: velocity)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring by its constants; the animation takes until it has settled.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      .given(Spring(mass: mass, stiffness: stiffness, damping: damping)), velocity: velocity)
  }

  /// A spring that seems to take a duration; the animation takes until it has settled.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    self.init(
      .given(Spring(perceptualDuration: duration, bounce: bounce)), velocity: initialVelocity)
  }

  /// Nothing is ever decoded.
  public required convenience init?(coder: NSCoder) {
    self.init(.given(.push), velocity: .zero)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The springs along x and y, for an animation of a duration; seconds.
  func springs(for duration: TimeInterval) -> (horizontal: Spring, vertical: Spring) {
    (spring(initialVelocity.dx, duration), spring(initialVelocity.dy, duration))
  }

  /// Seconds until both springs have settled; nil where they take the animator's duration.
  var settlingDuration: TimeInterval? {
    guard case .given = form else { return nil }
    let (horizontal, vertical) = springs(for: 0)
    return min(
      max(horizontal.animatorSettlingDuration, vertical.animatorSettlingDuration),
      Spring.longestSettling)
  }

  private func spring(_ velocity: CGFloat, _ duration: TimeInterval) -> Spring {
    switch form {
    case .fitted(let ratio):
      return .fitted(dampingRatio: ratio, velocity: velocity, duration: duration)
    case .given(let given):
      var spring = Spring(
        mass: given.mass, stiffness: given.stiffness, damping: given.damping,
        initialVelocity: velocity)
      spring.allowsOverdamping = given.allowsOverdamping
      return spring
    }
  }
}
