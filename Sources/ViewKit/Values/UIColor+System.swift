// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Red, green and blue in 0...255, and alpha in 0...1.
private typealias Shade = (red: Int, green: Int, blue: Int, alpha: Double)

// The colours of iOS 15 to 18.
extension UIColor {
  public static let systemRed = system((255, 59, 48, 1), (255, 69, 58, 1))
  public static let systemOrange = system((255, 149, 0, 1), (255, 159, 10, 1))
  public static let systemYellow = system((255, 204, 0, 1), (255, 214, 10, 1))
  public static let systemGreen = system((52, 199, 89, 1), (48, 209, 88, 1))
  public static let systemMint = system((0, 199, 190, 1), (99, 230, 226, 1))
  public static let systemTeal = system((48, 176, 199, 1), (64, 200, 224, 1))
  public static let systemCyan = system((50, 173, 230, 1), (100, 210, 255, 1))
  public static let systemBlue = system((0, 122, 255, 1), (10, 132, 255, 1))
  public static let systemIndigo = system((88, 86, 214, 1), (94, 92, 230, 1))
  public static let systemPurple = system((175, 82, 222, 1), (191, 90, 242, 1))
  public static let systemPink = system((255, 45, 85, 1), (255, 55, 95, 1))
  public static let systemBrown = system((162, 132, 94, 1), (172, 142, 104, 1))

  public static let systemGray = system((142, 142, 147, 1), (142, 142, 147, 1))
  public static let systemGray2 = system((174, 174, 178, 1), (99, 99, 102, 1))
  public static let systemGray3 = system((199, 199, 204, 1), (72, 72, 74, 1))
  public static let systemGray4 = system((209, 209, 214, 1), (58, 58, 60, 1))
  public static let systemGray5 = system((229, 229, 234, 1), (44, 44, 46, 1))
  public static let systemGray6 = system((242, 242, 247, 1), (28, 28, 30, 1))

  /// The tint of views that nobody has given one.
  public static let tintColor = systemBlue

  public static let label = system((0, 0, 0, 1), (255, 255, 255, 1))
  public static let secondaryLabel = system((60, 60, 67, 0.6), (235, 235, 245, 0.6))
  public static let tertiaryLabel = system((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  public static let quaternaryLabel = system((60, 60, 67, 0.18), (235, 235, 245, 0.16))
  public static let placeholderText = system((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  public static let link = system((0, 122, 255, 1), (9, 132, 255, 1))
  public static let separator = system((60, 60, 67, 0.29), (84, 84, 88, 0.6))
  public static let opaqueSeparator = system((198, 198, 200, 1), (56, 56, 58, 1))

  public static let systemFill = system((120, 120, 128, 0.2), (120, 120, 128, 0.36))
  public static let secondarySystemFill = system((120, 120, 128, 0.16), (120, 120, 128, 0.32))
  public static let tertiarySystemFill = system((118, 118, 128, 0.12), (118, 118, 128, 0.24))
  public static let quaternarySystemFill = system((116, 116, 128, 0.08), (118, 118, 128, 0.18))

  public static let systemBackground = system(
    (255, 255, 255, 1), (0, 0, 0, 1), elevated: (28, 28, 30, 1))
  public static let secondarySystemBackground = system(
    (242, 242, 247, 1), (28, 28, 30, 1), elevated: (44, 44, 46, 1))
  public static let tertiarySystemBackground = system(
    (255, 255, 255, 1), (44, 44, 46, 1), elevated: (58, 58, 60, 1))
  public static let systemGroupedBackground = system(
    (242, 242, 247, 1), (0, 0, 0, 1), elevated: (28, 28, 30, 1))
  public static let secondarySystemGroupedBackground = system(
    (255, 255, 255, 1), (28, 28, 30, 1), elevated: (44, 44, 46, 1))
  public static let tertiarySystemGroupedBackground = system(
    (242, 242, 247, 1), (44, 44, 46, 1), elevated: (58, 58, 60, 1))
  /// The old name of ``systemGroupedBackground``.
  public static let groupTableViewBackground = systemGroupedBackground

  /// A colour for the light, one for the dark, and perhaps one for what lies above in the dark.
  private static func system(
    _ light: Shade, _ dark: Shade, elevated: Shade? = nil
  ) -> UIColor {
    let (light, dark, raised) = (plain(light), plain(dark), plain(elevated ?? dark))
    return UIColor { traits in
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? raised : dark
    }
  }

  private static func plain(_ shade: Shade) -> UIColor {
    UIColor(
      red: CGFloat(shade.red) / 255, green: CGFloat(shade.green) / 255,
      blue: CGFloat(shade.blue) / 255, alpha: CGFloat(shade.alpha))
  }
}
