public import Foundation
import LayerTree
import Rasterization
import Timing
public import ViewKit

// What a script does with a stage.

extension Stage {
  /// The present time, in seconds since the stage was made.
  public var time: TimeInterval { clock.now.seconds }

  /// Runs code that touches views as code of this stage.
  ///
  /// In there `UIScreen`, `CACurrentMediaTime()` and whatever else depends on the device are this
  /// stage's. It may be nested, and must not be waited in: a closure that suspends could not be
  /// told from another stage's.
  public func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
    try clock.asCurrent(work)
  }

  /// Makes a controller the window's root and lays it out, without animation.
  public func show(_ controller: UIViewController) {
    clock.turn { window.rootViewController = controller }
  }

  /// Lets time pass; every frame in it is recorded.
  ///
  /// - Parameter seconds: How long, on the stage's clock; ≥ 0 and finite.
  /// - Precondition: It is not called by what the stage itself runs, such as a completion.
  public func wait(_ seconds: TimeInterval) {
    precondition(seconds >= 0 && seconds.isFinite, "time passes forward")
    pass(until: clock.now + Nanoseconds(seconds: seconds))
  }

  /// Lets time pass until no transition is under way and no animation that will end is running.
  ///
  /// Animations without an end, timers and display links are not waited for.
  ///
  /// - Parameter seconds: How long at most; when that does not suffice, the recording fails with
  ///   ``RecordingError/neverSettles(after:)``.
  /// - Precondition: As for ``wait(_:)``.
  public func waitUntilSettled(atMost seconds: TimeInterval = 10) {
    let deadline = clock.now + Nanoseconds(seconds: seconds)
    clock.turn {}
    while !isSettled {
      guard let next = clock.nextEventTime, next <= deadline else {
        fail(.neverSettles(after: seconds))
        return
      }
      pass(until: max(next, clock.now))
    }
  }

  /// What was recorded since the stage was made; the stage may go on afterwards.
  ///
  /// - Throws: What could not be drawn, or what else went wrong on the way.
  public func finish() throws(RecordingError) -> Recording {
    clock.turn {}
    let duration = clock.now
    let rate = FrameRate(Int64(settings.framesPerSecond))
    let count = rate.frameCount(spanning: duration)
    while film.frames.count < count, failure == nil { takeFrame() }
    if let failure { throw failure }
    let end = try frame(
      at: max(duration.seconds, clock.lastEventTime.seconds), text: FrameTime(duration))
    return Recording(
      settings: settings, frames: film.frames + [end], duration: duration.seconds,
      journal: journal, warnings: clock.warnings.map { "\($0)" })
  }

  private var isSettled: Bool {
    journal.transitions.allSatisfy { $0.ended != nil } && !clock.hasEndingAnimations
  }

  /// Keeps the first failure.
  func fail(_ error: RecordingError) {
    failure = failure ?? error
  }
}

// MARK: - Frames

/// What a stage has recorded.
struct StageFilm {
  var frames: [RecordedFrame] = []
}

extension Stage {
  /// Greatest number of frames of a recording.
  private static let greatestCount = RecordingLimits().frames

  /// Lets time pass and takes every frame whose events all lie before the end.
  ///
  /// What the script does next happens at that end, and a frame there shows it.
  func pass(until end: Nanoseconds) {
    clock.turn {}
    let rate = FrameRate(Int64(settings.framesPerSecond))
    while rate.latestEvent(forFrame: film.frames.count) < end, failure == nil { takeFrame() }
    clock.advance(to: max(end, clock.now))
  }

  /// Takes the next frame, at its own time.
  private func takeFrame() {
    guard film.frames.count < Self.greatestCount else {
      return fail(.tooManyFrames(limit: Self.greatestCount))
    }
    let rate = FrameRate(Int64(settings.framesPerSecond))
    let time = rate.time(ofFrame: film.frames.count)
    clock.advance(to: max(rate.latestEvent(forFrame: film.frames.count), clock.now))
    // An event that counts as at this frame may lie a little after it.
    take(at: max(time.seconds, clock.lastEventTime.seconds), text: time)
  }

  private func take(at seconds: Double, text: FrameTime) {
    do {
      film.frames.append(try frame(at: seconds, text: text))
    } catch {
      fail(error)
    }
  }

  /// The next frame, with what is seen at a time, in seconds.
  private func frame(
    at seconds: Double, text: FrameTime
  ) throws(RecordingError) -> RecordedFrame {
    let list = try displayList(atSeconds: seconds)
    // Frames are drawn by whoever has them, where there is no one left to tell.
    let demand = SurfaceDemand(of: list).pixels
    guard demand <= RecordingLimits.surfacePixels else {
      throw .cannotDraw(
        name: "surfaces-over-limit",
        reason: "frame \(film.frames.count) needs \(demand) pixels of surfaces at once, the limit "
          + "is \(RecordingLimits.surfacePixels); use smaller shadows, or fewer of them within one "
          + "another")
    }
    return RecordedFrame(
      index: film.frames.count, time: text.seconds, timeText: "\(text)", displayList: list,
      values: animatedValues(atSeconds: seconds))
  }
}
