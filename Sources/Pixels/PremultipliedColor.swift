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
    let packed =
      UInt32(straight.red) | UInt32(straight.green) << 8 | UInt32(straight.blue) << 16
      | UInt32(straight.alpha) << 24
    self.init(packed: PackedPixel.premultiplied(packed))
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

  /// The pixel with straight alpha; each colour channel is `255 · channel / alpha`, rounded to
  /// nearest, ties up.
  ///
  /// A transparent pixel is 0, 0, 0, 0. Multiplying the result again gives back this pixel.
  public var straight: StraightColor {
    let bits = PremultipliedColor(packed: PackedPixel.straight(packed))
    return StraightColor(red: bits.red, green: bits.green, blue: bits.blue, alpha: bits.alpha)
  }
}
