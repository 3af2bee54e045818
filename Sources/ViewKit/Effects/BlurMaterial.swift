import Foundation
import Pixels

/// What a blur style looks like: approximate, since the vendor doesn't document it.
///
/// The three first styles have the values of the vendor's own sample code for blurred images; the
/// system's materials are the same blur under tints of rising opacity.
struct BlurMaterial: Hashable, Sendable {
  /// Standard deviation of the blur, in points.
  let radius: Double
  /// How far colours are from grey.
  let saturation: Double
  /// Straight sRGB.
  let tint: Color

  /// The look of a style; `isDark` is for those that follow the interface style.
  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    switch style {
    case .light: self.init(radius: 30, white: 1, opacity: 0.3)
    case .extraLight: self.init(radius: 20, white: 0.97, opacity: 0.82)
    case .dark: self.init(radius: 20, white: 0.11, opacity: 0.73)
    case .regular: self.init(isDark ? .dark : .light, isDark: isDark)
    case .prominent: self.init(isDark ? .dark : .extraLight, isDark: isDark)
    case .systemUltraThinMaterial: self.init(radius: 22.5, isDark, opacity: 0.44)
    case .systemThinMaterial: self.init(radius: 29, isDark, opacity: 0.6)
    case .systemMaterial: self.init(radius: 29, isDark, opacity: 0.72)
    case .systemThickMaterial: self.init(radius: 29, isDark, opacity: 0.84)
    case .systemChromeMaterial: self.init(radius: 29, isDark, opacity: 0.78)
    case .systemUltraThinMaterialLight: self.init(.systemUltraThinMaterial, isDark: false)
    case .systemThinMaterialLight: self.init(.systemThinMaterial, isDark: false)
    case .systemMaterialLight: self.init(.systemMaterial, isDark: false)
    case .systemThickMaterialLight: self.init(.systemThickMaterial, isDark: false)
    case .systemChromeMaterialLight: self.init(.systemChromeMaterial, isDark: false)
    case .systemUltraThinMaterialDark: self.init(.systemUltraThinMaterial, isDark: true)
    case .systemThinMaterialDark: self.init(.systemThinMaterial, isDark: true)
    case .systemMaterialDark: self.init(.systemMaterial, isDark: true)
    case .systemThickMaterialDark: self.init(.systemThickMaterial, isDark: true)
    case .systemChromeMaterialDark: self.init(.systemChromeMaterial, isDark: true)
    }
  }

  /// A material of the system's, over its light grey or its dark one.
  private init(radius: Double, _ isDark: Bool, opacity: Double) {
    self.init(radius: radius, white: isDark ? 0.14 : 0.97, opacity: opacity)
  }

  private init(radius: Double, white: Double, opacity: Double) {
    self.radius = radius
    saturation = 1.8
    tint = Color(red: white, green: white, blue: white, alpha: opacity)
  }
}
