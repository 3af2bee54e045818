// Follows CATiledLayer.h. Tiles are drawn by nobody: a layer that is shown is an issue that names it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A layer that would draw itself in tiles; it holds its values.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  open var tileSize = CGSize(width: 256, height: 256)

  public override init() {
    super.init()
    drawingIssue = .undrawable("tiles", layer: displayName)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func presentationCopy() -> CALayer { CATiledLayer(layer: self) }

  /// How long a new tile takes to come in, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
