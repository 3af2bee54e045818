package import Drawing
package import Foundation
package import Geometry
package import Pixels

/// Every property of a layer that is drawn or animated, as plain data: its model value.
///
/// A layer holds one of these; its presentation at a time is a copy with the animations applied;
/// a picture is made from presentations alone. The tree, names, delegates and timing are not here.
/// Lengths are in points, angles in radians; y grows down.
package struct LayerState: Hashable, Sendable {
  /// What kind of layer this is, and so which of the fields below count.
  package let kind: LayerKind

  // Geometry
  package var position = CGPoint.zero
  package var zPosition: Double = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: Double = 0
  package var bounds = CGRect.zero
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var isGeometryFlipped = false

  // Compositing
  package var opacity: Double = 1
  package var isHidden = false
  package var isDoubleSided = true
  package var isOpaque = false
  package var masksToBounds = false
  package var allowsGroupOpacity = true
  package var allowsEdgeAntialiasing = false
  package var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  package var shouldRasterize = false
  package var rasterizationScale: Double = 1

  // Background, corners, border
  package var backgroundColor: Color?
  package var cornerRadius: Double = 0
  package var cornerCurve = CALayerCornerCurve.circular
  package var maskedCorners = CACornerMask.all
  package var borderWidth: Double = 0
  package var borderColor: Color? = .black

  // Shadow
  package var shadowColor: Color? = .black
  package var shadowOpacity: Double = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: Double = 3
  package var shadowPath: Path?

  // Contents
  package var contents: Image?
  /// What the contents are taking the place of, while an animation mixes the two.
  package var outgoingContents: OutgoingContents?
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: Double = 1
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var magnificationFilter = CALayerContentsFilter.linear
  package var minificationFilter = CALayerContentsFilter.linear

  /// Counts in a replicator layer.
  package var replicator = ReplicatorState()
  /// Counts in a backdrop layer.
  package var backdrop = BackdropState()
  /// Counts in a shape layer.
  package var shape = ShapeState()
  /// Counts in a gradient layer.
  package var gradient = GradientState()

  /// The state of a new layer.
  package init(kind: LayerKind = .plain) {
    self.kind = kind
  }
}

/// The kinds of layers that differ in what they draw.
package enum LayerKind: String, Hashable, Sendable {
  case plain
  case shape
  case gradient
  /// Draws nothing itself and does not flatten its sublayers.
  case transform
  /// Shows what lies below it, blurred and tinted.
  case backdrop
  /// Draws what lies in it several times.
  case replicator
}

/// Contents that give way to others.
package struct OutgoingContents: Hashable, Sendable {
  /// What was shown; nil for nothing.
  package var image: Image?
  /// How far the others have taken its place, 0...1.
  package var progress: Double
}

/// What a backdrop layer makes of the picture below it.
package struct BackdropState: Hashable, Sendable {
  /// Standard deviation of the blur, in points.
  package var blurRadius: Double = 0
  /// How far colours are from grey: 1 as they are.
  package var saturation: Double = 1
  /// What is laid over it.
  package var tint = Color.clear

  /// What a new backdrop layer shows: nothing but what is there.
  package init() {}

  /// Whether it changes nothing.
  package var isNeutral: Bool {
    !(blurRadius > 0) && saturation == 1 && tint.alpha.visible == 0
  }
}

/// What a shape layer draws.
package struct ShapeState: Hashable, Sendable {
  package var path: Path?
  package var fillColor: Color? = .black
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: Color?
  package var strokeStart: Double = 0
  package var strokeEnd: Double = 1
  package var lineWidth: Double = 1
  package var miterLimit: Double = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: Double = 0
  package var lineDashPattern: [Double] = []

  /// What a new shape layer draws: nothing, for want of a path.
  package init() {}
}

/// What a gradient layer draws.
package struct GradientState: Hashable, Sendable {
  package var colors: [Color] = []
  /// One for each colour, rising; empty for evenly spread ones.
  package var locations: [Double] = []
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial

  /// What a new gradient layer draws: nothing, for want of colours.
  package init() {}
}
