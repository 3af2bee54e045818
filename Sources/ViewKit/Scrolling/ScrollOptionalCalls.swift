// Calls with a question mark of requirements that are optional in UIKit; see OptionalCalls.swift.

public import Foundation

extension UIScrollViewDelegate {
  /// What `scrollViewWillEndDragging?(_:withVelocity:targetContentOffset:)` calls.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: DragTargetCall? { DragTargetCall(delegate: self) }

  /// What `viewForZooming?(in:)` calls.
  @_disfavoredOverload
  public var viewForZooming: ZoomedViewCall? { ZoomedViewCall(delegate: self) }

  /// What `scrollViewWillBeginZooming?(_:with:)` calls.
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: ZoomBeginCall? { ZoomBeginCall(delegate: self) }

  /// What `scrollViewDidEndZooming?(_:with:atScale:)` calls.
  @_disfavoredOverload
  public var scrollViewDidEndZooming: ZoomEndCall? { ZoomEndCall(delegate: self) }

  /// What `scrollViewShouldScrollToTop?(_:)` calls.
  public var scrollViewShouldScrollToTop: (@MainActor (UIScrollView) -> Bool)? {
    { scrollView in self.scrollViewShouldScrollToTop(scrollView) }
  }

  /// What `scrollViewDidChangeAdjustedContentInset?(_:)` calls.
  public var scrollViewDidChangeAdjustedContentInset: (@MainActor (UIScrollView) -> Void)? {
    { scrollView in self.scrollViewDidChangeAdjustedContentInset(scrollView) }
  }
}

/// A call of this delegate's that is optional in UIKit.
@MainActor
public struct ZoomedViewCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
}

/// A call of this delegate's that is optional in UIKit.
@MainActor
public struct ZoomBeginCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
}

/// A call of this delegate's that is optional in UIKit.
@MainActor
public struct ZoomEndCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {
    delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}

/// A call of this delegate's that is optional in UIKit.
@MainActor
public struct DragTargetCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the delegate's method of these labels; the pointer is handed on and not read.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    unsafe delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}
