// Follows CATransformLayer.h: a layer that keeps its sublayers in space, and draws nothing itself.
// Left out: nothing; what it has of its own but transform, opacity and sublayers is ignored, as there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A layer whose sublayers share the space that the layer itself lies in, and are not flattened.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  public override init() {
    super.init(kind: .transform)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(kind: .transform)
  }

  override func presentationCopy() -> CALayer { CATransformLayer(layer: self) }

  /// Nothing: a space has no point that a point of a plane could be compared with.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
