internal import Drawing
internal import Pixels

/// The colours along a gradient, as one straight line between each two stops.
///
/// Interpolated unpremultiplied in doubles from the stops' exact values, then rounded to bytes and
/// multiplied exactly as a plain colour is: where two neighbouring stops are equal, so are the
/// pixels of the colour itself. No table: there is nothing between the formula and the pixel.
struct GradientRamp: Sendable {
  /// One after another along the gradient: before the first stop, between each two stops, and from
  /// the last one on.
  private var pieces: [Piece]

  /// A stretch of the ramp on which each channel is a straight line.
  struct Piece: Sendable {
    /// The stretch: lower end in, upper end out.
    fileprivate var lowerLocation: Double
    fileprivate var upperLocation: Double
    /// Channels at the lower end, in 1/255.
    fileprivate var base = Channels.zero
    /// Change of channels for each unit of location, in 1/255.
    fileprivate var slope = Channels.zero
    /// The packed colour of the whole piece; `nil` where it changes along it.
    fileprivate var plain: UInt32?
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
    pieces = [
      Piece(
        lowerLocation: -.infinity, upperLocation: first.location, plain: Self.packed(first.color))
    ]
    for (stop, next) in zip(stops, stops.dropFirst()) {
      // Stops at one place are a hard step: nothing lies between them.
      pieces.append(Piece(from: stop, to: next))
    }
    pieces.append(
      Piece(
        lowerLocation: last.location, upperLocation: .infinity, plain: Self.packed(last.color)))
    // A stop out of order hides what lies beyond it of all pieces before.
    for index in pieces.indices.dropLast().reversed() {
      pieces[index].upperLocation = min(
        pieces[index].upperLocation, pieces[index + 1].upperLocation)
    }
  }

  /// The piece that a place lies on; of stops at the same place the last one counts.
  ///
  /// Neighbouring pixels are mostly on the same piece: ask ``Piece/holds(_:)`` first.
  func piece(at location: Double) -> Piece {
    var index = pieces.count - 1
    while index > 0, !(pieces[index].lowerLocation <= location) { index -= 1 }
    return pieces[index]
  }

  private static func packed(_ color: Color) -> UInt32 { PremultipliedColor(color).packed }
}

extension GradientRamp.Piece {
  fileprivate init(from stop: GradientStop, to next: GradientStop) {
    lowerLocation = stop.location
    upperLocation = next.location
    base = GradientRamp.Channels(stop.color)
    let length = next.location - stop.location
    if length > 0 {
      slope = GradientRamp.Channels(
        from: base, to: GradientRamp.Channels(next.color), over: length)
    }
  }

  /// Whether a place lies on the piece.
  @inline(__always)
  func holds(_ location: Double) -> Bool {
    lowerLocation <= location && location < upperLocation
  }

  /// The packed premultiplied colour at a place on the piece.
  @inline(__always)
  func color(at location: Double) -> UInt32 {
    plain ?? base.pixel(moved: slope, by: location - lowerLocation)
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
