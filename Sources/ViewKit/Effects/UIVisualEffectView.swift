// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree
import Pixels

/// A view that shows what lies below it through an effect, and its content above that.
///
/// Changes of the effect between none and a blur animate: radius, saturation and tint go along.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open override class var layerClass: AnyClass { BackdropLayer.self }

  /// What views are added to; it always has the bounds of the effect view.
  open private(set) var contentView = UIView()

  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
    showEffect()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  open override var frame: CGRect {
    didSet { contentView.frame = bounds }
  }

  open override var bounds: CGRect {
    didSet { contentView.frame = bounds }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.frame != bounds { contentView.frame = bounds }
  }

  override func refreshDynamicColors() {
    super.refreshDynamicColors()
    showEffect()
  }

  private func addContentView() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  private func showEffect() {
    guard let backdrop = layer as? BackdropLayer else { return }
    backdrop.drawingIssue =
      effect is UIVibrancyEffect ? .undrawable("vibrancy", layer: backdrop.displayName) : nil
    guard let blur = effect as? UIBlurEffect else {
      (backdrop.blurRadius, backdrop.saturation) = (0, 1)
      backdrop.tint.alpha = 0
      return
    }
    let material = BlurMaterial(
      blur.style, isDark: traitCollection.userInterfaceStyle == .dark)
    backdrop.beginTint(at: material.tint)
    (backdrop.blurRadius, backdrop.saturation) = (material.radius, material.saturation)
    backdrop.tint = material.tint
  }
}
