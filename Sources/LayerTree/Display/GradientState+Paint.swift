internal import Drawing
internal import Foundation
internal import Geometry
internal import Pixels

extension GradientState {
  /// The paint in a layer's space; nil for kinds that can't be drawn, and for an ellipse without
  /// extent, which paints nothing.
  func paint(in bounds: CGRect, opacity: Double) -> Paint? {
    let (start, end) = (Self.point(startPoint, in: bounds), Self.point(endPoint, in: bounds))
    let stops = stops(opacity: opacity)
    switch type {
    case .axial:
      return .linearGradient(LinearGradient(stops: stops, start: start, end: end))
    case .radial:
      let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
      guard radii.width > 0, radii.height > 0 else { return nil }
      return .radialGradient(RadialGradient(stops: stops, center: start, radii: radii))
    case .conic:
      return .conicGradient(ConicGradient(stops: stops, center: start, toward: end))
    default:
      return nil
    }
  }

  /// The colours at their places, which are made to rise from 0 to 1.
  private func stops(opacity: Double) -> [GradientStop] {
    let places = locations.count == colors.count ? locations : evenLocations
    var highest = 0.0
    return zip(places, colors).map { place, color in
      highest = max(highest, min(place, 1))
      return GradientStop(location: highest, color: color.multiplied(by: opacity))
    }
  }

  private var evenLocations: [Double] {
    colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
  }

  private static func point(_ unit: CGPoint, in bounds: CGRect) -> CGPoint {
    CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
  }
}
