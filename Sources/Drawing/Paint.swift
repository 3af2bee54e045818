public import Foundation
public import Geometry
public import Pixels

/// What fills a shape.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case linearGradient(LinearGradient)
  case radialGradient(RadialGradient)
  case conicGradient(ConicGradient)
  case image(ImagePaint)
}

/// A colour and its place along a gradient.
public struct GradientStop: Hashable, Sendable {
  /// 0 at the gradient's start, 1 at its end.
  public var location: Double
  /// Straight sRGB.
  public var color: Color

  /// A stop; `location` is in 0...1.
  public init(location: Double, color: Color) {
    self.location = location
    self.color = color
  }
}

/// A gradient along a line; constant across it, and beyond both ends.
///
/// Colours are interpolated unpremultiplied.
public struct LinearGradient: Hashable, Sendable {
  /// In order of location, at least one.
  public var stops: [GradientStop]
  /// In the shape's outline space.
  public var start: CGPoint
  /// In the shape's outline space.
  public var end: CGPoint

  /// A gradient from `start` to `end`.
  public init(stops: [GradientStop], start: CGPoint, end: CGPoint) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}

/// A gradient from the centre of an axis-parallel ellipse to its edge, and constant beyond.
///
/// Colours are interpolated unpremultiplied. An ellipse with a radius of 0 paints nothing.
public struct RadialGradient: Hashable, Sendable {
  /// In order of location, at least one.
  public var stops: [GradientStop]
  /// In the shape's outline space.
  public var center: CGPoint
  /// Half of the ellipse's width and height, in the shape's outline space.
  public var radii: CGSize

  /// A gradient about `center`.
  public init(stops: [GradientStop], center: CGPoint, radii: CGSize) {
    self.stops = stops
    self.center = center
    self.radii = radii
  }
}

/// A gradient around a point: its colours follow the angle.
///
/// Colours are interpolated unpremultiplied.
public struct ConicGradient: Hashable, Sendable {
  /// In order of location, at least one; 0 and 1 are the same direction.
  public var stops: [GradientStop]
  /// In the shape's outline space.
  public var center: CGPoint
  /// A point in the direction of location 0, in the shape's outline space; angles grow from +x
  /// towards +y.
  public var toward: CGPoint

  /// A gradient around `center` that begins toward a point.
  public init(stops: [GradientStop], center: CGPoint, toward: CGPoint) {
    self.stops = stops
    self.center = center
    self.toward = toward
  }
}

/// An image as paint; beyond its edges the edge pixels repeat.
public struct ImagePaint: Hashable, Sendable {
  /// The picture to show.
  public var image: Image
  /// From the image's pixel space (origin upper left, y down) to the shape's outline space.
  ///
  /// Where the whole way to device space is a whole-pixel shift, pixels are copied; else they are
  /// sampled bilinearly at device pixel centres.
  public var transform: CGAffineTransform
  /// Whether pixels are weighted; else each device pixel takes the one under its centre.
  public var isSmooth: Bool

  /// An image placed by `transform`.
  public init(image: Image, transform: CGAffineTransform, isSmooth: Bool = true) {
    self.image = image
    self.transform = transform
    self.isSmooth = isSmooth
  }
}
