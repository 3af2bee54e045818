internal import Drawing
internal import Geometry
internal import Pixels

/// A paint made ready for one shape: what colour each device pixel gets at full coverage.
enum PaintSource: Sendable {
  case solid(PremultipliedColor)
}

extension PaintSource {
  /// The source of a paint in a shape's outline space; `nil` if it paints nothing.
  init?(_ paint: Paint, transform: CGAffineTransform) {
    switch paint {
    case .color(let color):
      let pixel = PremultipliedColor(color)
      if pixel == .clear { return nil }
      self = .solid(pixel)
    case .linearGradient, .radialGradient, .image:
      return nil
    }
  }
}
