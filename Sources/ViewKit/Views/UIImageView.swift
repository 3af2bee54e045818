// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// A view that shows one image, or images in turn, fitted by its content mode.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// An animated image begins to play at once.
  open var image: UIImage? {
    didSet { showImage() }
  }
  /// Shown in place of the image while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet { showImage() }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }

  /// The images to play, in turn; none is played before ``startAnimating()``.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  open var highlightedAnimationImages: [UIImage]?
  /// The time that all images take together, in seconds; 0 for 30 of them a second.
  open var animationDuration: TimeInterval = 0
  /// How often they are played; 0 for ever.
  open var animationRepeatCount = 0
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Where the view adjusts to a focus, which there is none of.
  open var adjustsImageWhenAncestorFocused = false
  /// Holds its value: symbols are not drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  private var isPlaying = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of the image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    showImage()
  }

  /// A view of the image's size, with another image to show while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    showImage()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The size of the image that is shown; none without one.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  private var shownImage: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

  // MARK: - Playing

  open var isAnimating: Bool { isPlaying && layer.animation(forKey: Self.animationKey) != nil }

  /// Plays the animation images from the first on.
  open func startAnimating() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages
    play(images ?? image?.images ?? [], for: animationDuration, times: animationRepeatCount)
  }

  open func stopAnimating() {
    isPlaying = false
    layer.removeAnimation(forKey: Self.animationKey)
  }

  private func play(_ images: [UIImage], for duration: TimeInterval, times: Int) {
    stopAnimating()
    let pictures = images.compactMap { $0.content.shown(tint: tintColor) }
    guard !pictures.isEmpty else { return }
    for issue in pictures.flatMap(\.issues) { VirtualClock.current.report(issue) }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = pictures
    animation.calculationMode = .discrete
    animation.duration = duration > 0 ? duration : Double(pictures.count) / 30
    animation.repeatCount = times > 0 ? Float(times) : .infinity
    layer.add(animation, forKey: Self.animationKey)
    isPlaying = true
  }

  private static let animationKey = "UIImageViewAnimation"

  // MARK: - Showing

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.renderingMode == .alwaysTemplate { showImage() }
  }

  private func showImage() {
    let shown = shownImage
    layer.contents = shown?.content.shown(tint: tintColor)
    layer.contentsScale = shown?.scale ?? 1
    layer.contentsCenter = shown?.content.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    if let shown, !shown.content.middleStretches {
      VirtualClock.current.report(.drawing("a tiled resizable image"))
    }
    if let frames = shown?.images {
      play(frames, for: shown?.duration ?? 0, times: 0)
    } else if animationImages == nil {
      stopAnimating()
    }
  }
}
