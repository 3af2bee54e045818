/// Where one diagram's curves lie in its picture, and its two scales.
struct PlotArea {
  /// The picture's width and height, in its own units.
  static let (width, left, right) = (360.0, 44.0, 8.0)
  /// The height of the whole picture.
  let height: Double
  /// The height below the curves, where times stand; 0 for none.
  let bottom: Double
  /// Above the curves.
  static let top = 18.0
  /// Time, in seconds.
  let times: PlotScale
  /// Values.
  let values: PlotScale

  /// The width of the curves' part.
  static var innerWidth: Double { width - left - right }
  /// The height of the curves' part.
  var innerHeight: Double { height - Self.top - bottom }

  /// A point's place in hundredths of a unit.
  func place(time: Double, value: Double) -> (x: Int, y: Int) {
    (
      Self.hundredths(Self.left + times.share(of: time) * Self.innerWidth),
      Self.hundredths(Self.top + (1 - values.share(of: value)) * innerHeight)
    )
  }

  /// Lengths are written in hundredths, so that no text depends on how a sum was rounded.
  private static func hundredths(_ length: Double) -> Int {
    Int((min(10_000, max(-10_000, length)) * 100).rounded())
  }

  /// Hundredths as a decimal number.
  static func text(_ hundredths: Int) -> String {
    let (whole, part) = Int(hundredths.magnitude).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if part == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part % 10 == 0 ? part / 10 : part)"
  }
}
