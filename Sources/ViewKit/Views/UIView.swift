// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree
public import Geometry

/// A rectangle on screen: the owner and delegate of one layer.
///
/// Follows UIView's geometry, hierarchy, layout and animation; every visible property lives in the
/// layer. Left out: drawing by `draw(_:)`, hit testing, autoresizing.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// The class of the layer that a new view makes for itself.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds all that is seen of this view.
  public let layer: CALayer

  /// Back to front.
  open internal(set) var subviews: [UIView] = []
  /// The view that this one lies in.
  open internal(set) weak var superview: UIView?
  /// The controller whose root view this is.
  package weak var owningController: UIViewController?
  /// A number for the user's own purposes.
  open var tag = 0
  /// Whether the view takes touches; nothing is drawn differently.
  open var isUserInteractionEnabled = true
  /// What Auto Layout keeps with the view.
  var autoLayout = ViewAutoLayout()

  /// A view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.frame = frame
  }

  /// A view of no size at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
  }

  /// A layer of ``layerClass``, for the classes of ours.
  private static func makeLayer() -> CALayer {
    switch layerClass {
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CAGradientLayer.Type: CAGradientLayer()
    default: CALayer()
    }
  }

  /// The rectangle in the superview's coordinates; undefined while `transform` isn't the identity.
  open var frame: CGRect {
    get { layer.frame }
    set {
      layer.frame = newValue
      givenFrameChanged()
    }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      layer.bounds = newValue
      givenFrameChanged()
    }
  }

  /// The middle of the view (its anchor point) in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      givenFrameChanged()
    }
  }

  /// A 2-D map about the center.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// 0 (invisible) to 1 (opaque), for the view and all in it as one group.
  open var alpha: CGFloat {
    get { CGFloat(layer.exactOpacity) }
    set { layer.exactOpacity = Double(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.rearrange()
    }
  }

  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  /// How an image is fitted into the bounds.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { layer.contentsGravity = contentMode.gravity }
  }

  /// Marks the view for layout at the end of the present turn.
  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  /// Lays out this view's tree now, where it is marked.
  open func layoutIfNeeded() {
    layer.layoutIfNeeded()
  }

  // MARK: - Overridden by users

  open func layoutSubviews() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: - Auto Layout

  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var safeAreaInsets: UIEdgeInsets { .zero }

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout.translatesMask }
    set {
      autoLayout.translatesMask = newValue
      superview?.setNeedsLayout()
    }
  }

  open class var requiresConstraintBasedLayout: Bool { false }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { markConstraintUpdate() }
  open func updateConstraintsIfNeeded() { updateConstraintsInTree() }

  /// The size that the content asks for; -1 where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  /// From the frame to the rectangle that constraints speak of.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// From the alignment rectangle's top and bottom to the first and last baselines, in points.
  var baselineInsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// The size that the constraints in this view give it, as close to a wish as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsInTree()
    var priorities = AxisPriorities(both: horizontalFittingPriority)
    priorities[.vertical] = verticalFittingPriority
    return LayoutPass(fitting: self, to: targetSize, priorities).fittingSize()
  }

  // MARK: - Hierarchy

  /// Adds a view on top of the others, taking it out of where it was.
  open func addSubview(_ view: UIView) {
    place(view, at: nil)
  }

  /// Adds a view so that it has `index` views below it.
  open func insertSubview(_ view: UIView, at index: Int) {
    place(view, at: index)
  }

  /// Adds a view just under one that is already here; at the bottom when that one isn't.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, above: false)
  }

  /// Adds a view just over one that is already here; on top when that one isn't.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, above: true)
  }

  /// Moves a subview on top of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: subviews.count - 1)
  }

  /// Moves a subview below its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  /// Takes this view out of its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil, at: nil)
  }

  /// The controller whose root view this is, else the view around it.
  open override var next: UIResponder? { owningController ?? superview }

  /// What recognizes gestures on this view; nil for nothing.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] where recognizer.view === self { recognizer.view = nil }
      for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
    }
  }

  /// Has a recognizer work on this view, and on no other any more.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view === self { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    let rest = gestureRecognizers?.filter { $0 !== gestureRecognizer } ?? []
    gestureRecognizers = rest.isEmpty ? nil : rest
  }

  /// Whether a recognizer of this view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The nearest window around this view.
  open var window: UIWindow? { superview?.window }

  /// What a layer of a view answers when asked for an action: the running animation block's, else
  /// none at all.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimationBlock.action(for: layer, forKey: event) ?? NSNull()
  }

  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    updateConstraintsInTree()
    owningController?.viewWillLayoutSubviews()
    placeSubviewsByConstraints()
    layoutSubviews()
    owningController?.viewDidLayoutSubviews()
  }
}
