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
  /// What paces vertical components, where that differs.
  var verticalPacing: ViewPacing?
}

/// What one block's animations are made with.
struct ViewAnimationParameters {
  /// In seconds.
  var duration: TimeInterval
  /// In seconds.
  var delay: TimeInterval
  var options: UIView.AnimationOptions
  var pacing: ViewPacing
  /// What paces vertical components, where that differs.
  var verticalPacing: ViewPacing?
  /// How often the way is gone; 0 for once.
  var repeatCount: Float
  /// Whether each way is gone back as well.
  var autoreverses: Bool

  /// Settings after inheritance.
  ///
  /// Within another block that block's duration and curve win, unless the options say that they
  /// don't. The delay is never inherited; within a property animator it shortens the duration.
  @MainActor
  init(_ settings: ViewAnimationSettings, inheritingFrom outer: ViewAnimationBlock?) {
    let options = settings.options
    delay = settings.delay > 0 ? settings.delay : 0
    self.options = options
    (duration, pacing) = settings.ownPacing
    verticalPacing = settings.verticalPacing
    repeatCount = options.contains(.repeat) ? .greatestFiniteMagnitude : 0
    autoreverses = options.contains(.autoreverse)
    guard let outer, !options.contains(.overrideInheritedOptions) else { return }
    if !options.contains(.overrideInheritedDuration) {
      duration = outer.duration - (outer.animator == nil ? 0 : delay)
    }
    if !options.contains(.overrideInheritedCurve) {
      (pacing, verticalPacing) = (outer.parameters.pacing, outer.parameters.verticalPacing)
    }
  }

  /// The pace as a curve over the block's duration.
  func curve(isVertical: Bool) -> TimingCurve {
    switch isVertical ? verticalPacing ?? pacing : pacing {
    case .curve(let curve): curve
    case .spring(let spring): .spring(spring, duration: duration)
    }
  }
}

extension ViewAnimationSettings {
  /// The length and pace that were asked for; the system's own curve brings its length along.
  fileprivate var ownPacing: (duration: TimeInterval, pacing: ViewPacing) {
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
