// Follows CAAction of CALayer.h.
// Left out: nothing.

public import Foundation

/// What a layer does when one of its properties changes, or it enters a tree.
@preconcurrency @MainActor
public protocol CAAction {
  /// Acts on the event named `event` that happened to `anObject`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the answer that ends the search for an action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
