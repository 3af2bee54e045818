// Follows what UIVisualEffectView shows on a device: a picture of what lies below, blurred, in
// stronger colours, and tinted. No class of the SDK's: views alone make it.

package import Foundation
package import Pixels

/// A layer that shows what lies below it, changed, within its rounded bounds.
///
/// It sees what the nearest group around it holds: a translucent or masked layer above cuts it off
/// from what lies behind that layer.
@preconcurrency @MainActor
package final class BackdropLayer: CALayer {
  package override init() {
    super.init(kind: .backdrop)
  }

  package override init(layer: Any) {
    super.init(layer: layer)
  }

  package required init?(coder: NSCoder) {
    super.init(kind: .backdrop)
  }

  override func presentationCopy() -> CALayer { BackdropLayer(layer: self) }

  /// Standard deviation of the blur, in points.
  package var blurRadius: Double {
    get { state.backdrop.blurRadius }
    set { set("blurRadius", \.backdrop.blurRadius, newValue) }
  }
  /// How far colours are from grey: 1 as they are.
  package var saturation: Double {
    get { state.backdrop.saturation }
    set { set("saturation", \.backdrop.saturation, newValue) }
  }
  /// Lets a tint that is clear yet have a colour already, so that it comes in without passing others.
  package func beginTint(at color: Color) {
    guard tint.alpha == 0 else { return }
    var clear = color
    clear.alpha = 0
    setSilently(\.backdrop.tint, clear)
  }
  /// What is laid over the picture.
  package var tint: Color {
    get { state.backdrop.tint }
    set { set("tint", \.backdrop.tint, newValue) }
  }
}
