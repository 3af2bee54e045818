/// Looks at tracks for motion that goes back for one frame and on again.
///
/// A spring swings back too, but for more than a frame, so only single frames are told of.
package enum VelocityCheck {
  /// One finding for each property that turns back, with its first such frame.
  ///
  /// - Parameters:
  ///   - table: What the properties show.
  ///   - tolerance: A way back of so much is none, in the property's unit.
  /// - Returns: The findings, by layer and property.
  package static func findings(
    in table: TrackTable, tolerance: Double = 0.001
  ) -> [ComparisonFinding] {
    table.tracks.keys.sorted().flatMap { key in
      findings(key, table.tracks[key] ?? [], tolerance)
    }
  }

  private static func findings(
    _ key: TrackTable.Key, _ samples: [TrackTable.Sample], _ tolerance: Double
  ) -> [ComparisonFinding] {
    guard let first = samples.first, samples.allSatisfy({ $0.value.form == first.value.form })
    else { return [] }
    let count = first.value.numbers.count
    let parts = PropertyParts(property: key.property)
    let found = (0..<count).compactMap { part -> ComparisonFinding? in
      let values = samples.map { $0.value.numbers[part] }
      let turns = turns(of: values, tolerance)
      guard let place = turns.first else { return nil }
      let sample = samples[place]
      let name = parts.name(of: part, among: count)
      let back = (values[place] - values[place - 1]).magnitude
      var finding = ComparisonFinding(
        .velocityReversal, frame: sample.frame, time: sample.time, frames: turns.count,
        text: "layer \"\(key.lastName)\", \(name): turns back at "
          + "\(FrameTimeText.frame(sample.frame, sample.time)) by "
          + "\(FrameTimeText.amount(back, besideLimit: tolerance))\(parts.unit) for one frame")
      (finding.layer, finding.property) = (key.layer, name)
      return finding
    }
    return count > 4 ? Array(found.prefix(1)) : found
  }

  /// The places whose step goes against the one before and the one after.
  private static func turns(of values: [Double], _ tolerance: Double) -> [Int] {
    guard values.count > 3 else { return [] }
    return (2..<values.count - 1).filter {
      let before = values[$0 - 1] - values[$0 - 2]
      let step = values[$0] - values[$0 - 1]
      let after = values[$0 + 1] - values[$0]
      let isAgainst = step < 0 ? before > 0 && after > 0 : before < 0 && after < 0
      return isAgainst && step.magnitude > tolerance && before.magnitude > tolerance
        && after.magnitude > tolerance
    }
  }
}
