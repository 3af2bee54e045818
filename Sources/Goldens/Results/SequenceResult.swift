package import FrameSequences

/// What the comparison of one sequence found.
package struct SequenceResult: Hashable, Sendable {
  /// The scene's or the sequence's name.
  package var name: String
  /// The variant's name, if there are variants.
  package var variant: String?
  /// Frames a second of the actual sequence, where that is known.
  package var frameRate: ExactFraction?
  /// Every frame, in the order of the actual sequence; missing ones where they should be.
  package var frames: [FrameResult]
  /// Everything wrong, first what came first.
  package var findings: [ComparisonFinding]
  /// The masks, each with the pixels that it covered in all frames.
  package var masks: [Mask] = []
  /// The pixels that the masks leave out together, of those of all frames; `nil` without masks.
  package var masked: Share?

  /// A mask and what it did.
  package struct Mask: Hashable, Sendable {
    package var text: String
    package var pixels: Int
    /// The pixels of all frames.
    package var whole: Int

    /// A mask.
    package init(text: String, pixels: Int, whole: Int) {
      (self.text, self.pixels, self.whole) = (text, pixels, whole)
    }

    /// `600 pixels (25.00 %)`.
    package var amount: String { "\(pixels) pixels (\(Share(min(pixels, whole), of: whole)))" }
  }

  /// Notes what masks have covered in the frames.
  package mutating func note(_ use: MaskUse, of rules: MaskSet) {
    masks = zip(rules.rules, use.pixels).map {
      Mask(text: $0.text, pixels: $1, whole: use.whole)
    }
    if !masks.isEmpty { masked = Share(use.covered, of: use.whole) }
    do throws(MaskError) { try rules.check(use) } catch {
      findings.append(ComparisonFinding(.maskUnused, text: "\(error)"))
    }
    if !masks.isEmpty, use.whole > 0, use.covered == use.whole {
      findings.append(
        ComparisonFinding(
          .notCompared, text: "the masks leave out every pixel of every frame; make them smaller"))
    }
  }

  /// A result; what is not said was not found.
  package init(
    name: String, variant: String? = nil, frameRate: ExactFraction? = nil,
    frames: [FrameResult], findings: [ComparisonFinding]
  ) {
    (self.name, self.variant, self.frameRate) = (name, variant, frameRate)
    (self.frames, self.findings) = (frames, findings)
  }

  /// The name with its variant: `slide/dark`.
  package var title: String { name + (variant.map { "/" + $0 } ?? "") }

  /// How many frames were compared.
  package var comparedCount: Int {
    frames.count { $0.state.isMatch || $0.state == .differs }
  }

  /// Whether everything is as it should be: there are frames, each of them matches, and nothing but
  /// notices was found.
  package var isMatch: Bool {
    !frames.isEmpty && frames.allSatisfy(\.state.isMatch)
      && findings.allSatisfy(\.kind.isNotice)
  }

  /// The frame that differs most: by pixels that count, then by its worst pixel; of equals the first.
  package var worstFrame: FrameResult? {
    let looked = frames.filter { $0.state == .differs && $0.comparison != nil }
    return looked.max { Self.weight(of: $0) < Self.weight(of: $1) }
      .flatMap { worst in looked.first { Self.weight(of: $0) == Self.weight(of: worst) } }
  }

  /// Pixels that differ, frame by frame: the curve of a report; `nil` where no pictures were compared
  /// and digests say that they are not the same.
  package var curve: [Int?] {
    frames.map { $0.comparison?.classes.total ?? ($0.state == .equal ? 0 : nil) }
  }

  private static func weight(of frame: FrameResult) -> (Int, Int) {
    guard let comparison = frame.comparison else { return (0, 0) }
    return (comparison.countedPixels, comparison.worstPixel?.step ?? 0)
  }
}
