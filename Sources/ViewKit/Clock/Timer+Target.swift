// Follows NSTimer.h; Foundation has nothing of this kind here, since it has no selectors.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import FoundationBoxes
public import LayerTree

extension Timer {
  /// A timer on the virtual clock that sends its target a message.
  @preconcurrency @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let target = aTarget as AnyObject
    let timer = HandFiredTimer(every: ti, repeats: yesOrNo) { _ in }
    timer.givenUserInfo = userInfo
    TimerSchedule(of: timer, every: ti, repeats: yesOrNo).begin {
      aSelector.send(to: target, from: $0)
    }
    return timer
  }

  /// The same; it counts from its making.
  @preconcurrency @MainActor
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let target = aTarget as AnyObject
    self.init(
      realFire: .distantFuture, interval: ti, repeats: yesOrNo, block: { _ in })
    TimerSchedule(of: self, every: ti, repeats: yesOrNo).begin {
      aSelector.send(to: target, from: $0)
    }
  }
}
