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
      let name = "work-item-off-the-clock"
      guard VirtualClock.isAnyCurrent,
        !LifecycleJournal.current.warnings.contains(where: { $0.name == name })
      else { return }
      LifecycleJournal.current.warn(
        name,
        "a DispatchWorkItem is run by Dispatch in real time: on the main queue never while a stage "
          + "runs; give the closure itself to DispatchQueue.main")
    }
  }
}
