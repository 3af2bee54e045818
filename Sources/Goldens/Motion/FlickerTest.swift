package import PNGCodec

/// Whether one frame of three does not belong between its neighbours.
package enum FlickerTest {
  /// Whether a frame differs far more from both neighbours than these differ from each other.
  ///
  /// - Returns: `false` for pictures of different sizes, which cannot be told.
  package static func isFlicker(
    before: StraightImage, frame: StraightImage, after: StraightImage
  ) -> Bool {
    guard let into = FrameStep(from: before, to: frame),
      let out = FrameStep(from: frame, to: after),
      let across = FrameStep(from: before, to: after)
    else { return false }
    return isFlicker(into: into.amount, out: out.amount, across: across.amount)
  }

  /// The same of amounts of change: into the frame, out of it, and past it.
  static func isFlicker(into: Int, out: Int, across: Int) -> Bool {
    let less = min(into, out)
    return less > 0 && less / 2 >= across
  }
}

/// How much changes from one frame to another.
package struct FrameStep: Hashable, Sendable {
  /// All channels' differences, in 8-bit steps, summed over all pixels.
  package let amount: Int

  /// The change between two pictures, or `nil` if their sizes differ.
  ///
  /// - Complexity: O(n) in the pixels.
  package init?(from one: StraightImage, to other: StraightImage) {
    guard one.width == other.width, one.height == other.height else { return nil }
    let (left, right) = (one.pixels.span, other.pixels.span)
    var sum = 0
    for index in left.indices where left[index] != right[index] {
      let steps = ChannelSteps(left[index], right[index])
      sum += steps.red + steps.green + steps.blue + steps.alpha
    }
    amount = sum
  }

  /// A change of a known amount.
  ///
  /// - Precondition: It is not negative.
  package init(amount: Int) {
    precondition(amount >= 0, "an amount of change is not negative")
    self.amount = amount
  }
}
