// Follows CAMediaTiming.h: time is a hierarchy, as coordinates are; a layer's speed, offset and begin
// time reach everything below it.
// Left out: a layer's duration, repeats and fill mode; a layer is always active.

internal import Foundation

extension CALayer {
  /// The layer's time at a media time, both in seconds, through all layers above.
  ///
  /// Computed step by step from the root, as the definition has it, and not by the composed map:
  /// with the timing that most layers have, no digit is lost on the way.
  func localTime(atMediaTime seconds: Double) -> Double {
    var chain: [CALayer] = []
    var layer: CALayer? = self
    while let current = layer {
      if !current.hasDefaultTiming { chain.append(current) }
      layer = current.parent
    }
    return chain.reversed().reduce(seconds) { time, layer in layer.ownTime(atParent: time) }
  }

  /// The media time at a layer time, both in seconds; nil where time stands still.
  func mediaTime(atLocalTime seconds: Double) -> Double? {
    var time = seconds
    var layer: CALayer? = self
    while let current = layer {
      guard let outer = current.parentTime(atOwn: time) else { return nil }
      time = outer
      layer = current.parent
    }
    return time
  }

  /// How fast the layer's time passes in media time; below 0 it runs back.
  var rate: Double {
    var rate = 1.0
    var layer: CALayer? = self
    while let current = layer {
      rate *= Double(decimal: current.speed)
      layer = current.parent
    }
    return rate
  }

  /// The layer's own time at a time of its parent, both in seconds.
  func ownTime(atParent seconds: Double) -> Double {
    hasDefaultTiming ? seconds : (seconds - beginTime) * Double(decimal: speed) + timeOffset
  }

  private func parentTime(atOwn seconds: Double) -> Double? {
    guard !hasDefaultTiming else { return seconds }
    return speed == 0 ? nil : (seconds - timeOffset) / Double(decimal: speed) + beginTime
  }

  private var hasDefaultTiming: Bool { speed == 1 && beginTime == 0 && timeOffset == 0 }
}
