/// Frame arithmetic without a timeline: frame i shows time i / fps.
///
/// Everything is exact: integers of 128 bits, no Double. A time at most 1/1000 of a frame after a
/// frame's counts as at it, and a length at most 1/1000 of a frame over a whole number of frames
/// as that number: scene times are decimals, and 32.866667 s at 30 frames a second means 986
/// frames, not 987.
extension FrameRate {
  /// How many thousandths of a frame count as nothing, with the end.
  private static let snap: Int128 = 1

  /// How many frames a half-open span takes: `span · fps`, snapped, else rounded up.
  ///
  /// - Parameter span: Zero or more.
  /// - Returns: Zero or more; 0.35 s at 60 is 21, 32.867 s at 30 is 987.
  package func frameCount(spanning span: Nanoseconds) -> Int {
    precondition(span >= .zero, "a timeline's length is not negative")
    let (whole, rest) = position(of: span)
    return rest.thousandths > Self.snap || (rest.thousandths == Self.snap && !rest.isExact)
      ? whole + 1 : whole
  }

  /// The exact time of a frame, `index / fps`.
  ///
  /// - Parameter index: Zero or more.
  /// - Returns: Seconds, as a fraction.
  package func time(ofFrame index: Int) -> FrameTime {
    FrameTime(Int128(index) * Int128(denominator), over: Int128(numerator))
  }

  /// The last frame at or before a time; one whose time is at most 1/1000 frame later counts.
  ///
  /// - Parameter time: Zero or more.
  /// - Returns: Zero or more.
  package func lastFrame(at time: Nanoseconds) -> Int {
    precondition(time >= .zero, "a frame's time is not negative")
    let (whole, rest) = position(of: time)
    return rest.thousandths >= 1_000 - Self.snap ? whole + 1 : whole
  }

  /// The first frame at or after a time; one whose time is at most 1/1000 frame earlier counts.
  ///
  /// - Parameter time: Zero or more.
  /// - Returns: Zero or more.
  package func firstFrame(at time: Nanoseconds) -> Int {
    frameCount(spanning: time)
  }

  /// The latest whole nanosecond whose events a frame shows: `index / fps` and 1/1000 frame.
  ///
  /// - Parameter index: Zero or more.
  /// - Returns: Clamped to the clock's range.
  package func latestEvent(forFrame index: Int) -> Nanoseconds {
    precondition(index >= 0, "frames are counted from 0")
    let frames = Int128(index) * 1_000 + Self.snap
    let (product, overflow) = frames.multipliedReportingOverflow(
      by: Int128(denominator) * 1_000_000)
    guard !overflow, let count = Int64(exactly: product / Int128(numerator)) else {
      return Nanoseconds(count: .max)
    }
    return Nanoseconds(count: count)
  }

  /// A time in frames: whole ones, whole thousandths of the rest, and whether nothing is left.
  private func position(
    of time: Nanoseconds
  ) -> (whole: Int, rest: (thousandths: Int128, isExact: Bool)) {
    let unit = Int128(denominator) * 1_000_000_000
    let (whole, rest) = (Int128(time.count) * Int128(numerator)).quotientAndRemainder(
      dividingBy: unit)
    let (thousandths, left) = (rest * 1_000).quotientAndRemainder(dividingBy: unit)
    return (Int(whole), (thousandths, left == 0))
  }
}
