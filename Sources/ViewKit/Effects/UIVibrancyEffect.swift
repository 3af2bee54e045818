// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Content that takes its colours from the blur below it; it is not drawn, and reported by name.
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur that the content lies on.
  let blurEffect: UIBlurEffect
  /// What the content is.
  let style: UIVibrancyEffectStyle

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = .label
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  public override init?(coder: NSCoder) {
    blurEffect = UIBlurEffect(style: .regular)
    style = .label
    super.init(coder: coder)
  }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}
