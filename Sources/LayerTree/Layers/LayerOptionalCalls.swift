// Calls with a question mark of requirements that are optional in Core Animation; see AnimationStopCall.swift.

extension CALayerDelegate {
  /// What `display?(_:)` calls.
  public var display: (@MainActor (CALayer) -> Void)? {
    { layer in self.display(layer) }
  }

  /// What `draw?(_:in:)` calls.
  @_disfavoredOverload
  public var draw: LayerDrawingCall? { LayerDrawingCall(delegate: self) }

  /// What `layerWillDraw?(_:)` calls.
  public var layerWillDraw: (@MainActor (CALayer) -> Void)? {
    { layer in self.layerWillDraw(layer) }
  }

  /// What `layoutSublayers?(of:)` calls.
  @_disfavoredOverload
  public var layoutSublayers: SublayerLayoutCall? { SublayerLayoutCall(delegate: self) }

  /// What `action?(for:forKey:)` calls.
  @_disfavoredOverload
  public var action: LayerActionCall? { LayerActionCall(delegate: self) }
}

/// A call of this delegate's that is optional in Core Animation.
@MainActor
public struct LayerDrawingCall {
  let delegate: any CALayerDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(_ layer: CALayer, in ctx: CGContext) {
    delegate.draw(layer, in: ctx)
  }
}

/// A call of this delegate's that is optional in Core Animation.
@MainActor
public struct SublayerLayoutCall {
  let delegate: any CALayerDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(of layer: CALayer) {
    delegate.layoutSublayers(of: layer)
  }
}

/// A call of this delegate's that is optional in Core Animation.
@MainActor
public struct LayerActionCall {
  let delegate: any CALayerDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    delegate.action(for: layer, forKey: event)
  }
}
