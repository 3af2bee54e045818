// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import Geometry
import LayerTree

/// A window onto a larger content: its bounds' origin is the point of the content that shows top left.
///
/// Follows UIScrollView's offsets, insets and zooming by code. Left out: dragging by touch, and the
/// indicators, which a device shows only while one scrolls.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// How much of its speed scrolling keeps each millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Who hears of scrolling.
  ///
  /// Tables, collections and text views have a `delegate` of a narrower type, as in the SDK. Swift has
  /// no such override, so theirs is a property of its own, which is chosen where both could be meant;
  /// ``commonDelegate`` makes the two one.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { commonDelegate }
    set { commonDelegate = newValue }
  }
  /// What every `delegate` of this view holds.
  weak var keptDelegate: (any UIScrollViewDelegate)? { didSet { delegateChanged() } }
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { setNeedsLayout() } }
  }
  open var contentInset = UIEdgeInsets.zero { didSet { contentInsetChanged() } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { contentInsetChanged() }
  }
  /// What scrolling by code passes, while it does.
  private var passedBounds: CGRect?
  /// The insets as the offset was last moved by them.
  private var appliedInset = UIEdgeInsets.zero

  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var bouncesZoom = true
  open var bouncesVertically = true
  open var bouncesHorizontally = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var decelerationRate = DecelerationRate.normal
  open var indexDisplayMode = IndexDisplayMode.automatic
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1

  open var refreshControl: UIRefreshControl?
  /// Recognizers that a script may play; they don't scroll.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// The delegate as a scroll view of any kind has it; a narrower `delegate` stands behind it.
  var commonDelegate: (any UIScrollViewDelegate)? {
    get { keptDelegate }
    set { keptDelegate = newValue }
  }

  /// A delegate that a kind of scroll view asks more has come.
  func delegateChanged() {}

  /// Both at once.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  // MARK: - Scrolling

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let moves = newValue.origin != super.bounds.origin
      super.bounds = newValue
      if moves {
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
      }
    }
  }

  /// The point of the content that shows top left; it may lie outside of the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else { return self.contentOffset = contentOffset }
    passedBounds = shownBounds
    UIView.animate(withDuration: Self.scrollDuration) {
      self.contentOffset = contentOffset
    } completion: { _ in
      self.passedBounds = nil
      self.setNeedsLayout()
      self.delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// What is in view, and what was when the scrolling began that is under way.
  var shownBounds: CGRect { passedBounds.map { bounds.union($0) } ?? bounds }

  /// Scrolls as little as shows a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let shown = CGRect(origin: contentOffset, size: bounds.size).inset(by: adjustedContentInset)
    let offset = CGPoint(
      x: contentOffset.x + Self.shift(from: shown.minX, shown.maxX, to: rect.minX, rect.maxX),
      y: contentOffset.y + Self.shift(from: shown.minY, shown.maxY, to: rect.minY, rect.maxY))
    if offset != contentOffset { setContentOffset(limited(offset), animated: animated) }
  }

  private static func shift(
    from low: CGFloat, _ high: CGFloat, to start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    if start < low || end - start > high - low { return start - low }
    return max(0, end - high)
  }

  /// The nearest offset at which the content still fills the view.
  func limited(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func limited(
      _ value: CGFloat, _ length: CGFloat, _ shown: CGFloat, _ low: CGFloat, _ high: CGFloat
    ) -> CGFloat {
      max(-low, min(value, length + high - shown))
    }
    return CGPoint(
      x: limited(offset.x, contentSize.width, bounds.width, inset.left, inset.right),
      y: limited(offset.y, contentSize.height, bounds.height, inset.top, inset.bottom))
  }

  open func flashScrollIndicators() {}
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isScrollAnimating: Bool { layer.animationKeys()?.contains("bounds.origin") ?? false }
  open func stopScrollingAndZooming() {}

  /// How long scrolling by code takes, in seconds; not documented.
  private static let scrollDuration = 0.3

  // MARK: - Insets

  /// The content's insets and what the safe area adds to them.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var inset = contentInset
    let (horizontally, vertically) = adjustedAxes
    if horizontally {
      inset.left += safe.left
      inset.right += safe.right
    }
    if vertically {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    return inset
  }

  private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .automatic, .scrollableAxes:
      (
        contentSize.width > bounds.width || alwaysBounceHorizontal,
        contentSize.height > bounds.height || alwaysBounceVertical
      )
    }
  }

  open func adjustedContentInsetDidChange() {}

  /// Keeps the same content in view when the insets change.
  func contentInsetChanged() {
    let inset = adjustedContentInset
    guard inset != appliedInset else { return }
    let old = appliedInset
    appliedInset = inset
    if contentOffset.x == -old.left { contentOffset.x = -inset.left }
    if contentOffset.y == -old.top { contentOffset.y = -inset.top }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentInsetChanged()
  }

  // MARK: - Guides

  /// The content, as large as constraints to it say.
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide("scrollContent") { UILayoutGuide(.scrollContent, in: $0) }
  }

  /// What is shown.
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide("scrollFrame") { UILayoutGuide(.scrollFrame, in: $0) }
  }

  // MARK: - Zooming

  /// The scale of the view that the delegate names.
  open var zoomScale: CGFloat {
    get { delegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    let zoom: @MainActor () -> Void = {
      let size = view.bounds.size
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(x: size.width * scale / 2, y: size.height * scale / 2)
      self.contentSize = CGSize(width: size.width * scale, height: size.height * scale)
      self.delegate?.scrollViewDidZoom(self)
    }
    guard animated else { return zoom() }
    UIView.animate(withDuration: Self.scrollDuration, animations: zoom) { _ in
      self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
  }

  /// Zooms and scrolls so that a rectangle of the zoomed view fills the scroll view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(
      min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let scale = zoomScale
    setContentOffset(
      limited(
        CGPoint(
          x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)),
      animated: animated)
  }

  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
}
