import Foundation
import Timing

/// What a block animation was asked for, before an outer block has its say.
struct ViewAnimationSettings {
  /// In seconds.
  var duration: TimeInterval
  /// In seconds.
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  /// Where given, it rules in place of the options' curve.
  var pacing: ViewPacing?

  /// The pace and length after inheritance.
  ///
  /// Within another block that block's duration and curve win, unless the options say that they
  /// don't. The delay is never inherited.
  func inheriting(
    from outer: ViewAnimationBlock?
  ) -> (
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    pacing: ViewPacing
  ) {
    let own = ownPacing
    var duration = own.duration
    var pacing = own.pacing
    if let outer, !options.contains(.overrideInheritedOptions) {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { pacing = outer.pacing }
    }
    return (duration, delay, options, pacing)
  }

  private var ownPacing: (duration: TimeInterval, pacing: ViewPacing) {
    if let pacing { return (duration, pacing) }
    switch options.curveRawValue {
    case 1: return (duration, .curve(.cubic(.easeIn)))
    case 2: return (duration, .curve(.cubic(.easeOut)))
    case 3: return (duration, .curve(.linear))
    case 7: return (Spring.pushDuration, .spring(.push))
    default: return (duration, .curve(.cubic(.easeInEaseOut)))
    }
  }
}
