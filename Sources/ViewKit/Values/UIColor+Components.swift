// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import Pixels

/// The absent half of a request for components: `nil` where a component isn't wanted.
public struct UIColorUnwantedComponent: ExpressibleByNilLiteral, Sendable {
  public init(nilLiteral: ()) {}
}

extension UIColor {
  /// Gives the channels, by the current traits; false for a pattern.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    guard !isPattern else { return false }
    let color = color(with: .current)
    (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
    return true
  }

  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat,
    alpha: UIColorUnwantedComponent
  ) -> Bool {
    var unwanted: CGFloat = 0
    return getRed(&red, green: &green, blue: &blue, alpha: &unwanted)
  }

  @discardableResult
  public func getRed(
    _ red: UIColorUnwantedComponent, green: UIColorUnwantedComponent,
    blue: UIColorUnwantedComponent, alpha: inout CGFloat
  ) -> Bool {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    return getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  }

  /// Gives hue, saturation, brightness and alpha, by the current traits; false for a pattern.
  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    guard !isPattern else { return false }
    let color = color(with: .current)
    let parts = color.hueSaturationBrightness
    (hue, saturation, brightness, alpha) = (parts.0, parts.1, parts.2, color.alpha)
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: UIColorUnwantedComponent
  ) -> Bool {
    var unwanted: CGFloat = 0
    return getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &unwanted)
  }

  /// Gives the grey and alpha, by the current traits; false where the colour is no grey.
  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let color = color(with: .current)
    guard !isPattern, color.red == color.green, color.green == color.blue else { return false }
    (white, alpha) = (color.red, color.alpha)
    return true
  }

  @discardableResult
  public func getWhite(_ white: inout CGFloat, alpha: UIColorUnwantedComponent) -> Bool {
    var unwanted: CGFloat = 0
    return getWhite(&white, alpha: &unwanted)
  }

  @discardableResult
  public func getWhite(_ white: UIColorUnwantedComponent, alpha: inout CGFloat) -> Bool {
    var unwanted: CGFloat = 0
    return getWhite(&unwanted, alpha: &alpha)
  }
}
