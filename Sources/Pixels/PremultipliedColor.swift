/// One 8-bit RGBA pixel whose colour channels are already multiplied by its alpha.
///
/// Invariant: no channel exceeds alpha.
public struct PremultipliedColor: Hashable, Sendable {
  /// Red in bits 0–7, green 8–15, blue 16–23, alpha 24–31.
  @usableFromInline package var packed: UInt32

  /// The pixel with the given bits.
  @inlinable
  package init(packed: UInt32) {
    self.packed = packed
  }

  /// The multiplied red channel, 0...255.
  public var red: UInt8 { UInt8(truncatingIfNeeded: packed) }
  /// The multiplied green channel, 0...255.
  public var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }
  /// The multiplied blue channel, 0...255.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }
  /// Alpha, 0...255.
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: packed >> 24) }

  /// The pixel that covers nothing.
  public static let clear = PremultipliedColor(packed: 0)
}

// MARK: - Straight and premultiplied

/// An 8-bit RGBA pixel with straight alpha: the form of PNG files.
public struct StraightColor: Hashable, Sendable {
  /// Red, 0...255.
  public var red: UInt8
  /// Green, 0...255.
  public var green: UInt8
  /// Blue, 0...255.
  public var blue: UInt8
  /// Alpha, 0...255.
  public var alpha: UInt8

  /// A pixel with the given straight channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

extension PremultipliedColor {
  /// The straight pixel with each colour channel multiplied by alpha / 255, rounded to nearest.
  public init(_ straight: StraightColor) {
    let alpha = UInt32(straight.alpha)
    let red = (UInt32(straight.red) * alpha).dividedBy255
    let green = (UInt32(straight.green) * alpha).dividedBy255
    let blue = (UInt32(straight.blue) * alpha).dividedBy255
    self.init(packed: red | green << 8 | blue << 16 | alpha << 24)
  }

  /// The colour in 8 bits.
  ///
  /// First every channel becomes a byte (limited to 0...1, times 255, rounded to nearest, ties up),
  /// then the colour channels are multiplied by alpha, rounded to nearest.
  public init(_ color: Color) {
    self.init(
      StraightColor(
        red: UInt8(unit: color.red), green: UInt8(unit: color.green),
        blue: UInt8(unit: color.blue), alpha: UInt8(unit: color.alpha)))
  }

  /// The pixel with straight alpha; each colour channel is `(channel · 255 + alpha / 2) / alpha`.
  ///
  /// A transparent pixel is 0, 0, 0, 0. Multiplying the result again gives back this pixel.
  public var straight: StraightColor {
    let alpha = packed >> 24
    guard alpha != 0 else { return StraightColor(red: 0, green: 0, blue: 0, alpha: 0) }
    return StraightColor(
      red: Self.divided(packed & 255, by: alpha),
      green: Self.divided(packed >> 8 & 255, by: alpha),
      blue: Self.divided(packed >> 16 & 255, by: alpha),
      alpha: UInt8(truncatingIfNeeded: alpha))
  }

  /// A channel divided by a positive alpha, limited to a byte.
  private static func divided(_ channel: UInt32, by alpha: UInt32) -> UInt8 {
    UInt8(min(255, (channel * 255 + alpha / 2) / alpha))
  }
}
