// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Traits while they are put together.
public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var displayGamut: UIDisplayGamut { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

/// The values of all traits; unspecified unless set.
package struct TraitValues: UIMutableTraits, Hashable, Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// Pixels a point; 0 for unspecified.
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var forceTouchCapability = UIForceTouchCapability.unknown
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var displayGamut = UIDisplayGamut.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

  package init() {}

  /// Takes every value that `other` specifies.
  package mutating func override(with other: TraitValues) {
    take(\.userInterfaceIdiom, of: other)
    take(\.userInterfaceStyle, of: other)
    take(\.layoutDirection, of: other)
    take(\.displayScale, of: other)
    take(\.horizontalSizeClass, of: other)
    take(\.verticalSizeClass, of: other)
    take(\.forceTouchCapability, of: other)
    take(\.preferredContentSizeCategory, of: other)
    take(\.displayGamut, of: other)
    take(\.accessibilityContrast, of: other)
    take(\.userInterfaceLevel, of: other)
    take(\.legibilityWeight, of: other)
    take(\.activeAppearance, of: other)
  }

  private mutating func take<Value: Equatable>(
    _ value: WritableKeyPath<TraitValues, Value>, of other: TraitValues
  ) {
    if other[keyPath: value] != Self.unspecified[keyPath: value] {
      self[keyPath: value] = other[keyPath: value]
    }
  }

  private static let unspecified = TraitValues()

  /// These values as a user's closure changes them.
  func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
