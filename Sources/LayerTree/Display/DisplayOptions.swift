package import Pixels

/// What a picture of a layer tree is made for.
package struct DisplayOptions: Hashable, Sendable {
  /// Width of the picture, in pixels.
  package var pixelWidth: Int
  /// Height of the picture, in pixels.
  package var pixelHeight: Int
  /// Pixels a point.
  package var scale: Double
  /// What lies below the root layer.
  package var background: Color
  /// Whether straight layer edges are covered by area; a device covers whole pixels.
  package var smoothsStraightEdges: Bool

  /// Options for a picture of the given size in pixels.
  package init(
    pixelWidth: Int, pixelHeight: Int, scale: Double = 1, background: Color = .clear,
    smoothsStraightEdges: Bool = false
  ) {
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
    self.background = background
    self.smoothsStraightEdges = smoothsStraightEdges
  }
}
