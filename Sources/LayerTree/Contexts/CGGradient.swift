// Follows CGGradient. Arrays stand where the system takes pointers; colours are all taken as sRGB.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import Drawing
internal import Pixels

/// What code writes for lists that it hands to C: arrays, here.
public typealias CFArray = [Any]

/// Colours at places from 0 to 1.
public final class CGGradient: Sendable {
  /// In order of place, at least one.
  let stops: [GradientStop]

  /// Colours (`CGColor`) at their places; evenly spread without any.
  ///
  /// nil where there are no colours, one is no colour, or there are fewer places than colours.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    let colors = colors.compactMap { $0 as? CGColor }.map(\.color) as [Color]
    guard let stops = Self.stops(colors, at: locations) else { return nil }
    self.stops = stops
  }

  /// Colours by their components in a colour space, alpha last.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat],
    locations: [CGFloat]?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    guard count > 0, components.count / size >= count else { return nil }
    let colors = (0..<count).compactMap { index in
      Color(components: Array(components[index * size..<(index + 1) * size]))
    }
    guard colors.count == count, let stops = Self.stops(colors, at: locations) else { return nil }
    self.stops = stops
  }

  private static func stops(_ colors: [Color], at locations: [CGFloat]?) -> [GradientStop]? {
    guard !colors.isEmpty else { return nil }
    if let locations, locations.count < colors.count { return nil }
    let last = Double(max(colors.count - 1, 1))
    let placed = colors.enumerated().map { index, color in
      let location = locations.map { Double($0[index]) } ?? Double(index) / last
      return GradientStop(location: location > 0 ? min(location, 1) : 0, color: color)
    }
    // Sorted by place and then by order, which a sort need not keep by itself.
    return placed.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// The stops along a ray from the centre of two circles to the larger one.
  func stops(from start: CGFloat, to end: CGFloat) -> [GradientStop] {
    let high = max(start, end)
    let moved = stops.map { stop in
      let radius = Double(start) + stop.location * Double(end - start)
      return GradientStop(location: radius / Double(high), color: stop.color)
    }
    return start < end ? moved : moved.reversed()
  }
}

extension Color {
  /// Grey and alpha, or red, green, blue and alpha; nil for any other number of components.
  init?(components: [CGFloat]) {
    switch components.count {
    case 2:
      self.init(
        red: components[0], green: components[0], blue: components[0], alpha: components[1])
    case 4:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }
}
