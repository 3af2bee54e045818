internal import Drawing
internal import Geometry
internal import Pixels

/// A paint made ready for one shape: what colour each device pixel gets at full coverage.
enum PaintSource: Sendable {
  case solid(PremultipliedColor)
  case gradient(GradientSampler)
  case image(ImageSampler)
}

extension PaintSource {
  /// The source of a paint in the outline space of a shape; `nil` if it paints nothing.
  ///
  /// - Precondition: The paint is no image, whose pixels the rasterizer has to find.
  init?(_ paint: Paint, map: PlaneMap) {
    switch paint {
    case .color(let color):
      let pixel = PremultipliedColor(color)
      if pixel == .clear { return nil }
      self = .solid(pixel)
    case .linearGradient(let gradient):
      guard let sampler = GradientSampler(gradient, map: map) else { return nil }
      self = .gradient(sampler)
    case .radialGradient(let gradient):
      guard let sampler = GradientSampler(gradient, map: map) else { return nil }
      self = .gradient(sampler)
    case .conicGradient(let gradient):
      guard let sampler = GradientSampler(gradient, map: map) else { return nil }
      self = .gradient(sampler)
    case .image:
      preconditionFailure("an image becomes a source by its pixels")
    }
  }

  /// The colour of a whole row, where it is known to be one.
  func plainColor(inRow row: Int) -> PremultipliedColor? {
    switch self {
    case .solid(let color): color
    case .gradient(let sampler): sampler.plainColor(inRow: row)
    case .image: nil
    }
  }

  /// Writes the colours of a row's columns to the beginning of `pixels`.
  func sample(_ columns: Range<Int>, row: Int, into pixels: inout MutableSpan<UInt32>) {
    switch self {
    case .solid(let color):
      pixels.replace(0..<columns.count, with: color)
    case .gradient(let sampler):
      sampler.sample(columns, row: row, into: &pixels)
    case .image(let sampler):
      sampler.sample(columns, row: row, into: &pixels)
    }
  }
}
