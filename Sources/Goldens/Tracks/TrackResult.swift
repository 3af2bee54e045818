internal import FrameSequences

/// The result of comparing two sequences by their tracks alone.
package struct TrackResult: Hashable, Sendable {
  private let name: String
  private let comparison: TrackComparison

  /// A comparison under a name.
  package init(name: String, tolerance: Double) {
    self.name = name
    comparison = TrackComparison(tolerance: tolerance)
  }

  /// The result: a frame is the same when no property is known to be off, and nothing matches where
  /// nothing moves on either side.
  package func result(expected: TrackTable, actual: TrackTable) -> SequenceResult {
    var findings = comparison.findings(expected: expected, actual: actual)
    if expected.tracks.isEmpty || actual.tracks.isEmpty {
      findings.append(
        ComparisonFinding(
          .emptySequence, text: "a side has no tracks, so nothing was compared"))
    }
    var times: [Int: ExactFraction] = [:]
    for table in [expected, actual] {
      for sample in table.tracks.values.joined() { times[sample.frame] = sample.time }
    }
    let frames = times.sorted { $0.key < $1.key }.map { number, time in
      FrameResult(
        number: number, expectedNumber: number, time: time,
        state: findings.isEmpty ? .equal : .differs)
    }
    return SequenceResult(name: name, frames: frames, findings: findings)
  }
}
