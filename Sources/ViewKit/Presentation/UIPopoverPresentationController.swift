// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Which way the arrow of a popover points; raw values as in the SDK.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// What a popover's arrow can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Presents a popover: in narrow rooms a sheet, elsewhere something that can't be drawn.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  @_nonoverride
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { keptDelegate as? any UIPopoverPresentationControllerDelegate }
    set { keptDelegate = newValue }
  }
  override var commonDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { delegate ?? keptDelegate }
    set {
      if let narrow = newValue as? any UIPopoverPresentationControllerDelegate {
        delegate = narrow
      } else {
        delegate = nil
        if newValue != nil { keptDelegate = newValue }
      }
    }
  }
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open weak var sourceView: UIView?
  open weak var barButtonItem: UIBarButtonItem?
  /// In points of ``sourceView``; null for all of it.
  open var sourceRect = CGRect.null
  open var canOverlapSourceViewRect = false
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The sheet that a narrow room gets in its place.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// In the middle, at the size that the presented controller prefers.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let wish = preferredContentSize
    let size = CGSize(
      width: wish.width > 0 ? min(wish.width, bounds.width) : min(320, bounds.width),
      height: wish.height > 0 ? min(wish.height, bounds.height) : min(480, bounds.height))
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// Hears of popovers.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
