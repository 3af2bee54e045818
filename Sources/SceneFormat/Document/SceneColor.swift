/// A straight sRGB colour of a scene.
package struct SceneColor: Hashable, Sendable {
  /// Red, 0...1, sRGB-encoded.
  package var red: Double
  /// Green, 0...1, sRGB-encoded.
  package var green: Double
  /// Blue, 0...1, sRGB-encoded.
  package var blue: Double
  /// Opacity, 0...1; the other channels are not multiplied by it.
  package var alpha: Double

  /// A colour of the given channels, each 0...1.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  package static let black = SceneColor(red: 0, green: 0, blue: 0)
}

extension SceneColor {
  /// The colour that `#RRGGBB` or `#RRGGBBAA` spells; nil for any other text.
  package init?(hexadecimal text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 7 || digits.count == 9, digits.first == UInt8(ascii: "#") else {
      return nil
    }
    var channels: [Double] = []
    for start in stride(from: 1, to: digits.count, by: 2) {
      guard let high = Self.digit(digits[start]), let low = Self.digit(digits[start + 1]) else {
        return nil
      }
      channels.append(Double(high * 16 + low) / 255)
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count == 4 ? channels[3] : 1)
  }

  /// The value of one hexadecimal digit.
  private static func digit(_ byte: UInt8) -> Int? {
    Character(UnicodeScalar(byte)).hexDigitValue
  }
}
