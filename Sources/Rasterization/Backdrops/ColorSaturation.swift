/// Colours moved away from the grey of their luminance, or toward it, in integers.
///
/// The luminance is 54, 183 and 19 of 256 parts of red, green and blue: the weights of sRGB's
/// primaries, applied to encoded values, as the device's colour matrices are.
struct ColorSaturation: Sendable {
  /// In 1/256.
  private let factor: Int32

  /// The change by a factor; `nil` for none, also where it is not a number.
  init?(_ saturation: Double) {
    guard !saturation.isNaN else { return nil }
    factor = Int32((min(max(saturation, 0), 4) * 256).rounded())
    if factor == 256 { return nil }
  }

  /// A premultiplied pixel with the change; channels stay within 0 and alpha.
  @inline(__always)
  func applied(to pixel: UInt32) -> UInt32 {
    let red = Int32(truncatingIfNeeded: pixel & 255)
    let green = Int32(truncatingIfNeeded: pixel >> 8 & 255)
    let blue = Int32(truncatingIfNeeded: pixel >> 16 & 255)
    let alpha = Int32(truncatingIfNeeded: pixel >> 24)
    // Less than 2²⁷ in size, all of them.
    let grey = (54 &* red &+ 183 &* green &+ 19 &* blue) &* (256 &- factor)
    func channel(_ value: Int32) -> UInt32 {
      // In 1/65536, rounded to nearest.
      let moved = (grey &+ (value &* factor) << 8 &+ 1 << 15) >> 16
      let atLeast = moved > 0 ? moved : 0
      return UInt32(truncatingIfNeeded: atLeast < alpha ? atLeast : alpha)
    }
    return channel(red) | channel(green) << 8 | channel(blue) << 16
      | UInt32(truncatingIfNeeded: alpha) << 24
  }
}
