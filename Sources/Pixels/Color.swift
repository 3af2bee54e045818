/// A colour in sRGB with straight (not premultiplied) alpha.
///
/// Channels are sRGB-encoded and run from 0 to 1; values outside are kept, and limited only when
/// the colour becomes 8-bit.
public struct Color: Hashable, Sendable {
  /// Red, sRGB-encoded, 0...1.
  public var red: Double
  /// Green, sRGB-encoded, 0...1.
  public var green: Double
  /// Blue, sRGB-encoded, 0...1.
  public var blue: Double
  /// Opacity, 0...1.
  public var alpha: Double

  /// The colour with the given channels, each 0...1, sRGB-encoded.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
}
