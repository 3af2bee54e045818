package import Foundation

/// A layer's own movement: scaled, then rotated, then moved, about its anchor.
package struct SceneTransform: Hashable, Sendable {
  /// Movement in points of the parent.
  package var translation: CGPoint
  /// Scale along the layer's axes; 1 leaves the size.
  package var scale: CGPoint
  /// Degrees, clockwise on screen.
  package var rotation: Double

  /// No movement.
  package static let identity = SceneTransform(
    translation: .zero, scale: CGPoint(x: 1, y: 1), rotation: 0)
}
