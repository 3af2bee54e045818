// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// What the focus of a remote control or keyboard could lie in; here it never does.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIResponder: UIFocusEnvironment {}

/// Where the focus goes, of which nothing makes one.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open weak var previouslyFocusedView: UIView?
  open weak var nextFocusedView: UIView?
}

/// What is animated while the focus goes.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Makes the changes at once.
  open func addCoordinatedAnimations(
    _ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
