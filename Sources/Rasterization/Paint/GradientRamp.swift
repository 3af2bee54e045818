internal import Drawing
internal import Pixels

/// The colours along a gradient, as one straight line between each two stops.
///
/// Interpolated unpremultiplied in doubles from the stops' exact values, then rounded to bytes and
/// multiplied exactly as a plain colour is: where two neighbouring stops are equal, so are the
/// pixels of the colour itself. No table: there is nothing between the formula and the pixel.
struct GradientRamp: Sendable {
  /// Never empty; in order of location.
  private var pieces: [Piece]
  /// Before the first stop.
  private let first: UInt32
  /// From the last stop on.
  private let last: UInt32

  /// The colours from one stop to the next, or beyond the last one.
  private struct Piece {
    var location: Double
    /// Channels at `location`, in 1/255.
    var base: Channels
    /// Change of channels for each unit of location, in 1/255.
    var slope: Channels
  }

  /// Straight channels in 1/255, not limited.
  fileprivate struct Channels {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    static let zero = Channels(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// A ramp of stops in order of location; `nil` if there are none.
  init?(_ stops: [GradientStop]) {
    guard let first = stops.first, let last = stops.last else { return nil }
    self.first = PremultipliedColor(first.color).packed
    self.last = PremultipliedColor(last.color).packed
    pieces = stops.map { stop in
      Piece(location: stop.location, base: Channels(stop.color), slope: .zero)
    }
    for index in pieces.indices.dropLast() {
      let next = pieces[index + 1]
      let length = next.location - pieces[index].location
      // Stops at one place are a hard step: nothing lies between them.
      if length > 0 {
        pieces[index].slope = Channels(from: pieces[index].base, to: next.base, over: length)
      }
    }
  }

  /// The packed premultiplied colour at a place; of stops at the same place the last one counts.
  func color(at location: Double) -> UInt32 {
    var index = pieces.count - 1
    while index >= 0, !(pieces[index].location <= location) { index -= 1 }
    if index < 0 { return first }
    if index == pieces.count - 1 { return last }
    let piece = pieces[index]
    return piece.base.pixel(moved: piece.slope, by: location - piece.location)
  }
}

extension GradientRamp.Channels {
  fileprivate init(_ color: Color) {
    self.init(
      red: color.red * 255, green: color.green * 255, blue: color.blue * 255,
      alpha: color.alpha * 255)
  }

  fileprivate init(from start: Self, to end: Self, over length: Double) {
    self.init(
      red: (end.red - start.red) / length, green: (end.green - start.green) / length,
      blue: (end.blue - start.blue) / length, alpha: (end.alpha - start.alpha) / length)
  }

  /// The premultiplied pixel of these channels plus `slope · distance`.
  @inline(__always)
  fileprivate func pixel(moved slope: Self, by distance: Double) -> UInt32 {
    let alpha = Self.byte(self.alpha + slope.alpha * distance)
    let red = Self.byte(self.red + slope.red * distance)
    let green = Self.byte(self.green + slope.green * distance)
    let blue = Self.byte(self.blue + slope.blue * distance)
    if alpha == 255 { return red | green << 8 | blue << 16 | 255 << 24 }
    return (red * alpha).dividedBy255 | (green * alpha).dividedBy255 << 8
      | (blue * alpha).dividedBy255 << 16 | alpha << 24
  }

  /// Rounded to nearest, ties up, and limited to a byte; not a number becomes 0.
  @inline(__always)
  private static func byte(_ channel: Double) -> UInt32 {
    // Comparisons in this order make selections, not branches, and 0 of what is not a number.
    let atLeast = channel > 0 ? channel : 0
    let limited = atLeast < 255 ? atLeast : 255
    return UInt32(truncatingIfNeeded: Int(limited + 0.5))
  }
}
