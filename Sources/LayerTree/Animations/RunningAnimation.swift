internal import Foundation
internal import Timing

/// An animation on a layer: the copy, when it begins, and what waits for its end.
@MainActor
final class RunningAnimation {
  let animation: CAAnimation
  /// The key under which it was added; nil for none.
  let key: String?
  /// Rises with every animation added and every piece of work scheduled on a clock.
  let order: Int
  /// Transactions that are complete only when this has ended.
  private var completions: [TransactionCompletion]
  private(set) weak var layer: CALayer?
  /// The timing in the layer's time; nil until a commit has filled in the begin time.
  private(set) var timing: MediaTiming?
  /// What the animation follows in place of the clock.
  weak var drive: AnimationDrive?
  /// Whether the delegate was told that it began.
  private(set) var hasStarted = false
  /// Whether it ended, or was taken away.
  private(set) var isStopped = false

  init(
    _ animation: CAAnimation, key: String?, layer: CALayer, order: Int,
    completions: [TransactionCompletion]
  ) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.order = order
    self.completions = completions
    for completion in completions { completion.hold() }
  }

  /// Whether a view's change made the animation.
  var isOfView: Bool { animation.endsOutsideTrees }

  /// Whether it runs on until somebody takes it away.
  ///
  /// Endless repeats are large counts as often as infinite ones.
  var isEndless: Bool { (timing?.activeDuration ?? 0) > 1e9 }

  /// The timing of an animation that begins at the time that was set, else at `layerTime` and the
  /// animation's delay.
  func timing(beginningAt layerTime: Double) -> MediaTiming {
    animation.mediaTiming(
      beginningAt: animation.givenBeginTime ?? layerTime + animation.delayAfterCommit)
  }

  /// Fills in the begin time: the one that was set, else `layerTime` and the animation's delay, in
  /// seconds of layer time.
  func begin(atLayerTime layerTime: Double) {
    guard timing == nil else { return }
    timing = timing(beginningAt: layerTime)
  }

  /// Takes over the animation's timing as it is now, also after its end.
  ///
  /// Without effect before the commit that begins it, which reads the timing anyway.
  func restart(atLayerTime layerTime: Double) {
    guard timing != nil else { return }
    timing = nil
    isStopped = false
    begin(atLayerTime: layerTime)
  }

  /// Tells the delegate, once, that the animation began.
  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Marks the animation as ended; false when it was before.
  func markStopped() -> Bool {
    defer { isStopped = true }
    return !isStopped
  }

  /// Tells the delegate and the transactions that the animation ended.
  func notifyStopped(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    releaseCompletions()
  }

  /// Has the transactions wait no longer.
  func releaseCompletions() {
    let held = completions
    completions = []
    for completion in held { completion.release() }
  }

  /// Takes the animation off its layer, and tells nobody.
  func abandon() {
    completions = []
    isStopped = true
    layer?.forget(self)
  }
}
