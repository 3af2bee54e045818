package import PNGCodec

/// Which frame another one passes for, where limits let frames differ.
///
/// Sequences are aligned by digests, and frames that differ within limits have other digests. So that a
/// dropped frame is found for what it is between two renderers, too, each frame is asked which golden one
/// near it it passes for, before the two are aligned.
package struct NearFrames: Sendable {
  private let comparer: PictureComparer
  /// How far from its own place a frame is looked for.
  private let reach: Int

  /// The farthest reach: each place of it costs a comparison of every frame.
  private static let longestReach = 4

  /// A search for two sequences.
  ///
  /// - Returns: `nil` where nothing may differ, or where as many frames on both sides are paired one by one.
  package init?(_ expected: SequenceSide, _ actual: SequenceSide, limits: PictureLimits) {
    let surplus = abs(expected.frames.count - actual.frames.count)
    guard !limits.isExact, surplus > 0, surplus <= Self.longestReach else { return nil }
    comparer = PictureComparer(limits: limits)
    reach = surplus
  }

  /// The place of the golden frame that a picture passes for, nearest first.
  ///
  /// - Parameters:
  ///   - picture: The actual picture.
  ///   - place: Its place.
  ///   - count: How many golden frames there are.
  ///   - golden: A golden frame's picture and mask; `nil` if there is none.
  /// - Returns: The place; `nil` if it passes for none within reach.
  package func match(
    of picture: StraightImage, at place: Int, among count: Int,
    golden: (Int) -> (picture: StraightImage, mask: FrameMask?)?
  ) -> Int? {
    let near = (place - reach...place + reach).filter { (0..<count).contains($0) }
      .sorted { (abs($0 - place), $0) < (abs($1 - place), $1) }
    return near.first { other in
      guard let golden = golden(other) else { return false }
      let found = comparer.compare(
        expected: golden.picture, actual: picture, mask: golden.mask)
      return [.equal, .withinLimits].contains(found.verdict)
    }
  }
}
