/// What kind of difference a pixel shows; every pixel that differs has one.
package enum DifferenceClass: UInt8, CaseIterable, Hashable, Sendable {
  /// One or two steps, as another rounding makes.
  case rounding = 1
  /// Another smoothing of an edge that both pictures have.
  case antiAliasing
  /// What was elsewhere before.
  case moved
  /// The same shape in another colour.
  case recolored
  /// The same colour, another alpha.
  case alphaOnly
  /// None of the others.
  case real

  /// Its name in reports.
  package var name: String {
    switch self {
    case .rounding: "rounding"
    case .antiAliasing: "anti-aliasing"
    case .moved: "moved"
    case .recolored: "recoloured"
    case .alphaOnly: "alpha only"
    case .real: "real"
    }
  }

  /// Its colour in class maps and reports: red in bits 16–23, green 8–15, blue 0–7.
  ///
  /// The six differ in lightness too, so that they are told apart without seeing hues.
  package var color: UInt32 {
    switch self {
    case .rounding: 0x9BA1AB
    case .antiAliasing: 0xE9B949
    case .moved: 0x8B63D9
    case .recolored: 0x2E86DE
    case .alphaOnly: 0x27B3A4
    case .real: 0xE5484D
    }
  }

  /// The colour as an opaque pixel.
  var pixel: UInt32 {
    0xFF00_0000 | (color & 0xFF) << 16 | color & 0xFF00 | color >> 16
  }
}
