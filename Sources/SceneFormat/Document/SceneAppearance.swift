package import Foundation
package import Geometry

/// A line along a layer's outline, half on each side.
package struct SceneStroke: Hashable, Sendable {
  /// The line's colour.
  package var color: SceneColor
  /// Width, caps, joins and dashes, in the layer's points.
  package var style: StrokeStyle
  /// Where along the outline the line begins, 0...1.
  package var start: Double
  /// Where along the outline the line ends, 0...1.
  package var end: Double
}

/// A line inside a layer's frame, drawn over its children.
package struct SceneBorder: Hashable, Sendable {
  /// The line's colour.
  package var color: SceneColor
  /// Width in points; ≥ 0.
  package var width: Double
}

/// A blurred shadow of a layer.
package struct SceneShadow: Hashable, Sendable {
  /// The shadow's colour.
  package var color: SceneColor
  /// Opacity, 0...1; multiplies the colour's own.
  package var opacity: Double
  /// Standard deviation of the blur in points; ≥ 0.
  package var radius: Double
  /// Distance from the layer, in points along the parent's axes.
  package var offset: CGSize
}

/// What cuts a layer out, in the layer's own points.
package enum SceneMask: Hashable, Sendable {
  /// The inside of a path.
  case path(Path, FillRule)
  /// The opacity of a tree of layers, back to front.
  case layers([SceneLayer])
}

/// A picture that fills a layer.
package struct SceneImage: Hashable, Sendable {
  /// How a picture is laid into a frame of another size.
  package enum Fit: String, Hashable, Sendable, CaseIterable {
    /// Stretched to the frame.
    case fill
    /// As large as fits inside.
    case contain
    /// As small as covers the frame.
    case cover
    case center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Path of the file, relative to the scene's folder, with `/` between parts.
  package var source: String
  /// How it is laid into the frame.
  package var fit: Fit
  /// The part shown, as fractions of the picture, inside 0...1.
  package var crop: CGRect
  /// Pixels of the picture a point, where `fit` keeps its size; > 0.
  package var scale: Double
  /// Where the file is named.
  package var location: SourceLocation
}

/// Colours that run into each other.
package struct SceneGradient: Hashable, Sendable {
  /// How the colours run.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Along the line from start to end.
    case linear
    /// From the centre at `start` outwards, `end − start` being the two half axes.
    case radial
  }

  /// A colour and where it lies.
  package struct Stop: Hashable, Sendable {
    /// Place from start to end, 0...1; never below that of the stop before.
    package var offset: Double
    /// The colour there.
    package var color: SceneColor
  }

  /// How the colours run.
  package var kind: Kind
  /// Where they begin, as fractions of the frame.
  package var start: CGPoint
  /// Where they end, as fractions of the frame.
  package var end: CGPoint
  /// At least two.
  package var stops: [Stop]
}
