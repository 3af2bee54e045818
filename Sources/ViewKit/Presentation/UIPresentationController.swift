// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// Looks after one presentation: where the presented view is, and what is drawn around it.
///
/// Follows UIPresentationController. Left out: adaptation to another size while presented.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// Called where something was read from a nib; nothing is.
  open func awakeFromNib() {}

  open private(set) var presentedViewController: UIViewController
  private weak var presenter: UIViewController?
  /// Where the presentation happens; nil before and after.
  open internal(set) weak var containerView: UIView?
  /// Hears of adaptation and of dismissals by hand; held weakly.
  ///
  /// Sheets and popovers have one of a narrower type; see ``UIScrollView/delegate``.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { commonDelegate }
    set { commonDelegate = newValue }
  }
  weak var keptDelegate: (any UIAdaptivePresentationControllerDelegate)?
  var commonDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { keptDelegate }
    set { keptDelegate = newValue }
  }
  open var overrideTraitCollection: UITraitCollection?
  /// What the presentation is of, once it was asked for.
  weak var presentation: Presentation?
  /// The style that it was made for.
  var style: UIModalPresentationStyle

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    style = Presentation.resolved(presentedViewController.modalPresentationStyle)
    super.init()
  }

  /// Whose view is covered; until the presentation is asked for, maybe the presented one itself.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The presentation was asked for, of a presenter that may be another than was expected.
  func join(_ presentation: Presentation) {
    self.presentation = presentation
    presenter = presentation.presenter
  }

  open var presentationStyle: UIModalPresentationStyle { style }
  /// The style for narrow screens; `none` to keep the one asked for.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  /// The view that comes and goes; by default that of the presented controller.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where that view ends; by default the whole container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the screen, or just the context it was asked for in.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is taken away once it is covered.
  open var shouldRemovePresentersView: Bool { false }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - Sizes and traits

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open var traitCollection: UITraitCollection {
    let around = containerView?.traitCollection ?? VirtualClock.current.screen.traits
    guard let overrideTraitCollection else { return around }
    return UITraitCollection(traitsFrom: [around, overrideTraitCollection])
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
