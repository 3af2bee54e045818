// Follows CAReplicatorLayer.h: what lies in the layer is drawn again and again, each time moved, later
// and in other colours.
// Left out: preservesDepth, which holds its value.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import Pixels

/// A layer that shows several copies of what lies in it.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  public override init() {
    super.init(kind: .replicator)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    preservesDepth = (layer as? CAReplicatorLayer)?.preservesDepth ?? false
  }

  public required init?(coder: NSCoder) {
    super.init(kind: .replicator)
  }

  override func presentationCopy() -> CALayer { CAReplicatorLayer(layer: self) }

  open var instanceCount: Int {
    get { state.replicator.count }
    set { setSilently(\.replicator.count, newValue) }
  }
  /// Whether copies are not flattened; it is held and not heeded.
  open var preservesDepth = false
  /// How much later each copy is than the one before, in seconds of the layer's time.
  open var instanceDelay: CFTimeInterval {
    get { state.replicator.delay }
    set { set("instanceDelay", \.replicator.delay, newValue) }
  }
  /// What each copy does to the one before, about the anchor point.
  open var instanceTransform: CATransform3D {
    get { state.replicator.transform }
    set { set("instanceTransform", \.replicator.transform, newValue) }
  }
  open var instanceColor: CGColor? {
    get { state.replicator.color.map { CGColor($0) } }
    set { set("instanceColor", \.replicator.color, newValue?.color) }
  }
  open var instanceRedOffset: Float {
    get { Float(state.replicator.redOffset) }
    set { set("instanceRedOffset", \.replicator.redOffset, Double(newValue)) }
  }
  open var instanceGreenOffset: Float {
    get { Float(state.replicator.greenOffset) }
    set { set("instanceGreenOffset", \.replicator.greenOffset, Double(newValue)) }
  }
  open var instanceBlueOffset: Float {
    get { Float(state.replicator.blueOffset) }
    set { set("instanceBlueOffset", \.replicator.blueOffset, Double(newValue)) }
  }
  open var instanceAlphaOffset: Float {
    get { Float(state.replicator.alphaOffset) }
    set { set("instanceAlphaOffset", \.replicator.alphaOffset, Double(newValue)) }
  }
}
