// Follows CAShapeLayer.h: a path, filled, then stroked, drawn above the contents.
// Left out: nothing.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Geometry
internal import Pixels

/// A layer that draws a path; it is not limited to its bounds.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  public override init() {
    super.init(kind: .shape)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(kind: .shape)
  }

  override func presentationCopy() -> CALayer { CAShapeLayer(layer: self) }

  /// What is drawn, in the layer's space; it has no animation by itself.
  open var path: CGPath? {
    get { state.shape.path.map { CGPath($0) } }
    set { set("path", \.shape.path, newValue?.path) }
  }
  open var fillColor: CGColor? {
    get { state.shape.fillColor.map { CGColor($0) } }
    set { set("fillColor", \.shape.fillColor, newValue?.color) }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { state.shape.fillRule }
    set { setSilently(\.shape.fillRule, newValue) }
  }
  open var strokeColor: CGColor? {
    get { state.shape.strokeColor.map { CGColor($0) } }
    set { set("strokeColor", \.shape.strokeColor, newValue?.color) }
  }
  /// Where the stroke begins, as a share of the path's length.
  open var strokeStart: CGFloat {
    get { state.shape.strokeStart }
    set { set("strokeStart", \.shape.strokeStart, newValue) }
  }
  /// Where the stroke ends, as a share of the path's length.
  open var strokeEnd: CGFloat {
    get { state.shape.strokeEnd }
    set { set("strokeEnd", \.shape.strokeEnd, newValue) }
  }
  open var lineWidth: CGFloat {
    get { state.shape.lineWidth }
    set { set("lineWidth", \.shape.lineWidth, newValue) }
  }
  open var miterLimit: CGFloat {
    get { state.shape.miterLimit }
    set { set("miterLimit", \.shape.miterLimit, newValue) }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { state.shape.lineCap }
    set { setSilently(\.shape.lineCap, newValue) }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { state.shape.lineJoin }
    set { setSilently(\.shape.lineJoin, newValue) }
  }
  open var lineDashPhase: CGFloat {
    get { state.shape.lineDashPhase }
    set { set("lineDashPhase", \.shape.lineDashPhase, newValue) }
  }
  /// Lengths of dashes and gaps in turn; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get {
      let pattern = state.shape.lineDashPattern
      return pattern.isEmpty ? nil : pattern.map { NSNumber(value: $0) }
    }
    set {
      set("lineDashPattern", \.shape.lineDashPattern, newValue?.map(\.doubleValue) ?? [])
    }
  }
}
