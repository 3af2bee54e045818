// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Something that a bar shows.
///
/// It holds its values.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Called where something was read from a nib; nothing is.
  open func awakeFromNib() {}

  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var tag = 0
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}
