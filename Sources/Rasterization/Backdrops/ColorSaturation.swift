/// Colours moved away from the grey of their luminance, or toward it, in integers.
///
/// The luminance is 54, 183 and 19 of 256 parts of red, green and blue: the weights of sRGB's
/// primaries, applied to encoded values, as the device's colour matrices are.
struct ColorSaturation: Sendable {
  /// In 1/256.
  private let factor: Int

  /// The change by a factor; `nil` for none, also where it is not a number.
  init?(_ saturation: Double) {
    guard !saturation.isNaN else { return nil }
    factor = Int((min(max(saturation, 0), 4) * 256).rounded())
    if factor == 256 { return nil }
  }

  /// A premultiplied pixel with the change; channels stay within 0 and alpha.
  func applied(to pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255))
    let alpha = Int(pixel >> 24)
    let luminance = 54 * red + 183 * green + 19 * blue
    func channel(_ value: Int) -> UInt32 {
      // In 1/65536, rounded to nearest.
      let moved = (luminance * (256 - factor) + (value * factor) << 8 + 1 << 15) >> 16
      return UInt32(truncatingIfNeeded: min(max(moved, 0), alpha))
    }
    return channel(red) | channel(green) << 8 | channel(blue) << 16 | UInt32(alpha) << 24
  }
}
