// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2
  public static var alert: UIKeyboardAppearance { .dark }
}

/// A field for one line of text.
///
/// Its text, and a border of the system's, can't be drawn.
@preconcurrency @MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  open weak var delegate: (any UITextFieldDelegate)?
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

  open var text: String? = "" { didSet { looksChanged() } }
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  open var placeholder: String? { didSet { looksChanged() } }
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { looksChanged() } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural { didSet { looksChanged() } }
  open var borderStyle = BorderStyle.none { didSet { looksChanged() } }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var isSecureTextEntry = false
  // As in the SDK: nil is given, and taken for none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var isEditing: Bool { false }
  open var hasText: Bool { !(text ?? "").isEmpty }

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  private func extent(in width: CGFloat) -> TextExtent {
    let shown = hasText ? text : placeholder
    return TextExtent(
      of: shown ?? "", font: font ?? .systemFont(ofSize: 17), width: width, mostLines: 1)
  }

  open override var intrinsicContentSize: CGSize {
    let size = extent(in: .infinity).size
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
    return CGSize(width: max(size.width, 14), height: line + (borderStyle == .roundedRect ? 14 : 0))
  }

  private func looksChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    showMissing()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showMissing()
  }

  private func showMissing() {
    let text = extent(in: bounds.width).missingContent(aligned: textAlignment)
    layer.missingContent =
      borderStyle == .none ? text : MissingContent(feature: "control").rounded(5)
  }
}

/// Who hears of a text field's editing.
///
/// All methods are optional; nobody edits here.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
