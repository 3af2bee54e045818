// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree
public import Geometry

/// A rectangle on screen: the owner and delegate of one layer.
///
/// Follows UIView's geometry, hierarchy, layout and animation; every visible property lives in the
/// layer.
///
/// The file is long because a subclass can override only what stands in the class's own body: what
/// nobody overrides is in extensions beside it.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UICoordinateSpace, UITraitEnvironment {
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
  /// Nothing ever has the focus.
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  /// What Auto Layout keeps with the view.
  var autoLayout = ViewAutoLayout()
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  /// A name for restoring; it is kept.
  open var restorationIdentifier: String?
  open var clearsContextBeforeDrawing = true

  /// Whether subviews follow a change of this view's size as their masks say.
  open var autoresizesSubviews = true
  /// What of the view's place and size gives way when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = []

  /// What was asked for of the view's surroundings, tint and margins.
  var preferences = ViewPreferences()
  private var dynamicBackground: UIColor?

  /// A view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.isOpaque = true
    prepareForDrawing()
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
    layer.isOpaque = true
    prepareForDrawing()
  }

  /// A layer of ``layerClass``.
  ///
  /// A class of the user's is made by `init(coder:)`, the only initializer that Swift calls on a class
  /// known at run time. Where that makes none, the layer is of the nearest class of ours, and an issue
  /// says so.
  private static func makeLayer() -> CALayer {
    let wanted: AnyClass = layerClass
    let layer: CALayer =
      switch wanted {
      case is CAShapeLayer.Type: CAShapeLayer()
      case is CAGradientLayer.Type: CAGradientLayer()
      case is CATransformLayer.Type: CATransformLayer()
      case is CAReplicatorLayer.Type: CAReplicatorLayer()
      case is CAScrollLayer.Type: CAScrollLayer()
      case is CATextLayer.Type: CATextLayer()
      case is CAEmitterLayer.Type: CAEmitterLayer()
      case is CATiledLayer.Type: CATiledLayer()
      case is CAMetalLayer.Type: CAMetalLayer()
      case is BackdropLayer.Type: BackdropLayer()
      default: CALayer()
      }
    guard type(of: layer) != wanted else { return layer }
    if let type = wanted as? CALayer.Type, let made = type.init(coder: NSCoder()) { return made }
    VirtualClock.current.report(.layerClass(String(describing: wanted)))
    return layer
  }

  /// The rectangle in the superview's coordinates; undefined while `transform` isn't the identity.
  open var frame: CGRect {
    get { layer.frame }
    set {
      resizing { layer.frame = newValue }
      givenFrameChanged()
    }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      resizing { layer.bounds = newValue }
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

  /// A map of space about the center.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point that ``center`` places, in the unit square of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Pixels of the layer's contents a point.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
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

  /// Behind everything else; a dynamic colour follows the view's traits.
  open var backgroundColor: UIColor? {
    get {
      guard let shown = layer.backgroundColor else { return nil }
      if let color = dynamicBackground, CGColor(color.color(with: traitCollection)) == shown {
        return color
      }
      return UIColor(cgColor: shown)
    }
    set {
      if newValue?.isPattern == true {
        VirtualClock.current.report(.patternColor(layer: layer.displayName))
      }
      dynamicBackground = newValue?.isDynamic == true ? newValue : nil
      layer.backgroundColor = newValue.map { CGColor($0.color(with: traitCollection)) }
    }
  }

  /// A view whose alpha shapes this one; it lies in this view's space and in no superview.
  open var mask: UIView? {
    didSet {
      guard mask !== oldValue else { return }
      mask?.removeFromSuperview()
      layer.mask = mask?.layer
    }
  }

  /// How an image is fitted into the bounds.
  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// Marks the view for layout at the end of the present turn.
  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  /// Lays out this view's tree now, where it is marked.
  open func layoutIfNeeded() {
    layer.layoutIfNeeded()
  }

  // MARK: - Drawing

  /// Draws what a subclass shows, into the current context; this class draws nothing.
  open func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.isDeclined = true
  }

  /// Has the view draw itself before the next commit that shows it.
  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay(rect)
  }

  open func display(_ layer: CALayer) {
    layer.declineDisplay()
  }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    drawContents(of: layer, in: ctx)
  }

  open func layerWillDraw(_ layer: CALayer) {}

  /// A view that shows what this one shows now, or with pending changes.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates: afterUpdates)
  }

  /// A view that shows what a rectangle of this one shows; within the insets it does not stretch.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Draws what this view shows into the current context, fitted into `rect`.
  ///
  /// Returns whether there was anything to draw.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawSnapshot(in: rect, reading(afterUpdates: afterUpdates))
  }

  /// What to read for a snapshot after or before updates; lays out first where it is after.
  func reading(afterUpdates: Bool) -> LayerReading {
    guard afterUpdates else { return .committed }
    layer.layoutIfNeeded()
    layer.displaySubtreeIfNeeded()
    return .pending
  }

  // MARK: - Overridden by users

  open func layoutSubviews() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func tintColorDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func prepareForInterfaceBuilder() {}

  /// The size that suits the view best within a size; by default the one it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// The deepest view at a point of this view's space that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }

  /// Whether a point of this view's space lies in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force) }

  // MARK: - Auto Layout

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.hugging[axis]
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    autoLayout.hugging[axis] = priority
    superview?.setNeedsLayout()
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    autoLayout.compression[axis]
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    autoLayout.compression[axis] = priority
    superview?.setNeedsLayout()
  }

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

  /// Has two subviews change places.
  ///
  /// - Precondition: Both indices are those of subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    precondition(
      subviews.indices.contains(index1) && subviews.indices.contains(index2),
      "only subviews that exist can change places")
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    guard lower < upper else { return }
    let (first, second) = (subviews[lower], subviews[upper])
    reorder(second, to: lower)
    reorder(first, to: upper)
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
    noticeInsets()
    owningController?.viewWillLayoutSubviews()
    placeSubviewsByConstraints()
    layoutSubviews()
    owningController?.viewDidLayoutSubviews()
  }

  // MARK: - Interactions, which are kept

  open private(set) var motionEffects: [UIMotionEffect] = []
  open func addMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.append(effect)
  }
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  open var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  // MARK: - Surroundings

  /// The traits of the screen, with what views and controllers around this one override.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Light or dark for this view and all in it; unspecified to leave it to the surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { preferences.style }
    set { changingTraits { preferences.style = newValue } }
  }

  /// Shows a dynamic background as the traits now say.
  func refreshDynamicColors() {
    if let color = dynamicBackground { backgroundColor = color }
  }

  open var semanticContentAttribute: UISemanticContentAttribute {
    get { preferences.semantics }
    set { preferences.semantics = newValue }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: writingDirection)
  }

  /// The colour of what can be touched: this view's own, else the superview's.
  // As in the SDK: setting nil takes the view's own colour away.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { tintInForce }
    set { changingTint { preferences.tint = newValue } }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { tintAdjustmentInForce }
    set { changingTint { preferences.tintAdjustment = newValue } }
  }

  /// What bars and rounded corners cover of this view, in points.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { preferences.addsSafeArea }
    set { changingMargins { preferences.addsSafeArea = newValue } }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { preferences.keepsSuperviewMargins }
    set { changingMargins { preferences.keepsSuperviewMargins = newValue } }
  }
  /// How far content should stay from the edges, the safe area included, in points.
  open var layoutMargins: UIEdgeInsets {
    get { marginsInForce }
    set { changingMargins { preferences.margins = newValue } }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsInForce.directional(isRightToLeft: isRightToLeft) }
    set {
      changingMargins { preferences.margins = newValue.sides(isRightToLeft: isRightToLeft) }
    }
  }
}
