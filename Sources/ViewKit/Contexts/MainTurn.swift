import Dispatch
import Foundation
import LayerTree

/// The way from code that belongs to no actor, such as image renderers, to the current stage.
enum MainTurn {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs where stages do.
  private static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  /// What `body` says where stages run; elsewhere nil.
  static func ask<Answer: Sendable>(_ body: @MainActor () -> Answer) -> Answer? {
    isCurrent ? MainActor.assumeIsolated(body) : nil
  }

  /// Pixels a point of the current stage's screen; 1 where there is none.
  static var screenScale: CGFloat { ask { VirtualClock.current.stageScale } ?? 1 }

  /// Keeps an issue with the current stage.
  static func report(_ issue: LayerIssue) { _ = ask { VirtualClock.current.report(issue) } }
}
