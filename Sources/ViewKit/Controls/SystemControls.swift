// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

// Small controls that hold their values and whose look can't be drawn, together in one file since each
// is little more than a list of properties.

extension MissingContent {
  /// The look of a system control.
  static var control: MissingContent { MissingContent(feature: "control") }

  /// The same with corners of a radius, in points.
  func rounded(_ radius: Double) -> MissingContent {
    var missing = self
    missing.cornerRadius = radius
    return missing
  }
}

@preconcurrency @MainActor
open class UISwitch: UIControl {
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    layer.missingContent = .control
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.missingContent = .control
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open override var intrinsicContentSize: CGSize { Self.size }

  private static let size = CGSize(width: 51, height: 31)
}

@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.missingContent = .control
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.missingContent = .control
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
}

@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value = 0.0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    layer.missingContent = .control.rounded(8)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.missingContent = .control.rounded(8)
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  private static let size = CGSize(width: 94, height: 32)
}

@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.missingContent = .control
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.missingContent = .control
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}

@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }

  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  open var hidesWhenStopped = true { didSet { update() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .gray
  open private(set) var isAnimating = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    update()
  }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    update()
  }

  open func startAnimating() {
    isAnimating = true
    update()
  }

  open func stopAnimating() {
    isAnimating = false
    update()
  }

  open override var intrinsicContentSize: CGSize {
    let length: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: length, height: length)
  }

  private func update() {
    isHidden = !isAnimating && hidesWhenStopped
    layer.missingContent = .control
  }
}

@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  open var numberOfPages = 0 { didSet { update() } }
  open var currentPage = 0
  open var hidesForSinglePage = false { didSet { update() } }
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage?

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open func indicatorImage(forPage page: Int) -> UIImage? { preferredIndicatorImage }
  open func updateCurrentPageDisplay() {}
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: 16 * CGFloat(max(0, min(pageCount, 10_000))) + 20, height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  private func update() {
    let isShown = numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage)
    layer.missingContent = isShown ? .control : nil
    invalidateIntrinsicContentSize()
  }
}

@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private var segments: [Any] = []
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.missingContent = .control.rounded(8)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.missingContent = .control.rounded(8)
  }

  public convenience init(items: [Any]?) {
    self.init(frame: CGRect.zero)
    segments = items ?? []
    frame.size = intrinsicContentSize
  }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(image ?? "", at: min(max(segment, 0), segments.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }

  open func removeAllSegments() { segments = [] }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = title ?? "" }
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment] as? String : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = image ?? "" }
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment] as? UIImage : nil
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 65 * CGFloat(segments.count), height: 32)
  }
}

@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  open var datePickerMode = Mode.dateAndTime
  /// The reference date until code sets one: there is no clock here.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.missingContent = .control.rounded(8)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.missingContent = .control.rounded(8)
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}
