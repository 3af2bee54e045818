/// What explains that frames of two lists of one length differ at their places.
struct PlaceExplanation {
  private let tokens: FrameTokens
  /// The places that differ, ascending.
  private let differing: [Int]
  /// Places that something explains.
  private(set) var explained: Set<Int> = []
  /// Frames that took each other's place.
  private(set) var swaps: [SequenceAlignment.Swap] = []
  /// Runs that show the frame before them.
  private(set) var stale: [Range<Int>] = []

  /// The longest shift that is looked for, in frames.
  private static let longestShift = 240
  /// The fewest places of which a shift is said; fewer are stale or swapped frames.
  private static let fewestShifted = 3

  init(_ tokens: FrameTokens) {
    self.tokens = tokens
    differing = tokens.actual.indices.filter { tokens.actual[$0] != tokens.expected[$0] }
  }

  /// Places that nothing explains.
  var rest: [Int] { differing.filter { !explained.contains($0) } }

  /// The shift that explains every difference, if one does and nothing smaller.
  var shift: SequenceAlignment.Shift? {
    guard let start = differing.first, differing.count >= Self.fewestShifted else { return nil }
    let last = tokens.actual.count - 1
    for frames in 1...Self.longestShift where frames <= last {
      for way in [frames, -frames] where shows(shiftedBy: way, from: start) {
        // A picture that stands still to the end is a stale one and no shift.
        let moving = tokens.actual[start] != tokens.actual[last]
        return moving ? SequenceAlignment.Shift(start: start, frames: way) : nil
      }
    }
    return nil
  }

  private func shows(shiftedBy frames: Int, from start: Int) -> Bool {
    let last = tokens.actual.count - 1
    return (start...last).allSatisfy {
      tokens.actual[$0] == tokens.expected[min(last, max(0, $0 - frames))]
    }
  }

  /// Explains pairs of places that exchanged their frames, then places that repeat the one before.
  mutating func findSwapsAndStale() {
    findSwaps()
    for run in repeats where isRight(run.lowerBound - 1) && isRight(run.upperBound) {
      explained.formUnion(run)
      stale.append(run)
    }
  }

  /// Runs of places that are wrong and repeat the frame before them.
  private var repeats: [Range<Int>] {
    var runs: [Range<Int>] = []
    for place in differing where place > 0 && !explained.contains(place) {
      if tokens.actual[place] == tokens.actual[place - 1] {
        SequenceAlignment.extend(&runs, by: place)
      }
    }
    return runs
  }

  /// Whether a place is as it should be, or beyond the end.
  ///
  /// A run of repeats is only stale between such places: motion that is merely slower repeats frames
  /// too, where edges are not smoothed.
  private func isRight(_ place: Int) -> Bool {
    place == tokens.actual.count || tokens.actual[place] == tokens.expected[place]
  }

  private mutating func findSwaps() {
    // The places at which a frame should be, by what should be there.
    var places: [Int: [Int]] = [:]
    for place in differing { places[tokens.expected[place], default: []].append(place) }
    for place in differing where !explained.contains(place) {
      let partner = places[tokens.actual[place]]?.first {
        $0 > place && !explained.contains($0) && tokens.actual[$0] == tokens.expected[place]
      }
      guard let partner else { continue }
      explained.formUnion([place, partner])
      swaps.append(SequenceAlignment.Swap(first: place, second: partner))
    }
  }
}
