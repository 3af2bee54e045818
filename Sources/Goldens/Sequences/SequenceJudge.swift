internal import FrameSequences

/// Makes a sequence's result of its alignment and of what the pictures showed.
///
/// Nothing is taken to be the same unless a digest or a comparison says so: a frame that nobody looked
/// at is `not-compared`, which fails.
package struct SequenceJudge: Sendable {
  private let name: String
  private let expected: SequenceSide
  private let actual: SequenceSide
  /// Which frames belong together; those of ``SequenceAlignment/changed`` want to be looked at.
  package let alignment: SequenceAlignment
  /// What looking at pairs brought, by the place in the actual sequence.
  package var outcomes: [Int: FrameOutcome] = [:]
  /// Places in the actual sequence of which ``FlickerTest`` says that they flicker.
  package var flickers: Set<Int> = []
  /// What files say differently beside their pixels, by the place in the actual sequence.
  package var metadata: [Int: [MetadataDifference]] = [:]
  /// Places in the actual sequence that were paired because limits let them pass for another frame, and
  /// not by their own digests: they have to be looked at too.
  package var near: Set<Int> = []
  /// Why golden pictures cannot be used of frames whose digests are the same, by the place in the actual
  /// sequence: such a frame fails, for nobody could look at it when it differs.
  package var goldenFaults: [Int: String] = [:]
  /// How a golden gets the pictures without which masks and limits cannot be asked, as a clause; `nil`
  /// where neither was given.
  package var pictureHint: String?

  /// A judge of two sequences that nobody has looked at yet.
  package init(name: String, expected: SequenceSide, actual: SequenceSide) {
    self.name = name
    self.expected = expected
    self.actual = actual
    alignment = SequenceAlignment(expected: expected, actual: actual)
  }

  /// The pairs of which nothing is known unless somebody looks.
  package var pairsToLookAt: [SequenceAlignment.Pair] {
    alignment.changed + alignment.same.filter { near.contains($0.actual) }
  }

  /// Changed frames whose neighbours are as they should be: these may flicker.
  package var lonelyChanges: [Int] {
    let right = Set(alignment.same.map(\.actual))
    return alignment.changed.map(\.actual).filter {
      right.contains($0 - 1) && right.contains($0 + 1)
    }
  }

  /// The result, as far as frames go.
  package var result: SequenceResult {
    let frames = self.frames
    return SequenceResult(
      name: name, frameRate: actual.frameRate, frames: frames, findings: findings(frames))
  }
}

// MARK: - Frames

extension SequenceJudge {
  private var frames: [FrameResult] {
    var states: [Int: FrameResult] = [:]
    for pair in alignment.same where near.contains(pair.actual) {
      states[pair.actual] = changedFrame(pair)
    }
    for pair in alignment.same where !near.contains(pair.actual) {
      states[pair.actual] = frame(
        pair, state: goldenFaults[pair.actual] == nil ? .equal : .unreadable)
      states[pair.actual]?.reason = goldenFaults[pair.actual]
    }
    for pair in alignment.changed { states[pair.actual] = changedFrame(pair) }
    for place in unpairedDifferences { states[place] = frame(ofDifferent: place) }
    for place in (alignment.extra + alignment.duplicated).joined() {
      states[place] = frame(at: place, state: .extra)
    }
    for (place, cause) in misplacements where states[place]?.state.isMatch == false {
      states[place]?.misplacement = cause
    }
    var placed = actual.frames.indices.map { place in
      (place, 1, states[place] ?? frame(at: place, state: .notCompared))
    }
    placed += missingFrames
    return placed.sorted { ($0.0, $0.1, $0.2.number) < ($1.0, $1.1, $1.2.number) }.map(\.2)
  }

  /// What is known of frames that are not where they should be, by their places.
  private var misplacements: [(Int, FrameResult.Misplacement)] {
    var causes = alignment.duplicated.joined().map { ($0, FrameResult.Misplacement.duplicated) }
    causes += alignment.stale.joined().map { ($0, .stale) }
    causes += alignment.swapped.flatMap { [($0.first, .swapped), ($0.second, .swapped)] }
    if let shift = alignment.shift {
      causes += (shift.start..<actual.frames.count).map { ($0, .shifted) }
    }
    return causes
  }

  /// Places whose frames are in the wrong place or time.
  private var unpairedDifferences: [Int] {
    var places = Array(alignment.stale.joined())
    places += alignment.swapped.flatMap { [$0.first, $0.second] }
    if let shift = alignment.shift { places += shift.start..<actual.frames.count }
    return places
  }

  private func frame(ofDifferent place: Int) -> FrameResult {
    // A shifted frame may show what its place should show all the same.
    let pair = SequenceAlignment.Pair(expected: place, actual: place)
    let isSame =
      actual.frames[place].digest != nil
      && actual.frames[place].digest == expected.frames[place].digest
    if isSame { return frame(pair, state: .equal) }
    return changedFrame(pair)
  }

  private func changedFrame(_ pair: SequenceAlignment.Pair) -> FrameResult {
    switch outcomes[pair.actual] {
    case .compared(let comparison):
      var result = frame(pair, state: .differs)
      result.comparison = comparison
      switch comparison.verdict {
      case .equal: result.state = .equal
      case .withinLimits: result.state = .withinLimits
      case .differs, .unaccounted: result.state = .differs
      }
      return result
    case .unreadable(let reason):
      var result = frame(pair, state: .unreadable)
      result.reason = reason
      return result
    case .digestOnly: return frame(pair, state: .differs)
    case nil:
      let isKnown =
        actual.frames[pair.actual].digest != nil && expected.frames[pair.expected].digest != nil
      return frame(pair, state: isKnown ? .differs : .unreadable)
    }
  }

  private func frame(
    _ pair: SequenceAlignment.Pair, state: FrameResult.State
  ) -> FrameResult {
    var result = frame(at: pair.actual, state: state)
    result.expectedNumber = expected.frames[pair.expected].number
    return result
  }

  private func frame(at place: Int, state: FrameResult.State) -> FrameResult {
    let frame = actual.frames[place]
    return FrameResult(number: frame.number, time: frame.time, state: state)
  }

  /// The missing frames, each before the actual frame that follows it.
  private var missingFrames: [(Int, Int, FrameResult)] {
    let pairs = (alignment.same + alignment.changed).sorted { $0.expected < $1.expected }
    let paired = Set(pairs.map(\.expected))
    let isByTime = alignment.unpaired > 0
    let places =
      isByTime
      ? expected.frames.indices.filter { !paired.contains($0) } : Array(alignment.missing.joined())
    var next = 0
    return places.map { place in
      while next < pairs.count, pairs[next].expected < place { next += 1 }
      let frame = expected.frames[place]
      let result = FrameResult(
        number: frame.number, expectedNumber: frame.number, time: frame.time,
        state: isByTime ? .notCompared : .missing)
      return (next < pairs.count ? pairs[next].actual : actual.frames.count, 0, result)
    }
  }
}

// MARK: - Findings

extension SequenceJudge {
  private func findings(_ frames: [FrameResult]) -> [ComparisonFinding] {
    guard !expected.frames.isEmpty, !actual.frames.isEmpty else { return [emptiness] }
    let sentences = FindingSentences(
      expected: expected, actual: actual, pictureHint: pictureHint)
    var found: [ComparisonFinding] = []
    if let one = expected.frameRate, let other = actual.frameRate, one != other {
      found.append(sentences.frameRate(one, other, unpaired: alignment.unpaired))
    }
    found += sentences.places(of: alignment)
    found += sentences.sizes(frames)
    found += sentences.metadata(metadata)
    var inFrames = alignment.missing.map(sentences.missing)
    inFrames += alignment.extra.map(sentences.extra)
    inFrames += alignment.duplicated.map(sentences.duplicated)
    inFrames += alignment.stale.map(sentences.stale)
    inFrames += sentences.swapped(alignment.swapped)
    if let shift = alignment.shift { inFrames.append(sentences.shift(shift)) }
    inFrames += sentences.changes(changedFrames(frames), flickers: flickeringNumbers)
    inFrames += sentences.unreadable(frames)
    found += inFrames.enumerated()
      .sorted { ($0.element.frame ?? 0, $0.offset) < ($1.element.frame ?? 0, $1.offset) }
      .map(\.element)
    return found
  }

  private var emptiness: ComparisonFinding {
    let text =
      switch (expected.frames.isEmpty, actual.frames.isEmpty) {
      case (true, true): "neither sequence has a frame, so nothing was compared"
      case (true, false): "there is no golden frame to compare \(actual.frames.count) frames with"
      default: "there is no frame to compare with \(expected.frames.count) golden frames"
      }
    return ComparisonFinding(.emptySequence, text: text)
  }

  /// The results of changed pairs that differ.
  private func changedFrames(_ frames: [FrameResult]) -> [FrameResult] {
    let numbers = Set(pairsToLookAt.map { actual.frames[$0.actual].number })
    return frames.filter { numbers.contains($0.number) && $0.state == .differs }
  }

  private var flickeringNumbers: Set<Int> {
    Set(flickers.intersection(lonelyChanges).map { actual.frames[$0].number })
  }
}
