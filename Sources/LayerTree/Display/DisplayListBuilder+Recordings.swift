package import Drawing
package import Geometry
internal import Foundation
internal import Timing

extension DisplayListBuilder {
  /// The drawing of a layer by itself: its own space, wherever it lies in its superlayer.
  ///
  /// Its position and transform are left out; its opacity, mask, corners and shadow are not.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - reading: Which values of it and of all below it are read.
  ///   - map: From the layer's space to device pixels.
  ///   - smoothsStraightEdges: Whether straight edges are covered by area.
  /// - Returns: Balanced commands; what cannot be drawn is left out of them and reported to the
  ///   clock.
  package static func commands(
    drawing layer: CALayer, _ reading: LayerReading, in map: CGAffineTransform,
    smoothsStraightEdges: Bool = false
  ) -> [DisplayList.Command] {
    let clock = layer.clock ?? .current
    let options = DisplayOptions(
      pixelWidth: 0, pixelHeight: 0, scale: abs(map.determinant).squareRoot(),
      smoothsStraightEdges: smoothsStraightEdges)
    let now = clock.now.seconds
    let outerTime = layer.parent?.localTime(atMediaTime: now) ?? now
    let presented = PresentedLayer(
      alone: layer, atParentTime: outerTime, in: map, reading: reading)
    return commands(of: presented, options: options, report: clock.report)
  }
}
