package import Timing

extension VirtualClock {
  /// One turn of the run loop: `work`, then whatever it leads to, then the commit and its news.
  ///
  /// Inside a turn, `work` becomes part of it.
  package func turn(_ work: () -> Void) {
    asCurrent {
      guard !isInTurn else { return work() }
      isInTurn = true
      defer { isInTurn = false }
      work()
      var rounds = 0
      repeat {
        settle()
        commitTransaction()
        rounds += 1
        if rounds > Self.mostRounds { return giveUp() }
      } while deliverNotifications() || !deferredWork.isEmpty
    }
  }

  /// When the next thing happens that is known now; nil when nothing will.
  ///
  /// A time that is past means now. Animations' ends follow from the layers' timing and move with
  /// it: on a layer that stands still there are none.
  package var nextEventTime: Nanoseconds? { nextEvent?.time }

  /// Lets time pass: every event at or before `time` happens, in order, in a turn of its own.
  ///
  /// Events at equal times happen in the order in which they were scheduled, and animations'
  /// begins and ends in the order in which the animations were added.
  ///
  /// - Precondition: It is not called from within a turn.
  package func advance(to time: Nanoseconds) {
    precondition(!isInTurn, "time does not advance within a turn")
    while let event = nextEvent, event.time <= time {
      now = max(now, event.time)
      lastEventTime = now
      turn { perform(event) }
    }
    now = max(now, time)
  }

  /// Deferred work and layout, until neither is left.
  private func settle() {
    for _ in 0..<Self.mostRounds {
      let work = deferredWork
      deferredWork = []
      for item in work { item() }
      let isLaidOut = roots.allSatisfy { !$0.needsLayoutInSubtree }
      if deferredWork.isEmpty && isLaidOut { return }
      for root in roots { root.layoutIfNeeded() }
    }
    giveUp()
  }

  private func giveUp() {
    deferredWork = []
    report(.endlessTurn)
  }

  /// Tells everybody what the commit brought about; false when there was nothing to tell.
  private func deliverNotifications() -> Bool {
    let due = notifications
    notifications = []
    for notification in due { notification() }
    return !due.isEmpty
  }

  /// Rounds after which a turn that still wants another is given up.
  ///
  /// Real layouts settle in two or three; each round may itself be long, so the bound is not high.
  private static let mostRounds = 200
}

// MARK: - Events

/// Something that happens at a time.
@MainActor
enum ClockEvent {
  case work(ScheduledWork)
  case animation(AnimationEvent)

  var time: Nanoseconds {
    switch self {
    case .work(let work): work.time
    case .animation(let event): event.time
    }
  }
}

extension VirtualClock {
  private var nextEvent: ClockEvent? {
    while let last = scheduledWork.last, !last.isPending { scheduledWork.removeLast() }
    let work = scheduledWork.last
    guard let event = nextAnimationEvent else { return work.map { .work($0) } }
    guard let work else { return .animation(event) }
    // What is late counts as now, so among late events the order decides alone.
    let (workTime, eventTime) = (max(work.time, now), max(event.time, now))
    let workIsFirst = (workTime, work.order) < (eventTime, event.order)
    return workIsFirst ? .work(work) : .animation(event)
  }

  private func perform(_ event: ClockEvent) {
    switch event {
    case .work(let work):
      scheduledWork.removeLast()
      work.perform()
    case .animation(let event):
      animationEvents.removeLast()
      event.kind == .start ? event.running.start() : finish(event.running)
    }
  }
}
