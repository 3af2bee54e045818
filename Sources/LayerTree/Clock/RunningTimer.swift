// Members mirror NSTimer.h one to one.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// All of a timer that the block it calls may want of it.
///
/// A block that takes any running timer can stand where one that takes a `Timer` is asked for. So the
/// calls below, which take such a block, go before Foundation's own of the same spelling.
public protocol RunningTimer: AnyObject {
  var isValid: Bool { get }
  var timeInterval: TimeInterval { get }
  var tolerance: TimeInterval { get set }
  var fireDate: Date { get set }
  var userInfo: Any? { get }
  func fire()
  func invalidate()
}

extension Timer: RunningTimer {}
