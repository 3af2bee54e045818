internal import Digests
internal import Foundation
internal import Pixels

extension Color {
  /// The four channels.
  var text: String {
    "rgba(\(number(red)) \(number(green)) \(number(blue)) \(number(alpha)))"
  }
}

extension Paint: CustomStringConvertible {
  /// The kind of paint and every number in it.
  public var description: String {
    switch self {
    case .color(let color):
      return color.text
    case .linearGradient(let gradient):
      let line = "from (\(text(gradient.start))) to (\(text(gradient.end)))"
      return "linear gradient \(line) \(stopsText(gradient.stops))"
    case .radialGradient(let gradient):
      let radii = "\(number(gradient.radii.width)) \(number(gradient.radii.height))"
      return "radial gradient about (\(text(gradient.center))) radii (\(radii)) "
        + stopsText(gradient.stops)
    case .conicGradient(let gradient):
      let line = "about (\(text(gradient.center))) toward (\(text(gradient.toward)))"
      return "conic gradient \(line) \(stopsText(gradient.stops))"
    case .image(let paint):
      return "image \(paint.image.text) by (\(text(paint.transform)))"
        + (paint.isSmooth ? "" : " nearest")
    }
  }
}

/// Stops as place and colour.
private func stopsText(_ stops: [GradientStop]) -> String {
  "[" + stops.map { "\(number($0.location)) \($0.color.text)" }.joined(separator: ", ") + "]"
}

extension Image {
  /// Size and content, without the pixels or the recording.
  fileprivate var text: String {
    "\(width) × \(height) #" + hexadecimal(digest.high) + hexadecimal(digest.low)
  }
}

/// Sixteen lower-case digits.
private func hexadecimal(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
