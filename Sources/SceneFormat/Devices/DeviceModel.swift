package import Foundation

/// A device that scenes may name without describing it, upright.
package struct DeviceModel: Hashable, Sendable {
  /// What scenes and the command line call it.
  package let name: String
  /// Width and height in points.
  package let size: CGSize
  /// Pixels a point that apps draw with.
  package let scale: Double
  /// What bars, the camera and the home indicator cover, in points.
  package let safeArea: SceneInsets
  /// How far the display's corners are rounded, in points.
  package let cornerRadius: Double
  /// Whether it is a tablet.
  package let isTablet: Bool
}

/// Widths along the four edges, in points.
package struct SceneInsets: Hashable, Sendable {
  /// Along the upper edge; ≥ 0.
  package var top: Double
  /// Along the left edge; ≥ 0.
  package var left: Double
  /// Along the lower edge; ≥ 0.
  package var bottom: Double
  /// Along the right edge; ≥ 0.
  package var right: Double

  /// No width at all.
  package static let zero = SceneInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Widths along the four edges.
  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension DeviceModel {
  /// The device of that exact name.
  package static func named(_ name: String) -> DeviceModel? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
