package import FrameSequences

/// One number of a layer over time, on both sides: what a report plots.
package struct TrackCurve: Hashable, Sendable {
  /// A value at a time.
  package struct Place: Hashable, Sendable {
    /// In seconds.
    package var time: ExactFraction
    /// In the curve's unit.
    package var value: Double
  }

  /// The layer's path, as the golden names it.
  package var layer: String
  /// The number's name, such as `position.x`.
  package var property: String
  /// `pt` for places and lengths; empty for shares, angles and scales.
  package var unit: String
  /// The golden values, ascending by time; empty if there are none.
  package var expected: [Place]
  /// The actual values, ascending by time; empty if there are none.
  package var actual: [Place]
  /// What differs, as a finding says it; `nil` if nothing does.
  package var verdict: String?

  /// Whether the number is another one at some time, on either side.
  fileprivate var moves: Bool {
    [expected, actual].contains { side in side.contains { $0.value != side.first?.value } }
  }
}

extension TrackCurve {
  /// The most curves that are given.
  package static let most = 60

  /// Finds every number that moves or differs.
  ///
  /// - Parameters:
  ///   - expected: The golden tracks; empty for a sequence alone.
  ///   - actual: The others.
  ///   - findings: What was found about them.
  /// - Returns: Those that differ first, then by layer and property; no more than ``most``.
  package static func curves(
    expected: TrackTable, actual: TrackTable, findings: [ComparisonFinding]
  ) -> [TrackCurve] {
    let pairing = TrackPairing(expected, actual)
    var keys: [(golden: TrackTable.Key?, other: TrackTable.Key?)] = []
    keys += pairing.pairs.map { ($0, $1) }
    keys += pairing.missing.map { ($0, nil) }
    keys += pairing.extra.map { (nil, $0) }
    var curves: [TrackCurve] = []
    for (golden, other) in keys {
      guard let key = golden ?? other else { continue }
      curves += Self.curves(
        of: key, golden.flatMap { expected.tracks[$0] } ?? [],
        other.flatMap { actual.tracks[$0] } ?? [], findings)
    }
    let sorted = curves.enumerated().sorted {
      ($0.element.verdict == nil ? 1 : 0, $0.element.layer, $0.element.property, $0.offset)
        < ($1.element.verdict == nil ? 1 : 0, $1.element.layer, $1.element.property, $1.offset)
    }
    return Array(sorted.map(\.element).prefix(most))
  }

  private static func curves(
    of key: TrackTable.Key, _ expected: [TrackTable.Sample], _ actual: [TrackTable.Sample],
    _ findings: [ComparisonFinding]
  ) -> [TrackCurve] {
    let parts = PropertyParts(property: key.property)
    let count = (expected + actual).map { $0.value.numbers.count }.max() ?? 0
    return (0..<count).compactMap { part in
      let name = parts.name(of: part, among: count)
      let finding = findings.first {
        $0.layer == key.layer && ($0.property == name || $0.property == key.property)
      }
      let curve = TrackCurve(
        layer: key.layer, property: name, unit: String(parts.unit.drop { $0 == " " }),
        expected: places(of: part, in: expected), actual: places(of: part, in: actual),
        verdict: finding?.text)
      return curve.verdict != nil && count <= 4 || curve.moves ? curve : nil
    }
  }

  private static func places(of part: Int, in samples: [TrackTable.Sample]) -> [Place] {
    samples.compactMap { sample in
      let numbers = sample.value.numbers
      return part < numbers.count ? Place(time: sample.time, value: numbers[part]) : nil
    }
  }
}
