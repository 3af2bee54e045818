import Foundation
import LayerTree
import SceneFormat
import Timing
import ViewKit

/// Plays a scene's gesture on a clock, event by event at its exact time.
///
/// Between two events progress is a function of the clock's time, not of frames: so a frame shows
/// the same at every frame rate.
@MainActor
final class GesturePlayer {
  /// Asks for the transition.
  var begins: () -> Void = {}
  /// Told once, at the time, whether the gesture finishes the transition or cancels it.
  var asked: (Bool) -> Void = { _ in }
  /// Told once, at the gesture's end.
  var ended: () -> Void = {}
  /// Whether the gesture has asked for the transition.
  private(set) var hasBegun = false

  private let gesture: SceneGesture
  private let clock: VirtualClock
  /// Of the view that is dragged, in points.
  private let width: CGFloat
  private let drag: DragToPop
  private var hasAsked = false
  /// What drives the transition by updates; a drag has its own.
  private var updated: UIPercentDrivenInteractiveTransition?

  init(_ gesture: SceneGesture, clock: VirtualClock, width: CGFloat) {
    self.gesture = gesture
    self.clock = clock
    self.width = width
    drag = DragToPop(width: width)
  }

  /// What drives the transition now; nil when nothing does.
  var interaction: UIPercentDrivenInteractiveTransition? { updated ?? drag.interaction }

  /// Schedules the whole gesture, which begins now.
  func play() {
    switch gesture.course {
    case .updates(let updates): play(updates)
    case .pan(let samples): play(samples)
    }
  }

  private func at(
    _ time: Nanoseconds, after begin: Nanoseconds, _ work: @escaping @MainActor () -> Void
  ) {
    clock.schedule(at: begin + time, work)
  }

  private func pace(_ interaction: UIPercentDrivenInteractiveTransition) {
    interaction.completionSpeed = CGFloat(gesture.end.speed)
    interaction.tailPacing = TimingCurve(gesture.end.curve, duration: 1)
  }
}

// MARK: - Updates

extension GesturePlayer {
  private func play(_ updates: [SceneGesture.Update]) {
    let begin = clock.now
    let interaction = UIPercentDrivenInteractiveTransition()
    pace(interaction)
    updated = interaction
    hasBegun = true
    begins()
    for (index, update) in updates.enumerated() {
      let next = index + 1 < updates.count ? updates[index + 1] : nil
      at(update.time, after: begin) {
        interaction.update(CGFloat(update.progress))
        if let next, self.gesture.between == .linear {
          interaction.glide(
            to: CGFloat(next.progress), within: (next.time - update.time).seconds)
        }
      }
    }
    at(gesture.end.time, after: begin) {
      let finishes = self.gesture.end.action == .finish
      if finishes { interaction.finish() } else { interaction.cancel() }
      self.updated = nil
      self.asked(finishes)
      self.ended()
    }
  }
}

// MARK: - A pan

extension GesturePlayer {
  private func play(_ samples: [SceneGesture.Sample]) {
    let begin = clock.now
    drag.pop = { [weak self] in
      guard let self else { return }
      hasBegun = true
      drag.interaction.map(pace)
      begins()
    }
    let listed = gesture.end.isSpelledOut ? samples[...] : samples.dropLast()
    for (index, sample) in listed.enumerated() {
      at(sample.time, after: begin) {
        self.handle(index == 0 ? .began : .changed, sample.translation.x)
      }
      if gesture.between == .linear, index + 1 < samples.count {
        glide(from: sample, to: samples[index + 1], after: begin)
      }
    }
    let last = samples.last?.translation.x ?? 0
    at(gesture.end.time, after: begin) {
      self.handle(.ended, last)
      self.ended()
    }
  }

  /// What the drag asks for first counts: nothing reaches the transition afterwards.
  private func handle(_ state: DragToPop.State, _ translation: CGFloat) {
    guard let finishes = drag.handle(state, translation: translation), !hasAsked else { return }
    hasAsked = true
    asked(finishes)
  }

  /// Moves the progress as the translation moves, in one piece for each that is even.
  private func glide(
    from sample: SceneGesture.Sample, to next: SceneGesture.Sample, after begin: Nanoseconds
  ) {
    let (start, end) = (sample.translation.x, next.translation.x)
    let whole = (next.time - sample.time).seconds
    guard start != end else { return }
    // Progress stops where the translation leaves the view.
    let turns = [0, width].map { ($0 - start) / (end - start) }.filter { $0 > 0 && $0 < 1 }
    let parts = [0] + turns.sorted() + [1]
    for (from, to) in zip(parts, parts.dropFirst()) {
      at(sample.time + Nanoseconds(seconds: Double(from) * whole), after: begin) {
        self.drag.interaction?.glide(
          to: (start + (end - start) * to) / self.width, within: Double(to - from) * whole)
      }
    }
  }
}
