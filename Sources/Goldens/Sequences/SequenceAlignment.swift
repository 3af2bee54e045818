internal import Digests
internal import FrameSequences

/// Which frames of two sequences belong together, and what became of the others.
///
/// Frames are told apart by their digests alone, so ten thousand of them take little memory and no
/// picture. Sequences of as many frames are paired one by one, unless another pairing explains more: a
/// shift in time, or frames that were dropped and doubled.
package struct SequenceAlignment: Hashable, Sendable {
  /// Two frames that belong together, by their places in the two lists.
  package struct Pair: Hashable, Sendable {
    package var expected: Int
    package var actual: Int

    /// A pair.
    package init(expected: Int, actual: Int) { (self.expected, self.actual) = (expected, actual) }
  }

  /// Everything later, or earlier, by some frames.
  package struct Shift: Hashable, Sendable {
    /// The place in the actual list from which on it holds.
    package var start: Int
    /// By how many frames it comes later; negative for earlier.
    package var frames: Int
  }

  /// Two frames that took each other's place.
  package struct Swap: Hashable, Sendable {
    package var first: Int
    package var second: Int
  }

  /// Pairs of equal digests, ascending.
  package internal(set) var same: [Pair] = []
  /// Pairs whose digests differ and for which nothing else is to blame, ascending.
  package internal(set) var changed: [Pair] = []
  /// Runs of places in the expected list that nothing belongs to.
  package internal(set) var missing: [Range<Int>] = []
  /// Runs of places in the actual list that belong to nothing.
  package internal(set) var extra: [Range<Int>] = []
  /// Runs of places in the actual list that repeat the frame before them.
  package internal(set) var duplicated: [Range<Int>] = []
  /// Runs of places in the actual list that show the frame before them in place of their own.
  package internal(set) var stale: [Range<Int>] = []
  /// Frames that took each other's place.
  package internal(set) var swapped: [Swap] = []
  /// A shift in time.
  package internal(set) var shift: Shift?
  /// Frames that nothing could be compared with, since the two run at different rates.
  package internal(set) var unpaired = 0

  /// Aligns two sequences.
  ///
  /// - Complexity: O(n · d) for d frames that were dropped or put in.
  package init(expected: SequenceSide, actual: SequenceSide) {
    let tokens = FrameTokens(expected, actual)
    if let one = expected.frameRate, let other = actual.frameRate, one != other {
      pairByTime(expected, actual, tokens)
    } else if tokens.expected.count == tokens.actual.count {
      pairOneByOne(tokens, expected, actual)
    } else {
      let script = EditScript(tokens.expected, tokens.actual)
      let surplus = abs(tokens.expected.count - tokens.actual.count)
      // Motion of another length meets the same pictures now and then, which is no sign of drops.
      let fewest = min(tokens.expected.count, tokens.actual.count)
      let isLikely =
        script.map {
          $0.oneSidedRuns <= Self.mostRuns + surplus && 2 * $0.matches.count >= fewest
        } ?? false
      pairByContent(isLikely ? script : nil, tokens, expected, actual)
    }
  }

  /// How many pairs there are, whether or not they are the same.
  package var pairCount: Int {
    same.count + changed.count + stale.reduce(0) { $0 + $1.count } + 2 * swapped.count
      + shiftedCount
  }

  /// Frames that only a shift explains.
  package internal(set) var shiftedCount = 0
}

/// The digests of two sequences as small numbers; equal numbers mean equal pixels.
struct FrameTokens {
  let expected: [Int]
  let actual: [Int]

  init(_ expected: SequenceSide, _ actual: SequenceSide) {
    var numbers: [Digest128: Int] = [:]
    // Frames that cannot be read equal nothing, not even each other.
    var unreadable = 0
    func token(_ frame: SequenceSide.Frame) -> Int {
      guard let digest = frame.digest else {
        unreadable -= 1
        return unreadable
      }
      let number = numbers[digest] ?? numbers.count
      numbers[digest] = number
      return number
    }
    self.expected = expected.frames.map(token)
    self.actual = actual.frames.map(token)
  }
}

// MARK: - Pairing

extension SequenceAlignment {
  /// The most places at which frames of equally long sequences are dropped or doubled, in belief: motion
  /// with another easing shows the same pictures at another pace, and that is one change.
  private static let mostRuns = 4

  /// Pairs frames that show exactly the same time.
  private mutating func pairByTime(
    _ expected: SequenceSide, _ actual: SequenceSide, _ tokens: FrameTokens
  ) {
    var places: [ExactFraction: Int] = [:]
    for (place, frame) in expected.frames.enumerated() {
      if let time = frame.time, places[time] == nil { places[time] = place }
    }
    for (place, frame) in actual.frames.enumerated() {
      guard let time = frame.time, let other = places.removeValue(forKey: time) else {
        unpaired += 1
        continue
      }
      add(Pair(expected: other, actual: place), tokens)
    }
    unpaired += places.count
  }

  private mutating func add(_ pair: Pair, _ tokens: FrameTokens) {
    if tokens.expected[pair.expected] == tokens.actual[pair.actual] {
      same.append(pair)
    } else {
      changed.append(pair)
    }
  }

  /// Two lists of one length: the pairing by place, with what explains its differences, unless it takes
  /// fewer edits to make one list of the other.
  private mutating func pairOneByOne(
    _ tokens: FrameTokens, _ expected: SequenceSide, _ actual: SequenceSide
  ) {
    var explanation = PlaceExplanation(tokens)
    if let shift = explanation.shift {
      self.shift = shift
      shiftedCount = tokens.actual.count - shift.start
      same = (0..<shift.start).map { Pair(expected: $0, actual: $0) }
      return
    }
    explanation.findSwapsAndStale()
    if explanation.rest.count > 1, let script = EditScript(tokens.expected, tokens.actual),
      script.edits < explanation.rest.count, script.oneSidedRuns <= Self.mostRuns
    {
      return pairByContent(script, tokens, expected, actual)
    }
    (swapped, stale) = (explanation.swaps, explanation.stale)
    let explained = explanation.explained
    for place in tokens.actual.indices where !explained.contains(place) {
      add(Pair(expected: place, actual: place), tokens)
    }
  }

  /// Two lists with a common part: what lies between its elements is paired as well as it can be.
  private mutating func pairByContent(
    _ script: EditScript?, _ tokens: FrameTokens, _ expected: SequenceSide,
    _ actual: SequenceSide
  ) {
    var (left, right) = (0, 0)
    let end = EditScript.Match(left: tokens.expected.count, right: tokens.actual.count)
    for match in Self.earliest(script?.matches ?? [], tokens) + [end] {
      pairGap(left..<match.left, right..<match.right, tokens, expected, actual)
      if match != end { same.append(Pair(expected: match.left, actual: match.right)) }
      (left, right) = (match.left + 1, match.right + 1)
    }
    changed.sort { $0.actual < $1.actual }
    same.sort { $0.actual < $1.actual }
  }

  /// The same matches with the first of equal frames in a row, so that it is the repeat that is left.
  private static func earliest(
    _ matches: [EditScript.Match], _ tokens: FrameTokens
  ) -> [EditScript.Match] {
    var (left, right) = (-1, -1)
    return matches.map { match in
      var match = match
      while match.left - 1 > left, tokens.expected[match.left - 1] == tokens.expected[match.left] {
        match.left -= 1
      }
      while match.right - 1 > right, tokens.actual[match.right - 1] == tokens.actual[match.right] {
        match.right -= 1
      }
      (left, right) = (match.left, match.right)
      return match
    }
  }

  private mutating func pairGap(
    _ left: Range<Int>, _ right: Range<Int>, _ tokens: FrameTokens, _ expected: SequenceSide,
    _ actual: SequenceSide
  ) {
    guard !left.isEmpty, !right.isEmpty else {
      if !left.isEmpty { missing.append(left) }
      addSurplus(right, tokens)
      return
    }
    var (ones, others) = (Array(left), Array(right))
    if ones.count != others.count {
      (ones, others) = pairByNumber(ones, others, tokens, expected, actual)
    }
    for (one, other) in zip(ones, others) { add(Pair(expected: one, actual: other), tokens) }
    let common = min(ones.count, others.count)
    for place in ones[common...] { Self.extend(&missing, by: place) }
    for place in others[common...] { addSurplus(place..<place + 1, tokens) }
  }

  /// Pairs frames of one number; gives the places that are left.
  private mutating func pairByNumber(
    _ left: [Int], _ right: [Int], _ tokens: FrameTokens, _ expected: SequenceSide,
    _ actual: SequenceSide
  ) -> ([Int], [Int]) {
    var places: [Int: Int] = [:]
    for place in left { places[expected.frames[place].number] = place }
    var (paired, rest): (Set<Int>, [Int]) = ([], [])
    for place in right {
      if let other = places.removeValue(forKey: actual.frames[place].number) {
        paired.insert(other)
        add(Pair(expected: other, actual: place), tokens)
      } else {
        rest.append(place)
      }
    }
    return (left.filter { !paired.contains($0) }, rest)
  }

  /// Notes frames that belong to nothing: repeats of the frame before, or others.
  private mutating func addSurplus(_ places: Range<Int>, _ tokens: FrameTokens) {
    for place in places {
      if place > 0, tokens.actual[place] == tokens.actual[place - 1] {
        Self.extend(&duplicated, by: place)
      } else {
        Self.extend(&extra, by: place)
      }
    }
  }

  /// Adds a place to the last run, or begins another.
  static func extend(_ runs: inout [Range<Int>], by place: Int) {
    if let last = runs.last, last.upperBound == place {
      runs[runs.count - 1] = last.lowerBound..<place + 1
    } else {
      runs.append(place..<place + 1)
    }
  }
}
