// Follows CATextLayer.h. Text is not drawn: a layer with a string is an issue that names it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A layer of text; it holds its values.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any? { didSet { noteText() } }
  /// A font, or the name of one.
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = .white
  open var isWrapped = false
  open var truncationMode = CATextLayerTruncationMode.none
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var allowsFontSubpixelQuantization = false

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else { return }
    (string, font, fontSize) = (layer.string, layer.font, layer.fontSize)
    (foregroundColor, isWrapped) = (layer.foregroundColor, layer.isWrapped)
    (truncationMode, alignmentMode) = (layer.truncationMode, layer.alignmentMode)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func presentationCopy() -> CALayer { CATextLayer(layer: self) }

  private func noteText() {
    let text = (string as? NSAttributedString)?.string ?? string as? String ?? ""
    missingContent = text.isEmpty ? nil : MissingContent(feature: "text")
  }
}

/// Where a line that is too long is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// On which side lines of text begin.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
