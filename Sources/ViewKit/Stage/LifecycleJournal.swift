import LayerTree
package import Timing

/// What happened on a stage, in order: every call that a transition makes, with its virtual time.
@MainActor
package final class LifecycleJournal {
  /// One call.
  package struct Entry: Hashable, Sendable {
    /// When it was made.
    package var time: Nanoseconds
    /// Whom it reached and what was said, for instance `detail.viewWillAppear(true)`.
    package var text: String
  }

  /// What was asked for and is ignored or mended, as the system logs it.
  package struct Warning: Hashable, Sendable {
    /// When it was asked for.
    package var time: Nanoseconds
    /// A stable name for machines.
    package var name: String
    /// A sentence without the final stop.
    package var text: String
  }

  package private(set) var warnings: [Warning] = []
  package private(set) var entries: [Entry] = []
  /// Every transition that has begun, in order.
  package private(set) var transitions: [TransitionRecord] = []
  /// Called when a transition has ended, after all of its own calls.
  package var onTransitionEnd: (TransitionRecord) -> Void = { _ in }

  package init() {}

  /// The journal of the stage whose clock is current.
  package static var current: LifecycleJournal {
    VirtualClock.current.attachment { LifecycleJournal() }
  }

  /// Notes a call at the current clock's time.
  package func note(_ text: String) {
    entries.append(Entry(time: VirtualClock.current.now, text: text))
  }

  /// Keeps a warning, and notes it among the calls.
  package func warn(_ name: String, _ text: String) {
    warnings.append(Warning(time: VirtualClock.current.now, name: name, text: text))
    note("warning \(name): \(text)")
  }

  /// Keeps a transition that begins.
  func begin(_ record: TransitionRecord) {
    transitions.append(record)
  }

  /// Closes a transition.
  func end(_ record: TransitionRecord, didComplete: Bool, shown: UIViewController?) {
    record.ended = VirtualClock.current.now
    record.didComplete = didComplete
    record.finalController =
      ((shown as? UINavigationController)?.topViewController ?? shown)?.journalName
    onTransitionEnd(record)
  }
}
