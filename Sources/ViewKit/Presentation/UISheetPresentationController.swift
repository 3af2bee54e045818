// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import Geometry
import LayerTree

/// Presents a sheet that rests at one of several heights.
///
/// The frame follows from the selected detent, the upper corners are rounded, the presenter is dimmed.
/// Left out: the presenter, which the device moves back and rounds as well, stays where it is.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public typealias Resolver =
      @MainActor (
        any UISheetPresentationControllerDetentResolutionContext
      ) -> CGFloat?

    public let identifier: Identifier
    private let height: Resolver

    init(_ identifier: Identifier, height: @escaping Resolver) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    open class func custom(
      identifier: Identifier? = nil, resolver: @escaping Resolver
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), height: resolver)
    }

    /// In points above the lower safe area; nil where the detent doesn't apply.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }
  }

  /// The automatic radius of a sheet's corners, and of its large title.
  public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  @_nonoverride
  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { keptDelegate as? any UISheetPresentationControllerDelegate }
    set { keptDelegate = newValue }
  }
  override var commonDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { delegate ?? keptDelegate }
    set {
      if let narrow = newValue as? any UISheetPresentationControllerDelegate {
        delegate = narrow
      } else {
        delegate = nil
        if newValue != nil { keptDelegate = newValue }
      }
    }
  }
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The little bar at the sheet's top.
  open var prefersGrabberVisible = false { didSet { invalidateDetents() } }
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersPageSizing = true
  /// In points; nil for the system's 10.
  open var preferredCornerRadius: CGFloat? { didSet { invalidateDetents() } }
  open weak var sourceView: UIView?

  private var look: SheetLook?

  /// Has changes of detents show as an animation.
  @preconcurrency
  open func animateChanges(_ changes: @MainActor () -> Void) {
    UIView.animate(withDuration: SystemModalAnimator.reportedDuration) {
      changes()
      self.containerView?.layoutIfNeeded()
    }
  }

  open func invalidateDetents() { containerView?.setNeedsLayout() }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let place = SheetPlace(
      room: containerView.bounds, safeArea: containerView.safeAreaInsets,
      isWide: traitCollection.horizontalSizeClass == .regular)
    if place.isWide {
      return place.centered(style == .formSheet, preferredContentSize: preferredContentSize)
    }
    return place.attached(height: value(of: selectedDetent, in: place))
  }

  private func value(of detent: Detent, in place: SheetPlace) -> CGFloat {
    detent.resolvedValue(in: place.context) ?? place.context.maximumDetentValue
  }

  /// The one that was selected, else the first.
  private var selectedDetent: Detent {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
  }

  /// Whether the presenter stays bright under the selected detent.
  private var isUndimmed: Bool {
    guard let containerView, let largest = largestUndimmedDetentIdentifier,
      let limit = detents.first(where: { $0.identifier == largest })
    else { return false }
    let place = SheetPlace(
      room: containerView.bounds, safeArea: containerView.safeAreaInsets, isWide: false)
    return value(of: selectedDetent, in: place) <= value(of: limit, in: place)
  }

  // MARK: - Looks

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView, let sheet = presentedView else { return }
    let look = SheetLook(of: sheet, in: containerView)
    self.look = look
    refresh()
    let alpha = look.dimming.alpha
    look.dimming.alpha = 0
    beside { look.dimming.alpha = alpha }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { removeLook() }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    beside { self.look?.dimming.alpha = 0 }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { removeLook() } else { refresh() }
  }

  /// A sheet rests where its detent says whenever the container is laid out.
  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard presentation?.transition == nil, let sheet = presentedView else { return }
    if sheet.transform == .identity { sheet.frame = frameOfPresentedViewInContainerView }
    refresh()
  }

  private func refresh() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    look?.refresh(
      radius: preferredCornerRadius ?? SheetLook.radius, roundsAll: isWide,
      showsGrabber: prefersGrabberVisible, dims: !isUndimmed)
  }

  private func removeLook() {
    look?.remove()
    look = nil
  }

  private func beside(_ change: @escaping @MainActor () -> Void) {
    let coordinator = presentedViewController.transitionCoordinator
    if coordinator?.animate(alongsideTransition: { _ in change() }) != true { change() }
  }
}

/// The room in which a detent finds its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height above the lower safe area, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Hears of sheets.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
