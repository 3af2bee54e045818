/// The frames of one rendering: a half-open timeline with frames held before and after it.
///
/// All frames are numbered from 0 in one row: `holdBefore` frames that show the state before the
/// first event, then frame i of the timeline at i / fps, then `holdAfter` frames that show the
/// settled end. The end itself is no frame of the timeline, so that the last picture is the true
/// end only if at least one frame is held after it.
package struct FrameTimeline: Hashable, Sendable {
  /// Frames a second.
  package let rate: FrameRate
  /// The timeline's length T.
  package let duration: Nanoseconds
  /// How many frames show the state before the first event.
  package let holdBefore: Int
  /// How many frames show the settled end.
  package let holdAfter: Int
  /// How many frames the timeline itself takes, by the frame rule.
  package let animatedFrameCount: Int

  /// What a frame of the whole row shows.
  package enum Moment: Hashable, Sendable {
    /// The state before the first event; it carries time 0.
    case beforeStart
    /// Frame `index` of the timeline, at `index / fps`.
    case animated(index: Int)
    /// The settled end; it carries the time T.
    case settled
  }

  /// The frames of a timeline.
  ///
  /// - Precondition: Length and hold counts are zero or more; a hold is at most a thousand million
  ///   frames.
  package init(
    rate: FrameRate, duration: Nanoseconds, holdBefore: Int = 0, holdAfter: Int = 1
  ) {
    precondition(
      (0...1_000_000_000).contains(holdBefore) && (0...1_000_000_000).contains(holdAfter),
      "a hold is 0 to 1,000,000,000 frames")
    self.rate = rate
    self.duration = duration
    self.holdBefore = holdBefore
    self.holdAfter = holdAfter
    animatedFrameCount = rate.frameCount(spanning: duration)
  }

  /// How many frames there are in all.
  package var frameCount: Int { holdBefore + animatedFrameCount + holdAfter }
}

extension FrameTimeline {
  /// What a frame shows.
  ///
  /// - Precondition: The frame is within 0..<`frameCount`.
  package func moment(ofFrame frame: Int) -> Moment {
    precondition((0..<frameCount).contains(frame), "frame \(frame) is outside the timeline")
    if frame < holdBefore { return .beforeStart }
    let index = frame - holdBefore
    return index < animatedFrameCount ? .animated(index: index) : .settled
  }

  /// The time a frame carries: 0 before the start, T after the end.
  ///
  /// - Precondition: The frame is within 0..<`frameCount`.
  package func time(ofFrame frame: Int) -> FrameTime {
    switch moment(ofFrame: frame) {
    case .beforeStart: FrameTime(.zero)
    case .animated(let index): rate.time(ofFrame: index)
    case .settled: FrameTime(duration)
    }
  }

  /// The latest whole nanosecond whose events a frame shows; `nil` for a frame before the start.
  ///
  /// A settled frame shows every event, also those after T: the end of the clock's range.
  ///
  /// - Precondition: The frame is within 0..<`frameCount`.
  package func latestEvent(forFrame frame: Int) -> Nanoseconds? {
    switch moment(ofFrame: frame) {
    case .beforeStart: nil
    case .animated(let index): rate.latestEvent(forFrame: index)
    case .settled: Nanoseconds(count: .max)
    }
  }

  /// The frame that shows a time: the last one at or before it.
  ///
  /// A frame at most 1/1000 frame later counts as at the time. From T on it is the first settled
  /// frame, or the last of the timeline where none is held.
  ///
  /// - Returns: `nil` for a time before 0 or after T, or where there is no such frame.
  package func frame(at time: Nanoseconds) -> Int? {
    guard time >= .zero, time <= duration else { return nil }
    let index = min(rate.lastFrame(at: time), animatedFrameCount)
    let isEnd = time == duration || index == animatedFrameCount
    if isEnd, holdAfter > 0 { return holdBefore + animatedFrameCount }
    guard animatedFrameCount > 0 else { return nil }
    return holdBefore + min(index, animatedFrameCount - 1)
  }

  /// The frames whose times lie between two times, ends included.
  ///
  /// A frame at most 1/1000 frame outside counts as in. Held frames carry 0 and T, so that a range
  /// from 0 has those before the start and a range to T those after the end.
  ///
  /// - Returns: `nil` where an end is outside 0...T or before the other; empty where the range lies
  ///   between two frames.
  package func frames(from start: Nanoseconds, through end: Nanoseconds) -> Range<Int>? {
    guard start >= .zero, start <= end, end <= duration else { return nil }
    let first = min(rate.firstFrame(at: start), animatedFrameCount)
    let afterLast = min(rate.lastFrame(at: end) + 1, animatedFrameCount)
    let lower = start == .zero ? 0 : holdBefore + first
    let upper = end == duration ? frameCount : holdBefore + max(first, afterLast)
    return lower..<max(lower, upper)
  }
}
