// Calls with a question mark of requirements that are optional in UIKit; see OptionalCalls.swift.

extension UIAdaptivePresentationControllerDelegate {
  /// What `adaptivePresentationStyle?(for:)` and the others call.
  @_disfavoredOverload
  public var adaptivePresentationStyle: AdaptiveStyleCall? { AdaptiveStyleCall(delegate: self) }

  /// What `presentationController?(_:prepare:)` and the others call.
  @_disfavoredOverload
  public var presentationController: AdaptivePresentationCall? {
    AdaptivePresentationCall(delegate: self)
  }

  /// What `presentationControllerShouldDismiss?(_:)` calls.
  public var presentationControllerShouldDismiss: (@MainActor (UIPresentationController) -> Bool)? {
    { presentationController in self.presentationControllerShouldDismiss(presentationController) }
  }

  /// What `presentationControllerWillDismiss?(_:)` calls.
  public var presentationControllerWillDismiss: (@MainActor (UIPresentationController) -> Void)? {
    { presentationController in self.presentationControllerWillDismiss(presentationController) }
  }

  /// What `presentationControllerDidDismiss?(_:)` calls.
  public var presentationControllerDidDismiss: (@MainActor (UIPresentationController) -> Void)? {
    { presentationController in self.presentationControllerDidDismiss(presentationController) }
  }

  /// What `presentationControllerDidAttemptToDismiss?(_:)` calls.
  public var presentationControllerDidAttemptToDismiss:
    (@MainActor (UIPresentationController) -> Void)?
  {
    { presentationController in
      self.presentationControllerDidAttemptToDismiss(presentationController)
    }
  }
}

/// The calls of this delegate's methods that are optional in UIKit.
@MainActor
public struct AdaptiveStyleCall {
  let delegate: any UIAdaptivePresentationControllerDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}

/// The calls of this delegate's methods that are optional in UIKit.
@MainActor
public struct AdaptivePresentationCall {
  let delegate: any UIAdaptivePresentationControllerDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    delegate.presentationController(presentationController, prepare: adaptivePresentationController)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    delegate.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style,
      transitionCoordinator: transitionCoordinator)
  }
}

extension UIPopoverPresentationControllerDelegate {
  /// What `prepareForPopoverPresentation?(_:)` calls.
  public var prepareForPopoverPresentation: (@MainActor (UIPopoverPresentationController) -> Void)?
  {
    { popoverPresentationController in
      self.prepareForPopoverPresentation(popoverPresentationController)
    }
  }

  /// What `popoverPresentationControllerShouldDismissPopover?(_:)` calls.
  public var popoverPresentationControllerShouldDismissPopover:
    (@MainActor (UIPopoverPresentationController) -> Bool)?
  {
    { popoverPresentationController in
      self.popoverPresentationControllerShouldDismissPopover(popoverPresentationController)
    }
  }

  /// What `popoverPresentationControllerDidDismissPopover?(_:)` calls.
  public var popoverPresentationControllerDidDismissPopover:
    (@MainActor (UIPopoverPresentationController) -> Void)?
  {
    { popoverPresentationController in
      self.popoverPresentationControllerDidDismissPopover(popoverPresentationController)
    }
  }
}

extension UISheetPresentationControllerDelegate {
  /// What `sheetPresentationControllerDidChangeSelectedDetentIdentifier?(_:)` calls.
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    (@MainActor (UISheetPresentationController) -> Void)?
  {
    { sheetPresentationController in
      self.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
    }
  }
}
