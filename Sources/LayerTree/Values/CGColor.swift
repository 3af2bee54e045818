// Follows CGColor: an immutable colour with components, compared by value.
// Left out: colour spaces other than sRGB, patterns, colour names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
package import Pixels

/// An sRGB colour with straight alpha.
public final class CGColor: Hashable, Sendable {
  /// The colour as a value.
  package let color: Color

  /// A reference to the value `color`.
  package init(_ color: Color) {
    self.color = color
  }

  /// The colour with the given channels, each 0...1; values outside are kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The colour with the given channels, each 0...1; values outside are kept.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: srgbRed, green: green, blue: blue, alpha: alpha))
  }

  /// A grey, from black at 0 to white at 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(red: gray, green: gray, blue: gray, alpha: alpha))
  }

  public static let black = CGColor(.black)
  public static let white = CGColor(.white)
  public static let clear = CGColor(.clear)

  /// Red, green, blue and alpha, each 0...1.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

  /// How many components there are, alpha included.
  public var numberOfComponents: Int { 4 }

  /// 0 for transparent, 1 for opaque.
  public var alpha: CGFloat { color.alpha }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = color
    copy.alpha = alpha
    return CGColor(copy)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
