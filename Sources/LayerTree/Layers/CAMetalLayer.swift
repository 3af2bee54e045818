// Follows CAMetalLayer.h as far as it has no Metal in it. A layer that is shown is an issue that
// names it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A layer that Metal would draw into; it holds its values.
@preconcurrency @MainActor
open class CAMetalLayer: CALayer {
  open var framebufferOnly = true
  open var drawableSize = CGSize.zero
  open var presentsWithTransaction = false
  open var maximumDrawableCount = 3
  open var allowsNextDrawableTimeout = true

  public override init() {
    super.init()
    drawingIssue = .undrawable("metal", layer: displayName)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func presentationCopy() -> CALayer { CAMetalLayer(layer: self) }
}
