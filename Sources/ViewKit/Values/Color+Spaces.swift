import Pixels
import PortableMath

extension Color {
  /// A colour by hue, saturation and brightness, each 0...1; hues outside go round the circle.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let turns = (hue.isFinite ? hue : 0) - (hue.isFinite ? hue.rounded(.down) : 0)
    let sixth = min((turns * 6).rounded(.down), 5)
    let rest = turns * 6 - sixth
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * rest)
    let rising = brightness * (1 - saturation * (1 - rest))
    let (red, green, blue) =
      switch Int(sixth) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Hue, saturation and brightness, each 0...1; the hue of a grey is 0.
  var hueSaturationBrightness: (Double, Double, Double) {
    let most = max(red, green, blue)
    let spread = most - min(red, green, blue)
    guard spread > 0, most > 0 else { return (0, 0, most) }
    let sixths =
      if most == red {
        (green - blue) / spread
      } else if most == green {
        (blue - red) / spread + 2
      } else {
        (red - green) / spread + 4
      }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, spread / most, most)
  }

  /// The sRGB colour that looks like a Display P3 one; channels may leave 0...1.
  ///
  /// The matrix is the product of the two spaces' published primaries; both have the same white and
  /// the same curve.
  init(displayP3Red: Double, green: Double, blue: Double, alpha: Double) {
    let (r, g, b) = (
      Self.linear(displayP3Red), Self.linear(green), Self.linear(blue)
    )
    self.init(
      red: Self.encoded(1.2249401762805598 * r - 0.22494017628055996 * g),
      green: Self.encoded(-0.04205695470968816 * r + 1.0420569547096881 * g),
      blue: Self.encoded(
        -0.01963755459033443 * r - 0.07863604555063188 * g + 1.0982736001409663 * b),
      alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let linear =
      size <= 0.04045 ? size / 12.92 : Elementary.power((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let encoded =
      size <= 0.0031308 ? size * 12.92 : 1.055 * Elementary.power(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }
}
