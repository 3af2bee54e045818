import Timing

/// Reports a timeline that has more frames than the limit, as far as the scene alone tells.
struct TimelineCheck {
  let context: ResolutionContext

  /// Counts the frames that the known times come to.
  func check(
    _ transitions: [SceneTransition], _ output: SceneOutput, rate: FrameRate, at span: SourceSpan
  ) {
    var known = Int128(0)
    for transition in transitions {
      let times = [
        transition.after, transition.delay, transition.duration ?? .zero,
        transition.gesture?.end.time ?? .zero,
      ]
      for time in times { known += Int128(time.count) }
    }
    if let duration = output.duration { known = Int128(duration.count) }
    let frames =
      known * Int128(rate.numerator) / (Int128(rate.denominator) * 1_000_000_000)
      + Int128(output.holdBefore + output.holdAfter)
    guard frames > Int128(context.limits.frames) else { return }
    context.error(
      "over-limit",
      "the timeline has \(frames) frames; the limit is \(context.limits.frames) (--limit-frames)",
      at: span)
  }
}
