package import Foundation
package import Geometry

/// One layer of a screen.
package struct SceneLayer: Hashable, Sendable {
  /// The layer's name, unique in its screen; empty only inside a mask.
  package var id: String
  /// What it draws.
  package var kind: SceneLayerKind
  /// Where it lies in its parent before `transform`, in points of the parent.
  package var frame: CGRect
  /// The point that stays put under `transform`, as fractions of the size.
  package var anchor: CGPoint
  /// Scale, rotation and translation about the anchor.
  package var transform: SceneTransform
  /// Opacity of the layer with its children as one picture, 0...1.
  package var opacity: Double
  /// Whether it is drawn at all.
  package var visible: Bool
  /// Whether contents and children are cut at the (rounded) frame.
  package var clip: Bool
  /// What cuts the layer out; nil for nothing.
  package var mask: SceneMask?
  /// What the outline is filled with; nil for nothing.
  package var fill: SceneColor?
  /// How the outline is drawn; nil for not at all.
  package var stroke: SceneStroke?
  /// A line inside the frame, over the children; nil for none.
  package var border: SceneBorder?
  /// The shadow; nil for none.
  package var shadow: SceneShadow?
  /// Rounding of the frame's corners.
  package var corners: SceneCorners
  /// Movements that the layer makes for itself while it is shown.
  package var animations: [SceneAnimation]
  /// Layers inside, back to front; only groups have any.
  package var children: [SceneLayer]
  /// Where the layer is defined.
  package var location: SourceLocation
}

extension SceneLayer {
  /// The first layer of that name in a tree, parents before children.
  package static func find(_ id: String, in layers: [SceneLayer]) -> SceneLayer? {
    for layer in layers {
      if layer.id == id { return layer }
      if let found = find(id, in: layer.children) { return found }
    }
    return nil
  }
}

/// What a layer draws.
package enum SceneLayerKind: Hashable, Sendable {
  /// Its frame, with square corners.
  case rect
  /// Its frame, with rounded corners.
  case rounded
  /// The circle inscribed in its frame, which is square.
  case circle
  /// The ellipse inscribed in its frame.
  case ellipse
  /// A path in the layer's own points: written out, or one of the named shapes.
  case path(Path, FillRule)
  /// A picture from a file.
  case image(SceneImage)
  /// A gradient over its frame.
  case gradient(SceneGradient)
  /// Only its children.
  case group
  /// A grey bar in place of what cannot be drawn yet, named by its feature, such as `text`.
  case missing(String)
}

/// How a frame's corners are rounded.
package struct SceneCorners: Hashable, Sendable {
  /// Radius in points; ≥ 0; what draws it limits it to half the shorter side.
  package var radius: Double
  /// The corner's shape.
  package var curve: CornerCurve
  /// The corners that are rounded.
  package var rounded: CornerMask

  /// Square corners.
  package static let square = SceneCorners(radius: 0, curve: .circular, rounded: .all)
}
