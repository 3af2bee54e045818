internal import FrameSequences
internal import PNGCodec

/// How long each of some frames is shown: until the next of them begins, the last for one frame.
struct AnimationDelays {
  private var delays: [Int: AnimatedPNGEncoder.Delay] = [:]

  /// The delays of frames at their rate.
  ///
  /// - Parameters:
  ///   - numbers: The frames, ascending.
  ///   - rate: Frames a second; positive.
  /// - Throws: `usage` for a time that the format does not store exactly.
  init(_ numbers: [Int], rate: ExactFraction) throws(CommandFailure) {
    for (index, number) in numbers.enumerated() {
      let next = index + 1 < numbers.count ? numbers[index + 1] : number + 1
      let time = ExactFraction(
        Int64(max(1, next - number)) * rate.denominator, over: rate.numerator)
      guard let delay = AnimatedPNGEncoder.Delay(time.numerator, over: time.denominator) else {
        throw .usage(
          .refusedValue(
            option: "--apng",
            reason: "frame \(number) is shown for \(time) s, which an animated PNG does not store"))
      }
      delays[number] = delay
    }
  }

  /// How long a frame is shown.
  ///
  /// - Precondition: It is one of the frames.
  func delay(ofFrame number: Int) -> AnimatedPNGEncoder.Delay {
    guard let delay = delays[number] else {
      preconditionFailure("only frames of the animation are shown")
    }
    return delay
  }
}
