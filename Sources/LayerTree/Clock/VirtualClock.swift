internal import Synchronization
package import Timing

/// The time that layers live in: it stands still until it is told to advance.
///
/// A clock stands for a device's media time together with its main run loop. What happens, happens
/// in *turns*: some work runs; then deferred work and layout until nothing is left; then the
/// implicit transaction is committed, which gives new animations their begin time; then whoever
/// waits for an animation or a transaction is told. ``advance(to:)`` runs from event to event, each
/// in a turn of its own at its exact time, so that a result does not depend on where one stops.
///
/// Everything else that has state (layer trees, open transactions, running animations) hangs on a
/// clock, so that two clocks do not disturb each other.
@MainActor
public final class VirtualClock {
  /// The present time.
  package internal(set) var now = Nanoseconds.zero
  /// When the last event happened, at or before `now`.
  package internal(set) var lastEventTime = Nanoseconds.zero
  /// What was asked for and can't be drawn or animated, each once, in order.
  package private(set) var issues: [LayerIssue] = []
  /// What is missing and allowed to be, each once, in order: bars stand in its place.
  package private(set) var warnings: [LayerIssue] = []
  /// The features that may be missing, by their short names; see ``LayerIssue/allowance``.
  package var allowedMissing: Set<String> = []

  let transactions = TransactionStack()
  var isInTurn = false
  /// Work that waits for the end of the turn.
  var deferredWork: [@MainActor () -> Void] = []
  /// Delegate calls and completion blocks that are due after the next commit.
  var notifications: [@MainActor () -> Void] = []
  /// Work at times to come, the latest first, so that the next is last.
  var scheduledWork: [ScheduledWork] = []
  private var knownIssues: Set<LayerIssue> = []
  private var nextOrder = 0
  private var attachments: [ObjectIdentifier: AnyObject] = [:]
  /// What is done when the clock is let go.
  private var endings: [@MainActor () -> Void] = []

  // Layer trees
  var roots: [CALayer] = []
  /// Layers that came into or left a tree since the last commit.
  var movedLayers: [CALayer] = []
  /// Layers whose model changed since the last commit.
  var changedLayers: [CALayer] = []
  /// Layers that asked for display since the last commit.
  var undisplayedLayers: [CALayer] = []
  /// Counts commits, so that a commit can tell which layers it has seen.
  var commitCount = 0

  // Animations
  /// Added since the last commit.
  var newAnimations: [RunningAnimation] = []
  /// Begun and not stopped.
  var runningAnimations: [RunningAnimation] = []
  /// Begins and ends to come, the latest first; valid unless ``eventsAreStale``.
  var animationEvents: [AnimationEvent] = []
  var eventsAreStale = false
  /// Drives that take on what is added now, the innermost last.
  var drives: [AnimationDrive] = []

  /// A clock at time 0 with nothing to do.
  package init() {}

  /// What other parts of the house keep per clock: one object of each type, made when first asked
  /// for.
  package func attachment<Attachment: AnyObject>(_ make: () -> Attachment) -> Attachment {
    let key = ObjectIdentifier(Attachment.self)
    if let known = attachments[key] as? Attachment { return known }
    let attachment = make()
    attachments[key] = attachment
    return attachment
  }

  // MARK: - The current clock

  private static var currentClocks: [VirtualClock] = []
  private static let standby = VirtualClock()

  /// The clock that the innermost ``asCurrent(_:)`` set; outside of all, one that stands by.
  package static var current: VirtualClock { currentClocks.last ?? standby }

  /// Whether a clock was set as the current one, so that there is a stage to speak of.
  package static var isAnyCurrent: Bool { !currentClocks.isEmpty }

  /// Runs `body` with this clock as the current one.
  package func asCurrent<R>(_ body: () throws -> R) rethrows -> R {
    Self.currentClocks.append(self)
    let outerAmbience = Self.ambience
    Self.ambience = surroundings
    defer {
      Self.ambience = outerAmbience
      Self.currentClocks.removeLast()
    }
    return try body()
  }

  /// What values outside the main actor, such as dynamic colours, may ask of this clock's stage.
  package var surroundings: (any Sendable)? {
    didSet { if self === Self.current { Self.ambience = surroundings } }
  }

  /// The surroundings of the current clock, or what code has put in their place for a while.
  package nonisolated static var ambience: (any Sendable)? {
    get { sharedAmbience.withLock { $0 } }
    set { sharedAmbience.withLock { $0 = newValue } }
  }

  private nonisolated static let sharedAmbience = Mutex<(any Sendable)?>(nil)

  // MARK: - Work

  /// Has `work` done at a time, in a turn of its own; a time that is past counts as now.
  ///
  /// - Returns: The means to cancel it.
  @discardableResult
  package func schedule(
    at time: Nanoseconds, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let item = ScheduledWork(time: max(time, now), order: takeOrder(), work: work)
    // Orders rise, so among equal times the new one is the last to run and the first in the array.
    let place = scheduledWork.partitioningIndex { $0.time <= item.time }
    scheduledWork.insert(item, at: place)
    return item
  }

  /// Has `work` done once, at the end of the present turn, before its commit.
  ///
  /// Outside of a turn it waits for the end of the next one.
  package func afterTurn(_ work: @escaping @MainActor () -> Void) {
    deferredWork.append(work)
  }

  /// Has `notification` run after the next commit.
  package func notify(_ notification: @escaping @MainActor () -> Void) {
    notifications.append(notification)
  }

  /// Lets go of all that is still to happen, and of all trees.
  ///
  /// Work to come holds views and animators, and they hold the clock: without this, what is left before its end
  /// would live as long as the process.
  package func end() {
    for ending in endings { ending() }
    endings = []
    // Whoever could cancel a piece of work holds it too.
    for work in scheduledWork { work.cancel() }
    for running in newAnimations + runningAnimations { running.abandon() }
    (scheduledWork, deferredWork, notifications) = ([], [], [])
    (newAnimations, runningAnimations, animationEvents, drives) = ([], [], [], [])
    (roots, movedLayers, changedLayers, undisplayedLayers) = ([], [], [], [])
    attachments = [:]
    surroundings = nil
  }

  /// Has `work` done when the clock is let go, wherever things stand then; it must hold nothing.
  package func atEnd(_ work: @escaping @MainActor () -> Void) {
    endings.append(work)
  }

  /// The next number in the order of everything that can happen at one time.
  func takeOrder() -> Int {
    defer { nextOrder += 1 }
    return nextOrder
  }

  /// Keeps an issue, unless it is known; as a warning where it is allowed.
  package func report(_ issue: LayerIssue) {
    guard knownIssues.insert(issue).inserted else { return }
    if let allowance = issue.allowance, allowedMissing.contains(allowance) {
      warnings.append(issue)
    } else {
      issues.append(issue)
    }
  }
}

extension Array {
  /// The first index whose element satisfies `predicate`, which none before and all after do.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
