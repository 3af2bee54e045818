// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

extension UIView {
  /// How a key frame animation runs; raw values as in the SDK.
  ///
  /// The bits of ``AnimationOptions`` that set a curve count as well, for the whole time.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The calculation mode in bits 10 to 12.
    fileprivate var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 0x7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// What is left without the calculation mode.
    fileprivate var general: AnimationOptions {
      AnimationOptions(rawValue: rawValue & ~(0x7 << 10))
    }
  }

  /// Animates changes through key frames, which the closure adds by
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///
  /// All values of one property make one animation; between key frames a value holds. A curve in
  /// the options paces the whole.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let settings = ViewAnimationSettings(
      duration: duration, delay: delay, options: options.general)
    let collector = KeyframeCollector(mode: options.calculationMode)
    ViewAnimationBlock(settings, keyframes: collector, completion: completion).run(animations)
  }

  /// Adds one key frame: changes that are made from one time to another, as shares of the whole.
  ///
  /// Outside of key frames, but within an animation, it is the only one of its own.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @MainActor () -> Void
  ) {
    guard let block = ViewAnimationBlock.current else { return animations() }
    guard let keyframes = block.keyframes else {
      return animateKeyframes(withDuration: block.duration, delay: 0) {
        addKeyframe(
          withRelativeStartTime: frameStartTime, relativeDuration: frameDuration,
          animations: animations)
      }
    }
    keyframes.with(start: frameStartTime, duration: frameDuration, animations)
  }
}
