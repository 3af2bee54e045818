import Dispatch
import Foundation

/// Tells whether code runs on the main queue, and so on the main actor.
///
/// The main thread alone doesn't say it: once a program waits in `dispatchMain`, other threads serve the
/// main queue.
package enum MainQueueMark {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code that asks runs on the main queue or the main thread.
  package static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
