package import Foundation
import LayerTree

/// What code on a stage can ask of the screen it runs on.
@MainActor
package final class StageScreen {
  /// In points.
  package var bounds = CGRect(x: 0, y: 0, width: 390, height: 844) { didSet { traitsChanged() } }
  /// Pixels a point.
  package var scale = 3.0 { didSet { traitsChanged() } }
  /// What bars and rounded corners of the device cover, in points.
  package var safeAreaInsets = UIEdgeInsets.zero
  /// Light or dark.
  package var style = UIUserInterfaceStyle.light { didSet { traitsChanged() } }
  /// The kind of device.
  package var idiom = UIUserInterfaceIdiom.phone { didSet { traitsChanged() } }
  /// Which way lines of text run.
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight {
    didSet { traitsChanged() }
  }
  /// Whether the user asks for as little motion as can be.
  package var reducesMotion = false
  /// Frames a second at most.
  package var maximumFramesPerSecond = 60

  private weak var clock: VirtualClock?

  init(of clock: VirtualClock) {
    self.clock = clock
    traitsChanged()
  }

  /// The traits of everything on the screen that has none of its own.
  package private(set) var traits = UITraitCollection()

  private func traitsChanged() {
    var values = TraitValues()
    values.userInterfaceStyle = style
    values.userInterfaceIdiom = idiom
    values.displayScale = scale
    values.layoutDirection = layoutDirection
    (values.horizontalSizeClass, values.verticalSizeClass) = sizeClasses
    values.forceTouchCapability = .unavailable
    values.preferredContentSizeCategory = .large
    values.displayGamut = .SRGB
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    values.activeAppearance = .active
    traits = UITraitCollection(values: values)
    clock?.surroundings = traits
  }

  /// Tablets have room both ways; phones upright have it along the height, and lying down only the
  /// large ones along the width.
  private var sizeClasses: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) {
    guard idiom == .phone else { return (.regular, .regular) }
    if bounds.width <= bounds.height { return (.compact, .regular) }
    return (bounds.height >= 414 ? .regular : .compact, .compact)
  }
}
