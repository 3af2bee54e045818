internal import FrameSequences

/// The findings about the frames of two sequences, in words.
struct FindingSentences {
  let expected: SequenceSide
  let actual: SequenceSide
  /// How a golden gets pictures for masks and limits, where these were given.
  let pictureHint: String?

  func missing(_ places: Range<Int>) -> ComparisonFinding {
    finding(.missingFrames, in: expected, places) { "\($0) \($1 ? "is" : "are") missing" }
  }

  func extra(_ places: Range<Int>) -> ComparisonFinding {
    finding(.extraFrames, in: actual, places) {
      "\($0) \($1 ? "is" : "are") extra: no golden frame is like \($1 ? "it" : "them")"
    }
  }

  func duplicated(_ places: Range<Int>) -> ComparisonFinding {
    let before = actual.frames[places.lowerBound - 1].number
    return finding(.duplicatedFrames, in: actual, places) {
      "\($0) \($1 ? "repeats" : "repeat") frame \(before), and what follows comes later"
    }
  }

  func stale(_ places: Range<Int>) -> ComparisonFinding {
    let before = actual.frames[places.lowerBound - 1].number
    return finding(.staleFrames, in: actual, places) {
      "\($0) \($1 ? "is" : "are") stale: frame \(before) is shown again in \($1 ? "its" : "their")"
        + " place"
    }
  }

  /// The most swaps that are told one by one; more have one cause, such as motion that runs backwards.
  private static let mostSwaps = 3

  func swapped(_ swaps: [SequenceAlignment.Swap]) -> [ComparisonFinding] {
    guard swaps.count > Self.mostSwaps, let first = swaps.first else {
      return swaps.map { swapped($0) }
    }
    var finding = swapped(first)
    finding.frames = 2 * swaps.count
    finding.text =
      "\(swaps.count) pairs of frames have changed places, first "
      + finding.text
      .replacing(" have changed places", with: "")
    return [finding]
  }

  private func swapped(_ swap: SequenceAlignment.Swap) -> ComparisonFinding {
    let (first, second) = (actual.frames[swap.first], actual.frames[swap.second])
    let one = FrameTimeText.frame(first.number, first.time)
    let other = FrameTimeText.frame(second.number, second.time)
    return ComparisonFinding(
      .swappedFrames, frame: first.number, time: first.time, frames: 2,
      text: "\(one) and \(other) have changed places")
  }

  func shift(_ shift: SequenceAlignment.Shift) -> ComparisonFinding {
    let frame = actual.frames[shift.start]
    let count = abs(shift.frames)
    var text =
      "from \(FrameTimeText.frame(frame.number, frame.time)) on, everything comes \(count) "
    text += count == 1 ? "frame" : "frames"
    if let rate = actual.frameRate, rate.numerator > 0, rate.denominator < 1 << 40 {
      let seconds = ExactFraction(Int64(count) * rate.denominator, over: rate.numerator)
      text += " (\(FrameTimeText.seconds(seconds)))"
    }
    text += shift.frames > 0 ? " later" : " earlier"
    return ComparisonFinding(
      .timeShift, frame: frame.number, time: frame.time,
      frames: actual.frames.count - shift.start, text: text)
  }

  func frameRate(
    _ one: ExactFraction, _ other: ExactFraction, unpaired: Int
  ) -> ComparisonFinding {
    ComparisonFinding(
      .frameRate,
      text: "\(other) frames a second, not \(one); only frames of the same time are compared"
        + ", \(unpaired) are not"
    ).told(
      as: "\(other) frames a second, not \(one)",
      ["only frames of the same time are compared, \(unpaired) are not"])
  }

  private func finding(
    _ kind: ComparisonFinding.Kind, in side: SequenceSide, _ places: Range<Int>,
    _ sentence: (String, Bool) -> String
  ) -> ComparisonFinding {
    let (first, last) = (side.frames[places.lowerBound], side.frames[places.upperBound - 1])
    let subject = FrameTimeText.frames(first.number, last.number, first.time)
    return ComparisonFinding(
      kind, frame: first.number, time: first.time, frames: places.count,
      text: sentence(subject, places.count == 1))
  }
}

// MARK: - Pictures

extension FindingSentences {
  /// Sizes that differ: of the sequences, or of pictures in them.
  func sizes(_ frames: [FrameResult]) -> [ComparisonFinding] {
    let resized = frames.filter { $0.comparison?.sizeChange != nil }
    if let first = resized.first, let change = first.comparison?.sizeChange {
      let others = resized.count == 1 ? "" : ", and \(resized.count - 1) more"
      return [
        ComparisonFinding(
          .size, frame: first.number, time: first.time, frames: resized.count,
          text: "\(FrameTimeText.frame(first.number, first.time)) is \(change)\(others)")
      ]
    }
    guard let one = expected.size, let other = actual.size, one != other else { return [] }
    return [ComparisonFinding(.size, text: "the frames are \(other), not \(one)")]
  }

  /// What files say differently, each thing once.
  func metadata(_ found: [Int: [MetadataDifference]]) -> [ComparisonFinding] {
    var places: [MetadataDifference: [Int]] = [:]
    var order: [MetadataDifference] = []
    for place in found.keys.sorted() {
      for difference in found[place] ?? [] {
        if places[difference] == nil { order.append(difference) }
        places[difference, default: []].append(place)
      }
    }
    return order.map { difference in
      let all = places[difference] ?? []
      let first = all.first.map { actual.frames[$0] }
      let more = all.count > 1 ? " and \(all.count - 1) more" : ""
      let subject = first.map { FrameTimeText.frame($0.number, $0.time) } ?? ""
      return ComparisonFinding(
        difference.changesColors ? .metadata : .storage, frame: first?.number, time: first?.time,
        frames: all.count, text: "\(subject)\(more): \(difference)")
    }
  }

  /// Frames that differ: those that flicker one by one, the others together.
  func changes(_ frames: [FrameResult], flickers: Set<Int>) -> [ComparisonFinding] {
    // A frame of another size whose common area is the same is told of with the sizes.
    // So is one that only its digest is known of, where all frames have another size.
    let isResized = expected.size.flatMap { one in actual.size.map { one != $0 } } ?? false
    let changed = frames.filter {
      $0.comparison.map { $0.sizeChange == nil || $0.classes.total > 0 } ?? !isResized
    }
    let alone = changed.filter { flickers.contains($0.number) }
    let together = changed.filter { !flickers.contains($0.number) }
    return alone.map(flicker) + [change(together)].compactMap { $0 }
  }

  private func flicker(_ frame: FrameResult) -> ComparisonFinding {
    let subject = FrameTimeText.frame(frame.number, frame.time)
    return ComparisonFinding(
      .flicker, frame: frame.number, time: frame.time, frames: 1,
      text: "\(subject) flickers: it differs from both its neighbours, which are as they should be"
        + (frame.comparison.map { "; \($0.pixelsText)" } ?? "")
    ).told(
      as: "frame \(frame.number) flickers",
      ["it differs from both its neighbours, which are as they should be"]
        + (frame.comparison?.pixelDetails ?? []))
  }

  private func change(_ frames: [FrameResult]) -> ComparisonFinding? {
    guard let first = frames.first else { return nil }
    let worst = SequenceResult(name: "", frames: frames, findings: []).worstFrame
    let subject = FrameTimeText.frame(first.number, first.time)
    var text = subject + " differs"
    var headline = "frame \(first.number) differs"
    var details: [String] = []
    if frames.count > 1 {
      headline = "\(frames.count) frames differ"
      let places = [
        "first \(subject)", worst.map { "worst \(FrameTimeText.frame($0.number, $0.time))" },
      ].compactMap { $0 }.joined(separator: ", ")
      text = headline + ", " + places
      details.append(places)
    }
    if let comparison = worst?.comparison {
      text += ": \(comparison.pixelsText)"
      details += comparison.pixelDetails
    } else {
      text += " from the golden digest, and no golden picture is there to show how"
      details.append("the golden is a digest, and no golden picture is there to show how")
    }
    if let pictureHint, frames.contains(where: { $0.comparison == nil }) {
      let hint = "masks and limits are of pictures, and \(pictureHint)"
      text += "; " + hint
      details.append(hint)
    }
    return ComparisonFinding(
      .changedFrames, frame: first.number, time: first.time, frames: frames.count, text: text
    ).told(as: headline, details)
  }

  /// Frames that cannot be read, together.
  func unreadable(_ frames: [FrameResult]) -> [ComparisonFinding] {
    let found = frames.filter { $0.state == .unreadable }
    guard let first = found.first else { return [] }
    let more = found.count > 1 ? ", and \(found.count - 1) more" : ""
    let subject = FrameTimeText.frame(first.number, first.time)
    return [
      ComparisonFinding(
        .unreadable, frame: first.number, time: first.time, frames: found.count,
        text: "\(subject) cannot be compared: \(first.reason ?? "it cannot be read")\(more)"
      ).told(
        as: "frame \(first.number)\(more) cannot be compared",
        [first.reason ?? "it cannot be read"])
    ]
  }
}
