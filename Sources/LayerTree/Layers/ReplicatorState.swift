internal import Foundation
package import Pixels

/// What a replicator layer makes of what lies in it.
package struct ReplicatorState: Hashable, Sendable {
  /// Copies asked for; fewer than none are none.
  package var count = 1
  /// How much later each copy is than the one before, in seconds of the layer's time.
  package var delay: Double = 0
  /// What each copy does to the one before.
  package var transform = CATransform3DIdentity
  /// What multiplies the first copy; nil for white.
  package var color: Color? = .white
  /// What each copy adds to the factor of the one before.
  package var redOffset: Double = 0
  /// What each copy adds to the factor of the one before.
  package var greenOffset: Double = 0
  /// What each copy adds to the factor of the one before.
  package var blueOffset: Double = 0
  /// What each copy adds to the factor of the one before.
  package var alphaOffset: Double = 0

  /// What a new replicator layer shows: one copy, as it is.
  package init() {}

  /// Most copies that are drawn.
  static let greatestCount = 1024

  /// Whether more copies are asked for than are drawn.
  var hasTooManyCopies: Bool { count > Self.greatestCount }

  /// One drawing of what lies in the layer.
  struct Copy {
    /// Where it lies, about the anchor point.
    let transform: CATransform3D
    /// How much later it is, in seconds.
    let delay: Double
    /// What multiplies it, alpha included; each of 0...1.
    let color: Color
  }

  /// The copies to draw, the first at the bottom.
  var copies: [Copy] {
    var place = CATransform3DIdentity
    return (0..<min(max(count, 0), Self.greatestCount)).map { index in
      defer { place = CATransform3DConcat(place, transform) }
      let steps = Double(index)
      let first = color ?? .white
      let color = Color(
        red: Self.share(first.red + steps * redOffset),
        green: Self.share(first.green + steps * greenOffset),
        blue: Self.share(first.blue + steps * blueOffset),
        alpha: Self.share(first.alpha + steps * alphaOffset))
      return Copy(transform: place, delay: steps * delay, color: color)
    }
  }

  /// A factor limited to 0...1; NaN is 0.
  private static func share(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}

extension ReplicatorState.Copy {
  /// What multiplies its colours, without alpha; nil where nothing does.
  var tint: Color? {
    guard color.red.visible < 255 || color.green.visible < 255 || color.blue.visible < 255 else {
      return nil
    }
    return Color(red: color.red, green: color.green, blue: color.blue)
  }
}
