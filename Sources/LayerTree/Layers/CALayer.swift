// Follows CALayer.h and the Core Animation Programming Guide: a tree of rectangles with a model value
// for every property, and animations that change only what is presented.
// Left out: drawing into a context, filters, layout managers, constraints, scrolling, nine-part
// contents, transforms out of the plane: these are refused by name where they would show.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Geometry
internal import Pixels
internal import Timing

/// A rectangle in a tree of rectangles, with everything that is drawn of it.
///
/// The properties below are the *model*: they take a new value at once. What is shown at a time is
/// the *presentation*: the model with the layer's animations applied. Every setter takes one way:
/// it asks for an action before the change, changes the model, then runs the action, which may add
/// an animation.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The model.
  package internal(set) var state: LayerState
  /// The model as of the last commit, while it differs from the present one.
  var committedState: LayerState?
  /// The layer that this one presents, if it is a presentation.
  private(set) var presentedLayer: CALayer?

  // The tree
  open private(set) weak var superlayer: CALayer?
  /// The layer whose mask this is.
  private(set) weak var maskedLayer: CALayer?
  /// What lies in this layer, the lowest first.
  private(set) var sublayerList: [CALayer] = []
  /// What lay in the layer at the last commit, while that differs from what does now.
  var committedSublayers: [CALayer]?
  private var maskLayer: CALayer?
  /// The clock of the tree whose root this is.
  weak var rootClock: VirtualClock?
  /// The clock of the tree that this layer was in at the last commit.
  weak var committedClock: VirtualClock?
  /// The number of the last commit that reached this layer.
  var lastCommit = 0

  /// What animates this layer, in the order of adding.
  var animations: [RunningAnimation] = []
  var layoutIsNeeded = true
  /// Whether this layer, or one below it, needs layout.
  var needsLayoutInSubtree = true
  var displayIsNeeded = false
  /// Whether the delegate has left it to the layer to draw its contents.
  var displayIsDeclined = false
  /// Pixels a point that drawn contents get, where nobody has set ``contentsScale``.
  package var displayScale: CGFloat?
  /// Whether a change of size has the layer draw its contents again.
  open var needsDisplayOnBoundsChange = false
  private var storedValues: [String: Any] = [:]
  private var contentsObject: Any?
  /// What a device would draw here besides, and nothing here can.
  package var missingContent: MissingContent?
  /// What is wrong with the layer while it is seen.
  package var drawingIssue: LayerIssue?

  /// A name for whoever reads the tree; it is not drawn.
  open var name: String?
  /// Who lays the layer out and answers for its changes; held weakly.
  open weak var delegate: (any CALayerDelegate)?
  /// What the layer does upon events.
  open var actions: [String: any CAAction]?
  /// Values for properties that were not set; only its actions count.
  open var style: [AnyHashable: Any]?

  open var beginTime: CFTimeInterval = 0 { didSet { timingChanged() } }
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1 { didSet { timingChanged() } }
  open var timeOffset: CFTimeInterval = 0 { didSet { timingChanged() } }
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: - Making

  public override init() {
    state = LayerState()
    super.init()
  }

  /// A new layer; nothing is ever decoded.
  public required init?(coder: NSCoder) {
    state = LayerState()
    super.init()
  }

  /// A new layer of a kind.
  init(kind: LayerKind) {
    state = LayerState(kind: kind)
    super.init()
  }

  /// A copy of `layer` without its tree and animations, to present it.
  public init(layer: Any) {
    let original = layer as? CALayer
    state = original?.state ?? LayerState()
    super.init()
    guard let original else { return }
    (name, style, storedValues) = (original.name, original.style, original.storedValues)
    (beginTime, speed, timeOffset) = (original.beginTime, original.speed, original.timeOffset)
    contentsObject = original.contentsObject
  }

  /// A layer of this class's kind to present this one.
  func presentationCopy() -> CALayer { CALayer(layer: self) }

  /// What is shown now; nil until the layer has been in a tree at a commit.
  ///
  /// Changes since the last commit are not in it. A layer of a subclass that this module does not
  /// know has no presentation of its class: nil, and an issue that says so.
  open func presentation() -> Self? {
    guard let clock = committedClock else { return nil }
    let copy = presentationCopy()
    copy.state = presentedState(atLocalTime: localTime(atMediaTime: clock.now.seconds))
    copy.presentedLayer = self
    guard let presentation = copy as? Self else {
      clock.report(.presentation(layer: displayName))
      return nil
    }
    return presentation
  }

  /// The layer that this one presents; itself if it presents none.
  open func model() -> Self { (presentedLayer as? Self) ?? self }

  // MARK: - Geometry

  open var position: CGPoint {
    get { state.position }
    set { set("position", \.position, newValue) }
  }
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { set("zPosition", \.zPosition, newValue) }
  }
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { set("anchorPoint", \.anchorPoint, newValue) }
  }
  open var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set { set("anchorPointZ", \.anchorPointZ, newValue) }
  }
  open var bounds: CGRect {
    get { state.bounds }
    set {
      let resizes = state.bounds.size != newValue.size
      set("bounds", \.bounds, newValue)
      if resizes { noteResize() }
    }
  }
  /// The box around the transformed bounds in the superlayer; setting it moves and resizes.
  open var frame: CGRect {
    get { state.frame }
    set {
      let size = newValue.size
      position = CGPoint(
        x: newValue.origin.x + anchorPoint.x * size.width,
        y: newValue.origin.y + anchorPoint.y * size.height)
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }
  open var transform: CATransform3D {
    get { state.transform }
    set { set("transform", \.transform, newValue) }
  }
  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { set("sublayerTransform", \.sublayerTransform, newValue) }
  }
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  open var isGeometryFlipped: Bool {
    get { state.isGeometryFlipped }
    set { setSilently(\.isGeometryFlipped, newValue) }
  }
  open func contentsAreFlipped() -> Bool { false }

  // MARK: - Compositing

  open var opacity: Float {
    get { Float(state.opacity) }
    set { exactOpacity = Double(decimal: newValue) }
  }
  /// ``opacity`` in double precision.
  package var exactOpacity: Double {
    get { state.opacity }
    set { set("opacity", \.opacity, newValue) }
  }
  open var isHidden: Bool {
    get { state.isHidden }
    set { set("hidden", \.isHidden, newValue) }
  }
  open var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { set("doubleSided", \.isDoubleSided, newValue) }
  }
  open var isOpaque: Bool {
    get { state.isOpaque }
    set { setSilently(\.isOpaque, newValue) }
  }
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { set("masksToBounds", \.masksToBounds, newValue) }
  }
  open var allowsGroupOpacity: Bool {
    get { state.allowsGroupOpacity }
    set { setSilently(\.allowsGroupOpacity, newValue) }
  }
  open var allowsEdgeAntialiasing: Bool {
    get { state.allowsEdgeAntialiasing }
    set { setSilently(\.allowsEdgeAntialiasing, newValue) }
  }
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { state.edgeAntialiasingMask }
    set { setSilently(\.edgeAntialiasingMask, newValue) }
  }
  open var shouldRasterize: Bool {
    get { state.shouldRasterize }
    set { set("shouldRasterize", \.shouldRasterize, newValue) }
  }
  open var rasterizationScale: CGFloat {
    get { state.rasterizationScale }
    set { set("rasterizationScale", \.rasterizationScale, newValue) }
  }
  /// How the layer is mixed with what lies below; nothing but nil can be drawn.
  open var compositingFilter: Any? {
    didSet { if compositingFilter != nil { report(.drawing("CALayer.compositingFilter")) } }
  }
  /// Without effect on layers, as on an iPhone.
  open var filters: [Any]?
  /// Without effect on layers, as on an iPhone.
  open var backgroundFilters: [Any]?
  /// Where drawing is done; it changes no pixel.
  open var drawsAsynchronously = false

  // MARK: - Background, corners, border

  open var backgroundColor: CGColor? {
    get { state.backgroundColor.map { CGColor($0) } }
    set { set("backgroundColor", \.backgroundColor, newValue?.color) }
  }
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { set("cornerRadius", \.cornerRadius, newValue) }
  }
  open var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { setSilently(\.cornerCurve, newValue) }
  }
  open var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { setSilently(\.maskedCorners, newValue) }
  }
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { set("borderWidth", \.borderWidth, newValue) }
  }
  open var borderColor: CGColor? {
    get { state.borderColor.map { CGColor($0) } }
    set { set("borderColor", \.borderColor, newValue?.color) }
  }
  /// How far a rounding reaches along the edge, in radii.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve.value.expansionFactor
  }

  // MARK: - Shadow

  open var shadowColor: CGColor? {
    get { state.shadowColor.map { CGColor($0) } }
    set { set("shadowColor", \.shadowColor, newValue?.color) }
  }
  open var shadowOpacity: Float {
    get { Float(state.shadowOpacity) }
    set { set("shadowOpacity", \.shadowOpacity, Double(decimal: newValue)) }
  }
  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { set("shadowOffset", \.shadowOffset, newValue) }
  }
  open var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { set("shadowRadius", \.shadowRadius, newValue) }
  }
  open var shadowPath: CGPath? {
    get { state.shadowPath.map { CGPath($0) } }
    set { set("shadowPath", \.shadowPath, newValue?.path) }
  }

  // MARK: - Contents

  /// A `CGImage`, or nothing.
  open var contents: Any? {
    get { contentsObject }
    set {
      contentsObject = newValue
      let image = newValue as? CGImage
      if newValue != nil && image == nil { report(.contents(layer: displayName)) }
      for issue in image?.issues ?? [] { report(issue) }
      setSilently(\.outgoingContents, nil)
      set("contents", \.contents, image?.image)
    }
  }
  /// Makes what the layer has drawn its contents, which animates nothing.
  func showDrawn(_ picture: CGImage) {
    contentsObject = picture
    for issue in picture.issues { report(issue) }
    setSilently(\.contents, picture.image)
  }
  open var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { setSilently(\.contentsGravity, newValue) }
  }
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set { setSilently(\.contentsScale, newValue) }
  }
  open var contentsRect: CGRect {
    get { state.contentsRect }
    set { set("contentsRect", \.contentsRect, newValue) }
  }
  open var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { set("contentsCenter", \.contentsCenter, newValue) }
  }
  open var magnificationFilter: CALayerContentsFilter {
    get { state.magnificationFilter }
    set { setSilently(\.magnificationFilter, newValue) }
  }
  open var minificationFilter: CALayerContentsFilter {
    get { state.minificationFilter }
    set { setSilently(\.minificationFilter, newValue) }
  }
  /// Which mipmap level a trilinear filter prefers; it holds its value.
  open var minificationFilterBias: Float = 0

  // MARK: - Tree

  /// Changes the list where it stands: an observer of the property would have it copied for each
  /// layer that is added.
  func changeSublayers(_ change: (inout [CALayer]) -> Void) {
    keepCommittedSublayers()
    change(&sublayerList)
  }

  /// What lies in this layer, the lowest first; nil for nothing.
  open var sublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set { replaceSublayers(by: newValue ?? []) }
  }
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, besides: sibling, offset: 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, besides: sibling, offset: 1)
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  open func removeFromSuperlayer() {
    if let maskedLayer, superlayer == nil { return maskedLayer.mask = nil }
    guard let parent = superlayer else { return }
    parent.changeSublayers { $0.removeAll { $0 === self } }
    superlayer = nil
    noteMove()
    parent.setNeedsLayout()
  }
  /// A layer whose alpha shapes this one; it lies in this layer's space and in no superlayer.
  open var mask: CALayer? {
    get { maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      let old = maskLayer
      maskLayer = nil
      old?.maskedLayer = nil
      old?.noteMove()
      guard let newValue else { return }
      newValue.removeFromSuperlayer()
      precondition(!isInside(newValue), "a layer can't mask one of its own sublayers")
      maskLayer = newValue
      newValue.maskedLayer = self
      newValue.entered(self)
    }
  }

  /// Sets the layer above; only the tree operations do.
  func setSuperlayer(_ layer: CALayer?) { superlayer = layer }

  // MARK: - Animations and actions

  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key: key) }
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
  /// The keys of the animations, in the order in which they are applied; nil for none.
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }
  open func removeAnimation(forKey key: String) { cancelAnimations { $0.key == key } }
  open func removeAllAnimations() { cancelAnimations { _ in true } }
  /// What happens upon an event: as the delegate, the actions, the style or the class say.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(event) }
  /// What layers of this class do upon an event when nobody else says it.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: - Layout and display

  open func setNeedsLayout() { markNeedsLayout() }
  open func needsLayout() -> Bool { layoutIsNeeded }
  open func layoutIfNeeded() { layoutFromTopmost() }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// Has the layer give itself contents before the next commit that shows it.
  open func setNeedsDisplay() {
    displayIsNeeded = true
    noteNeedsDisplay()
  }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { displayIsNeeded }
  open func displayIfNeeded() { if displayIsNeeded { display() } }
  /// Gives the layer its contents: by the delegate's `display(_:)`, else by drawing.
  open func display() {
    displayIsNeeded = false
    displayByDelegateOrDrawing()
  }
  /// Draws the layer's contents; by default the delegate does.
  open func draw(in ctx: CGContext) { drawByDelegate(in: ctx) }
  /// Draws the layer and all in it, as the model is, into a context whose user space is taken as the
  /// layer's own.
  open func render(in ctx: CGContext) { record(in: ctx) }

  // MARK: - Hit testing

  /// The topmost layer at `p`, a point of the superlayer's space; nil outside.
  open func hitTest(_ p: CGPoint) -> CALayer? { topmost(at: p) }
  /// Whether `p`, a point of this layer's space, lies in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: - Values by name

  open func value(forKey key: String) -> Any? { storedValues[key] ?? value(forKeyPath: key) }
  open func setValue(_ value: Any?, forKey key: String) {
    if !setProperty(value, at: key) { storedValues[key] = NSNumber.kept(value) }
  }
  open func value(forKeyPath keyPath: String) -> Any? {
    property(at: keyPath) ?? storedValues[keyPath]
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
}
