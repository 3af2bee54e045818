// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree
package import Pixels

/// A colour as views know it; immutable, and sometimes another one in the dark.
///
/// Follows UIColor: sRGB, extended channels kept, dynamic colours resolved by traits. Left out: asset
/// catalogues, Core Image. A pattern is kept, and refused by name where it would be drawn.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// What a colour is before it is asked for.
  enum Form {
    case fixed(Color)
    case dynamic((UITraitCollection) -> UIColor)
    case pattern(UIImage)
  }

  let form: Form

  init(form: Form) {
    self.form = form
    super.init()
  }

  /// A colour that isn't seen.
  public convenience override init() {
    self.init(form: .fixed(.clear))
  }

  /// The colour with the channels of `color`.
  package convenience init(color: Color) {
    self.init(form: .fixed(color))
  }

  /// The colour that layers know as `cgColor`.
  public init(cgColor: CGColor) {
    form = .fixed(cgColor.color)
    super.init()
  }

  /// An sRGB colour with straight alpha; each channel 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    form = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// A grey; both channels 0...1.
  public init(white: CGFloat, alpha: CGFloat) {
    form = .fixed(Color(red: white, green: white, blue: white, alpha: alpha))
    super.init()
  }

  /// A colour by hue, saturation and brightness, each 0...1; hues outside go round the circle.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    form = .fixed(
      Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    super.init()
  }

  /// A Display P3 colour, as the sRGB one that looks the same; channels may leave 0...1.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    form = .fixed(Color(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// A colour that `dynamicProvider` chooses by the traits each time it is asked for.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    form = .dynamic(dynamicProvider)
    super.init()
  }

  /// A pattern, which can't be drawn.
  public init(patternImage image: UIImage) {
    form = .pattern(image)
    super.init()
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// No asset catalogue is read: always nil.
  public convenience init?(named name: String) {
    return nil
  }

  /// No asset catalogue is read: always nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    return nil
  }

  /// The same colour as layers know it, by the current traits.
  open var cgColor: CGColor { CGColor(color(with: .current)) }

  /// The plain colour that this one is where the traits hold.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = form else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// The same colour with another alpha; a dynamic one stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch form {
    case .fixed(var color):
      color.alpha = alpha
      return UIColor(color: color)
    case .dynamic:
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    case .pattern:
      return self
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if case (.fixed(let color), .fixed(let otherColor)) = (form, other.form) {
      return color == otherColor
    }
    return self === other
  }

  open override var hash: Int {
    if case .fixed(let color) = form { color.hashValue } else { ObjectIdentifier(self).hashValue }
  }
}

/// What `#colorLiteral(red:green:blue:alpha:)` makes.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// The colour as a value where the traits hold; clear for a pattern.
  package func color(with traits: UITraitCollection) -> Color {
    guard case .fixed(let color) = resolvedColor(with: traits).form else { return .clear }
    return color
  }

  /// Whether the colour depends on traits.
  var isDynamic: Bool {
    if case .dynamic = form { true } else { false }
  }

  /// Whether the colour is an image, which can't be drawn.
  package var isPattern: Bool {
    if case .pattern = form { true } else { false }
  }
}
