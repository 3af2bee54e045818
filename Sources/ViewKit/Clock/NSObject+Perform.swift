// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree
import Timing

extension NSObject {
  /// Sends a message now.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with object: Any? = nil) {
    aSelector.send(to: self, from: object)
  }

  /// Sends a message after a delay, in seconds.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let clock = VirtualClock.current
    let requests = clock.attachment { PerformRequests() }
    let work = clock.schedule(at: clock.now + Nanoseconds(seconds: max(delay, 0))) {
      aSelector.send(to: self, from: anArgument)
    }
    requests.add(PerformRequests.Request(target: self, selector: aSelector, work: work))
  }

  /// Takes back messages to a target that wait for their time.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    VirtualClock.current.attachment { PerformRequests() }
      .cancel { $0.target === aTarget as AnyObject }
  }

  /// Takes back one message to a target that waits for its time.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    VirtualClock.current.attachment { PerformRequests() }
      .cancel { $0.target === aTarget as AnyObject && $0.selector == aSelector }
  }
}

/// The messages of a stage that wait for their time.
@MainActor
private final class PerformRequests {
  struct Request {
    let target: AnyObject
    let selector: Selector
    let work: ScheduledWork
  }

  private var requests: [Request] = []

  func add(_ request: Request) {
    requests.removeAll { !$0.work.isPending }
    requests.append(request)
  }

  func cancel(_ isMeant: (Request) -> Bool) {
    for request in requests where isMeant(request) { request.work.cancel() }
    requests.removeAll { !$0.work.isPending }
  }
}
