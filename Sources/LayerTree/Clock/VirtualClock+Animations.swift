internal import Foundation
internal import Timing

/// The begin or the end of an animation.
struct AnimationEvent {
  enum Kind: Int {
    case start
    case end
  }

  let time: Nanoseconds
  let order: Int
  let kind: Kind
  let running: RunningAnimation
}

extension VirtualClock {
  /// The next begin or end of an animation; what was stopped meanwhile is dropped.
  var nextAnimationEvent: AnimationEvent? {
    if eventsAreStale { rebuildEvents() }
    while let last = animationEvents.last, last.running.isStopped { animationEvents.removeLast() }
    return animationEvents.last
  }

  /// Whether an animation is running that will end, as things are.
  package var hasEndingAnimations: Bool {
    if eventsAreStale { rebuildEvents() }
    return animationEvents.contains { $0.kind == .end && !$0.running.isStopped }
  }

  /// Something changed on which begins and ends depend.
  func timingChanged() { eventsAreStale = true }

  /// The animation reached its end.
  func finish(_ running: RunningAnimation) {
    end(running, removes: false, finished: true)
  }

  /// Somebody ends the animation; it stays only where it asks to and may.
  func end(_ running: RunningAnimation, removes: Bool, finished: Bool) {
    guard running.markStopped() else { return }
    running.start()
    if removes || running.animation.isRemovedOnCompletion { running.layer?.forget(running) }
    running.notifyStopped(finished: finished)
  }

  /// The animation is taken away before its end; the delegate hears of it after the commit.
  func cancel(_ running: RunningAnimation) {
    guard running.markStopped() else { return }
    notify { running.notifyStopped(finished: false) }
  }

  /// An animation has another timing than before, and may have come to life again.
  func restarted(_ running: RunningAnimation) {
    if !runningAnimations.contains(where: { $0 === running }) { runningAnimations.append(running) }
    timingChanged()
  }

  private func rebuildEvents() {
    eventsAreStale = false
    runningAnimations.removeAll { $0.isStopped || $0.layer == nil }
    animationEvents = runningAnimations.flatMap { events(of: $0) }
    animationEvents.sort {
      (max($1.time, now), $1.order, $1.kind.rawValue)
        < (max($0.time, now), $0.order, $0.kind.rawValue)
    }
  }

  private func events(of running: RunningAnimation) -> [AnimationEvent] {
    guard let layer = running.layer, let timing = running.timing else { return [] }
    var events: [AnimationEvent] = []
    func add(_ kind: AnimationEvent.Kind, at layerTime: Double?) {
      guard let layerTime, let time = instant(ofLayerTime: layerTime, on: layer, kind) else {
        return
      }
      events.append(
        AnimationEvent(time: time, order: running.order, kind: kind, running: running))
    }
    if running.drive != nil {
      // What is driven ends with its drive, and has begun when it is there.
      guard !running.hasStarted else { return [] }
      return [AnimationEvent(time: now, order: running.order, kind: .start, running: running)]
    }
    if !running.hasStarted { add(.start, at: timing.startInParentTime) }
    add(.end, at: timing.endInParentTime)
    return events
  }

  /// When a layer reaches a layer time, in seconds, while its time runs forward.
  ///
  /// On a layer whose time stands still or runs back nothing ends, and what began has begun.
  private func instant(
    ofLayerTime layerTime: Double, on layer: CALayer, _ kind: AnimationEvent.Kind
  ) -> Nanoseconds? {
    if layer.rate > 0, let seconds = layer.mediaTime(atLocalTime: layerTime) {
      return seconds < Self.farFuture ? Nanoseconds(seconds: max(seconds, 0)) : nil
    }
    let hasBegun = kind == .start && layer.localTime(atMediaTime: now.seconds) >= layerTime
    return hasBegun ? now : nil
  }

  /// Seconds from which on an instant counts as never: about 31 years.
  ///
  /// Endless repeats are large counts rather than infinite ones; nanoseconds would overflow.
  private static let farFuture = 1e9
}
