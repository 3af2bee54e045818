internal import Foundation
internal import Geometry

/// A layer at a time, in its place: everything that drawing it asks for.
@MainActor
struct PresentedLayer {
  let layer: CALayer
  /// What it shows.
  let state: LayerState
  /// Its own time, in seconds.
  let seconds: Double
  /// From its superlayer's space (or that of the layer it masks) to device pixels.
  let surroundings: CGAffineTransform
  /// From its own space to device pixels.
  let toDevice: CGAffineTransform

  /// `layer` at a time of what it lies in, in seconds.
  init(_ layer: CALayer, atParentTime seconds: Double, in surroundings: CGAffineTransform) {
    self.layer = layer
    self.seconds = layer.ownTime(atParent: seconds)
    self.state = layer.presentedState(atLocalTime: self.seconds)
    self.surroundings = surroundings
    self.toDevice = state.planeToParent.concatenating(surroundings)
  }

  /// What lies in the layer, the lowest first.
  var sublayers: [PresentedLayer] {
    let inner = state.sublayerMap.concatenating(toDevice)
    return layer.sublayerList
      .map { PresentedLayer($0, atParentTime: seconds, in: inner) }
      .sortedByDepth(\.state.zPosition)
  }

  /// The mask in its place.
  var mask: PresentedLayer? {
    layer.mask.map { PresentedLayer($0, atParentTime: seconds, in: toDevice) }
  }

  /// Whether there is anything to see at all, as far as the layer itself says.
  var isVisible: Bool {
    guard !state.isHidden, opacity.visible > 0, toDevice.isFinite else { return false }
    return toDevice.determinant > 0 || (toDevice.determinant < 0 && state.isDoubleSided)
  }

  /// 0...1; a number out of it is limited, and NaN is 0.
  var opacity: Double { state.opacity > 0 ? min(state.opacity, 1) : 0 }
}

extension Double {
  /// The share of 0...1 as drawn: 0 to 255, rounded; NaN is 0.
  var visible: Int { self > 0 ? Int((Swift.min(self, 1) * 255).rounded()) : 0 }
}
