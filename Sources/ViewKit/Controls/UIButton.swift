// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// A title, an image, or both, that can be tapped.
///
/// Images and backgrounds are drawn; a title is text and can't be. The chrome of configurations and of
/// the old rounded style isn't drawn either.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
    public static var roundedRect: ButtonType { .system }
  }

  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  open private(set) var buttonType = ButtonType.custom
  open var role = Role.normal
  open var menu: UIMenu?
  open var configuration: Configuration? { didSet { stateChanged() } }
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { stateChanged() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false

  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]
  private let titleView = UILabel()
  private let picture = UIImageView(frame: .zero)
  private let background = UIImageView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    stateChanged()
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func setUp() {
    for view in [background, picture, titleView] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside) {
      super.sendActions(for: .primaryActionTriggered)
    }
  }

  // MARK: - Looks by state

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    stateChanged()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    stateChanged()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    stateChanged()
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    stateChanged()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    stateChanged()
  }

  open func title(for state: State) -> String? { titles.value(for: state) }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles.value(for: state)
  }
  open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) }
  open func titleShadowColor(for state: State) -> UIColor? { nil }
  open func image(for state: State) -> UIImage? { images.value(for: state) }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var currentTitleColor: UIColor! { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var titleLabel: UILabel? { titleView }
  open var imageView: UIImageView? { picture }

  open func updateConfiguration() {}
  open func setNeedsUpdateConfiguration() { stateChanged() }

  override func stateChanged() {
    titleView.text =
      configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
    titleView.textColor = currentTitleColor
    picture.image = configuration?.image ?? currentImage
    background.image = currentBackgroundImage
    let hasChrome = configuration?.hasChrome ?? false
    let isSymbol = ![.custom, .system].contains(buttonType)
    layer.missingContent =
      hasChrome
      ? MissingContent.control.rounded(8) : isSymbol ? MissingContent(feature: "symbol") : nil
    invalidateIntrinsicContentSize()
    super.stateChanged()
  }

  // MARK: - Layout

  private var imageSize: CGSize { picture.image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    let (title, image) = (titleView.intrinsicContentSize, imageSize)
    let inset = contentEdgeInsets
    let isSystem = buttonType == .system && inset == .zero
    return CGSize(
      width: title.width + image.width + inset.left + inset.right,
      height: max(title.height, image.height) + inset.top + inset.bottom + (isSystem ? 12 : 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let whole = imageSize.width + titleView.intrinsicContentSize.width
    return place(imageSize, from: 0, of: whole, in: contentRect, imageEdgeInsets)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    var size = titleView.intrinsicContentSize
    size.width = min(size.width, max(0, contentRect.width - imageSize.width))
    return place(
      size, from: imageSize.width, of: imageSize.width + size.width, in: contentRect,
      titleEdgeInsets)
  }

  /// A part of the content, which begins at `start` of its whole length, by the alignments.
  private func place(
    _ size: CGSize, from start: CGFloat, of whole: CGFloat, in rect: CGRect, _ insets: UIEdgeInsets
  ) -> CGRect {
    let horizontal: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading, .fill: 0
      case .center: 0.5
      case .right, .trailing: 1
      }
    let vertical: CGFloat =
      switch contentVerticalAlignment {
      case .top, .fill: 0
      case .center: 0.5
      case .bottom: 1
      }
    return CGRect(
      x: rect.minX + (rect.width - whole) * horizontal + start + (insets.left - insets.right) / 2,
      y: rect.minY + (rect.height - size.height) * vertical + (insets.top - insets.bottom) / 2,
      width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    titleView.frame = titleRect(forContentRect: content)
  }
}

extension Dictionary where Key == UInt {
  /// The value for a state; where it has none, for the normal one.
  fileprivate func value(for state: UIControl.State) -> Value? {
    self[state.rawValue] ?? self[UIControl.State.normal.rawValue]
  }
}

extension UIButton {
  /// The looks of a button as one value.
  ///
  /// It holds its values; title and image are shown.
  public struct Configuration {
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var showsActivityIndicator = false
    /// Whether the system draws something behind the content.
    let hasChrome: Bool

    private init(hasChrome: Bool) {
      self.hasChrome = hasChrome
    }

    public static func plain() -> Configuration { Configuration(hasChrome: false) }
    public static func tinted() -> Configuration { Configuration(hasChrome: true) }
    public static func gray() -> Configuration { Configuration(hasChrome: true) }
    public static func filled() -> Configuration { Configuration(hasChrome: true) }
    public static func borderless() -> Configuration { Configuration(hasChrome: false) }
    public static func bordered() -> Configuration { Configuration(hasChrome: true) }
    public static func borderedTinted() -> Configuration { Configuration(hasChrome: true) }
    public static func borderedProminent() -> Configuration { Configuration(hasChrome: true) }
  }
}
