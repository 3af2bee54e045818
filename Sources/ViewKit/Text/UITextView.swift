// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// Text that scrolls.
///
/// It can't be drawn.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  private var givenInputView: UIView?
  private var givenInputAccessoryView: UIView?
  open override var inputView: UIView? {
    get { givenInputView }
    set { givenInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { givenInputAccessoryView }
    set { givenInputAccessoryView = newValue }
  }

  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { keptDelegate as? any UITextViewDelegate }
    set { keptDelegate = newValue }
  }
  override var commonDelegate: (any UIScrollViewDelegate)? {
    get { delegate ?? keptDelegate }
    set {
      if let narrow = newValue as? any UITextViewDelegate {
        delegate = narrow
      } else {
        delegate = nil
        if newValue != nil { keptDelegate = newValue }
      }
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" { didSet { textChanged() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    didSet { text = attributedText?.string }
  }
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { textChanged() } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural { didSet { textChanged() } }
  open var selectedRange = NSRange(location: 0, length: 0)
  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  open private(set) var textContainer = NSTextContainer(size: .zero)
  // As in the SDK: nil is given, and taken for none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var clearsOnInsertion = false
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var hasText: Bool { !(text ?? "").isEmpty }

  open func scrollRangeToVisible(_ range: NSRange) {}

  private func extent(in width: CGFloat) -> TextExtent {
    TextExtent(of: text ?? "", font: font ?? .systemFont(ofSize: 12), width: width, mostLines: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let width = size.width > 0 ? size.width - inset.left - inset.right : .infinity
    let text = extent(in: width).size
    return CGSize(
      width: text.width + inset.left + inset.right, height: text.height + inset.top + inset.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    showMissing()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showMissing()
  }

  private func showMissing() {
    var missing = extent(in: bounds.width).missingContent(aligned: textAlignment)
    missing?.alignment.y = 0
    layer.missingContent = missing
  }
}

/// Who hears of a text view's editing.
///
/// All methods are optional; nobody edits here.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
