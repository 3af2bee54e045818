// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// Lines of text.
///
/// Text can't be drawn: a label that shows some is an error that names it, or grey bars.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String? { didSet { textChanged() } }
  open var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { textChanged() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .black
  open var textAlignment = NSTextAlignment.natural { didSet { textChanged() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// 0 for as many as the text needs.
  open var numberOfLines = 1 { didSet { textChanged() } }
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var isEnabled = true
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var showsExpansionTextWhenTruncated = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // MARK: - Size

  /// The text as lines of about its size in a width, in points.
  private func extent(in width: CGFloat) -> TextExtent {
    TextExtent(
      of: text ?? "", font: font ?? .systemFont(ofSize: 17), width: width, mostLines: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    extent(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    extent(in: size.width > 0 ? size.width : .infinity).size
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(origin: bounds.origin, size: extent(in: bounds.width).size)
  }

  open func drawText(in rect: CGRect) {}

  override var baselineInsets: (first: CGFloat, last: CGFloat) {
    let font = font ?? .systemFont(ofSize: 17)
    return (font.ascender, -font.descender)
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    showMissingText()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showMissingText()
  }

  private func showMissingText() {
    layer.missingContent = extent(in: bounds.width).missingContent(aligned: textAlignment)
  }
}
