import Foundation
import LayerTree
import Timing

/// The animations of one property animator, and what they change.
///
/// They stay on their layers until the animator ends. Whether held at a fraction or running, each is
/// an animation in its layer's time with a pacing that begins exactly where it was, so nothing ever
/// jumps; and a layer above that stands still, or is driven, takes them along.
@MainActor
final class AnimatorTracks {
  /// A property's values before and after.
  private struct Change {
    let layer: CALayer
    let key: LayerKey
    let old: AnimatableValue
    var new: AnimatableValue
  }

  private(set) var tracks: [AnimatorTrack] = []
  private var changes: [Change] = []
  /// The animator's whole duration, in seconds.
  let duration: TimeInterval
  /// Whether fractions move changes evenly.
  var scrubsLinearly = true
  /// Where new changes begin: the fraction at which the animator is held.
  var fraction = 0.0
  /// Called when the last animation of a run has ended.
  var onEnd: () -> Void = {}
  private var isRunning = false

  init(duration: TimeInterval) {
    self.duration = duration
  }

  var isEmpty: Bool { tracks.isEmpty }

  /// Takes over an animation that one of the animator's blocks, or one inside it, has added.
  func adopt(
    _ animation: CAAnimation, for key: LayerKey, from old: AnimatableValue, on layer: CALayer,
    in block: ViewAnimationBlock
  ) {
    let start = min(block.startShare + block.delay / duration, 1)
    let span = AnimatorSpan(
      start: start, end: min(start + block.duration / duration, 1),
      curve: block.parameters.curve(isVertical: key.component?.isVertical == true))
    let scale = AnimatorScale(
      span: span, isLinear: scrubsLinearly, caughtFraction: fraction, caughtPosition: 0)
    let new = key.value(in: layer.state)
    if let index = changes.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      changes[index].new = new
    } else {
      changes.append(Change(layer: layer, key: key, old: old, new: new))
    }
    tracks.append(
      AnimatorTrack(layer: layer, animation: animation, key: key, block: block, scale: scale))
    hold(at: fraction)
  }

  // MARK: - Time

  /// Holds everything at a fraction of the scale.
  func hold(at fraction: Double) {
    isRunning = false
    self.fraction = fraction
    for index in tracks.indices {
      let scale = tracks[index].scale
      retime(index, duration: 1, speed: 0, offset: fraction) { scale.position(at: $0) }
    }
  }

  /// Moves everything evenly from a fraction of the scale to another in a number of seconds, and holds
  /// it there.
  ///
  /// - Precondition: `seconds` is above 0.
  func glide(from start: Double, to end: Double, within seconds: TimeInterval) {
    isRunning = false
    fraction = end
    // Far longer than any way, so that nothing ends on it.
    let span = 1e6 * seconds
    for index in tracks.indices {
      let scale = tracks[index].scale
      retime(index, duration: span, speed: 1, offset: 0) {
        scale.position(at: start + (end - start) * min($0 * span / seconds, 1))
      }
    }
  }

  /// Holds everything where it is, and calls that a fraction.
  func hold(where fraction: Double) {
    for index in tracks.indices {
      tracks[index].scale = AnimatorScale(
        span: tracks[index].scale.span, isLinear: scrubsLinearly, caughtFraction: fraction,
        caughtPosition: tracks[index].position)
    }
    hold(at: fraction)
  }

  /// Lets everything run to an end of the scale in a number of seconds, after a delay.
  func start(_ run: AnimatorRun, duration seconds: TimeInterval, delay: TimeInterval) {
    isRunning = true
    for index in tracks.indices {
      let (span, position) = (tracks[index].scale.span, tracks[index].position)
      tracks[index].animation.delayAfterCommit = delay
      retime(index, duration: seconds, speed: 1, offset: 0) {
        run.position(of: span, from: position, at: $0)
      }
    }
  }

  /// How much of the run is past; 0 before it begins.
  var elapsedShare: Double {
    tracks.first.map { $0.layer.elapsedShare(of: $0.animation) } ?? 0
  }

  private func retime(
    _ index: Int, duration: TimeInterval, speed: Float, offset: TimeInterval,
    _ course: @escaping @Sendable (Double) -> Double
  ) {
    tracks[index].course = course
    tracks[index].hasEnded = false
    let animation = tracks[index].animation
    animation.duration = duration
    animation.speed = speed
    animation.timeOffset = offset
    animation.warp = course
    if speed == 0 { animation.delayAfterCommit = 0 }
    tracks[index].layer.restart(animation)
  }

  func trackDidStop(_ animation: CAAnimation, finished: Bool) {
    guard let index = tracks.firstIndex(where: { $0.animation === animation }) else { return }
    if finished {
      tracks[index].hasEnded = true
    } else {
      tracks.remove(at: index)
    }
    if isRunning, tracks.allSatisfy(\.hasEnded) {
      isRunning = false
      onEnd()
    }
  }

  // MARK: - Ends

  /// Takes all animations away; the model holds what was to be reached, or had been before, or is
  /// seen now.
  func finish(at position: UIViewAnimatingPosition) {
    isRunning = false
    switch position {
    case .current: keepWhatIsSeen()
    case .start: set(.start)
    case .end: break  // The model has held it from the beginning.
    }
    let ended = tracks
    tracks = []
    for track in ended {
      track.layer.discard(track.animation)
      if !track.hasEnded { track.block.animationWasDiscarded(finished: position == .end) }
    }
  }

  /// Gives all properties their values before or after.
  func set(_ position: UIViewAnimatingPosition) {
    guard position != .current else { return }
    for change in position == .start ? changes.reversed() : changes {
      change.layer.put(position == .start ? change.old : change.new, at: change.key)
    }
  }

  private func keepWhatIsSeen() {
    for track in tracks {
      guard let animation = track.animation as? CABasicAnimation, let from = animation.from else {
        if let shown = track.layer.presentation() {
          track.layer.put(track.key.value(in: shown.state), at: track.key)
        }
        continue
      }
      let model = track.key.value(in: track.layer.state)
      let now = from.interpolated(to: animation.to ?? model, progress: track.position)
      let seen = animation.isAdditive ? model.adding(now) : now
      if let seen { track.layer.put(seen, at: track.key) }
    }
  }
}
