// Dispatch keeps calls with work items to itself: no call of ours can stand before them.

public import Dispatch
import LayerTree

extension DispatchWorkItem {
  /// A piece of work; on a stage, one that Dispatch alone would run is told of when it is made.
  ///
  /// Dispatch's own initializer has more parameters, all but one with defaults, so this one goes
  /// before it.
  public convenience init(block: @escaping @convention(block) () -> Void) {
    Self.warnOnStage()
    self.init(qos: .unspecified, flags: [], block: block)
  }

  private static func warnOnStage() {
    guard MainQueueMark.isHere else { return }
    MainActor.assumeIsolated {
      guard VirtualClock.isAnyCurrent else { return }
      LifecycleJournal.current.warn(
        "work-item-off-the-clock",
        "a DispatchWorkItem is run by Dispatch in real time, and so never on a stage, unless it is "
          + "performed by hand; give the closure itself to DispatchQueue.main")
    }
  }
}
