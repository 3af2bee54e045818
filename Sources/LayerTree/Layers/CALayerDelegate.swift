// Follows CALayerDelegate of CALayer.h; what is optional there has an empty default here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Who lays out a layer and says what its changes lead to: a view, for its own layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, when it does not give them by `display(_:)`.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer draws its contents.
  func layerWillDraw(_ layer: CALayer)
  /// Places what is below the layer.
  func layoutSublayers(of layer: CALayer)
  /// What happens upon an event: nil to go on searching, `NSNull` for nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.declineDisplay() }
  public func draw(_ layer: CALayer, in ctx: CGContext) { ctx.isDeclined = true }
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
