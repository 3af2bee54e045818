package import FrameSequences

/// Compares the tracks of two sequences, property by property.
package struct TrackComparison: Hashable, Sendable {
  /// By how much a number may differ, in its own unit.
  package var tolerance: Double

  /// One part of one property that left its golden value.
  package struct Deviation: Hashable, Sendable {
    /// The layer and the property, as the golden names them.
    package var key: TrackTable.Key
    /// The part's name, such as `position.x`.
    package var part: String
    /// What an amount is followed by.
    package var unit: String
    /// Where it is first off.
    package var first: Place
    /// Where it is farthest off.
    package var worst: Place
    /// Whether it is off in the first frame that both have.
    package var startDiffers: Bool
    /// Whether it ends elsewhere.
    package var endDiffers: Bool
    /// In how many frames it is off.
    package var frames: Int

    /// A frame, and how far off the part is there.
    package struct Place: Hashable, Sendable {
      package var frame: Int
      package var time: ExactFraction
      package var expected: Double
      package var actual: Double

      /// How far off, without a sign.
      package var amount: Double { (actual - expected).magnitude }
    }
  }

  /// A comparison.
  ///
  /// - Precondition: The tolerance is finite and not negative.
  package init(tolerance: Double = 0.001) {
    precondition(tolerance >= 0 && tolerance.isFinite, "a tolerance is a number, 0 or more")
    self.tolerance = tolerance
  }

  /// Everything that differs: what began first stands first.
  package func findings(expected: TrackTable, actual: TrackTable) -> [ComparisonFinding] {
    let pairing = TrackPairing(expected, actual)
    var found = pairing.missing.map { key in
      finding(.trackMissing, key, expected.tracks[key]?.first, "does not move, and should")
    }
    found += pairing.extra.map { key in
      finding(.trackExtra, key, actual.tracks[key]?.first, "moves, and should not")
    }
    for (key, other) in pairing.pairs {
      found += findings(key, expected.tracks[key] ?? [], actual.tracks[other] ?? [])
    }
    return found.enumerated().sorted {
      ($0.element.frame ?? 0, $0.offset) < ($1.element.frame ?? 0, $1.offset)
    }.map(\.element)
  }

  private func finding(
    _ kind: ComparisonFinding.Kind, _ key: TrackTable.Key, _ sample: TrackTable.Sample?,
    _ clause: String
  ) -> ComparisonFinding {
    var finding = ComparisonFinding(
      kind, frame: sample?.frame, time: sample?.time,
      text: "layer \"\(key.lastName)\", \(key.property): \(clause)")
    (finding.layer, finding.property) = (key.layer, key.property)
    return finding
  }
}

// MARK: - One property

extension TrackComparison {
  private func findings(
    _ key: TrackTable.Key, _ expected: [TrackTable.Sample], _ actual: [TrackTable.Sample]
  ) -> [ComparisonFinding] {
    let pairs = Self.pairs(expected, actual)
    var found: [ComparisonFinding] = []
    if let other = pairs.first(where: { $0.expected.value.form != $0.actual.value.form }) {
      found.append(
        finding(.trackForm, key, other.actual, "has another form of value, and cannot be compared"))
    } else {
      let deviations = deviations(key, pairs)
      // Motion at other times is off wherever both move; that has one cause.
      if let span = span(key, expected, actual, deviations) { return [span] }
      found += deviations.map { finding($0, key) }
    }
    return found
  }

  private typealias Pair = (expected: TrackTable.Sample, actual: TrackTable.Sample)

  /// The samples of equal times; of sequences of one rate these are those of equal frames.
  private static func pairs(
    _ expected: [TrackTable.Sample], _ actual: [TrackTable.Sample]
  ) -> [Pair] {
    var byTime: [ExactFraction: TrackTable.Sample] = [:]
    for sample in expected { byTime[sample.time] = sample }
    return actual.compactMap { sample in byTime[sample.time].map { ($0, sample) } }
  }

  /// What to say of a property that moves at other times than it should.
  private func span(
    _ key: TrackTable.Key, _ expected: [TrackTable.Sample], _ actual: [TrackTable.Sample],
    _ deviations: [Deviation]
  ) -> ComparisonFinding? {
    guard let first = expected.first, let last = expected.last, let start = actual.first,
      let end = actual.last
    else { return nil }
    // At two rates the same motion is first and last seen at other times, less than a frame apart.
    let slack = Self.slack(Self.step(of: expected), Self.step(of: actual))
    func isSame(_ one: ExactFraction, _ other: ExactFraction) -> Bool {
      one == other || (Self.number(one) - Self.number(other)).magnitude < slack
    }
    if isSame(first.time, start.time), isSame(last.time, end.time) { return nil }
    let seconds = FrameTimeText.seconds
    let worst = deviations.max { $0.worst.amount < $1.worst.amount }
    let rest = worst.map {
      "where both move, it is off by at most "
        + FrameTimeText.amount($0.worst.amount, besideLimit: tolerance) + $0.unit
    }
    let clause =
      "moves from \(seconds(start.time)) to \(seconds(end.time)), not from \(seconds(first.time)) "
      + "to \(seconds(last.time))"
    return finding(.trackSpan, key, start, clause + (rest.map { "; " + $0 } ?? ""))
      .told(
        as: "layer \"\(key.lastName)\", \(key.property): moves at other times",
        [clause, rest].compactMap { $0 })
  }

  /// The time from frame to frame, in seconds; `nil` for fewer than two samples.
  private static func step(of samples: [TrackTable.Sample]) -> Double? {
    guard let first = samples.first, let last = samples.last, first.frame < last.frame else {
      return nil
    }
    return (number(last.time) - number(first.time)) / Double(last.frame - first.frame)
  }

  /// By less than how many seconds times of two steps may be apart and mean the same; 0 for equal steps.
  private static func slack(_ one: Double?, _ other: Double?) -> Double {
    guard let one, let other, (one - other).magnitude > 1e-6 * max(one, other) else { return 0 }
    return max(one, other)
  }

  private static func number(_ time: ExactFraction) -> Double {
    Double(time.numerator) / Double(time.denominator)
  }

  /// The part that is farthest off, for each property one; of a path its farthest number.
  private func deviations(_ key: TrackTable.Key, _ pairs: [Pair]) -> [Deviation] {
    let count = pairs.map { $0.expected.value.numbers.count }.max() ?? 0
    let parts = PropertyParts(property: key.property)
    let all = (0..<count).compactMap { part -> Deviation? in
      deviation(of: part, among: count, key, parts, pairs)
    }
    // Parts with names are told one by one; of a long value only the worst.
    guard count > 4 else { return all }
    let worst = all.max { $0.worst.amount < $1.worst.amount }
    return worst.map { [$0] } ?? []
  }

  private func deviation(
    of part: Int, among count: Int, _ key: TrackTable.Key, _ parts: PropertyParts, _ pairs: [Pair]
  ) -> Deviation? {
    let places = pairs.compactMap { pair -> Deviation.Place? in
      guard part < pair.expected.value.numbers.count, part < pair.actual.value.numbers.count else {
        return nil
      }
      return Deviation.Place(
        frame: pair.actual.frame, time: pair.actual.time,
        expected: pair.expected.value.numbers[part], actual: pair.actual.value.numbers[part])
    }
    let off = places.filter { !($0.amount <= tolerance) }
    guard let first = off.first, let start = places.first else { return nil }
    let worst = off.reduce(first) { $1.amount > $0.amount ? $1 : $0 }
    return Deviation(
      key: key, part: parts.name(of: part, among: count), unit: parts.unit, first: first,
      worst: worst, startDiffers: !(start.amount <= tolerance),
      endDiffers: endDiffers(places, worst: worst), frames: off.count)
  }

  /// Whether a part ends elsewhere.
  ///
  /// An animation is gone in the frame that shows its end, so the last place lies before it: where values
  /// still move there, it counts to where the difference of the last three goes.
  private func endDiffers(_ places: [Deviation.Place], worst: Deviation.Place) -> Bool {
    guard let end = places.last, !(end.amount <= tolerance) else { return false }
    guard places.count > 3 else { return true }
    let last = places.suffix(3).map { $0.actual - $0.expected }
    let before = places[places.count - 2]
    let isMoving =
      (end.expected - before.expected).magnitude > tolerance
      || (end.actual - before.actual).magnitude > tolerance
    guard isMoving else { return true }
    let next = 3 * last[2] - 3 * last[1] + last[0]
    return !(next.magnitude <= max(tolerance, worst.amount / 20))
  }

  private func finding(_ deviation: Deviation, _ key: TrackTable.Key) -> ComparisonFinding {
    func amount(_ place: Deviation.Place) -> String {
      FrameTimeText.amount(place.amount, besideLimit: tolerance) + deviation.unit
    }
    func frame(_ place: Deviation.Place) -> String { FrameTimeText.frame(place.frame, place.time) }
    let (kind, what, ending): (ComparisonFinding.Kind, String, String) =
      switch (deviation.startDiffers, deviation.endDiffers) {
      case (false, false):
        (.trackEasing, "other easing", "it starts and ends the same, so the easing differs")
      case (true, false): (.trackStart, "other start", "it starts elsewhere and ends the same")
      case (false, true): (.trackEnd, "other end", "it starts the same and ends elsewhere")
      case (true, true): (.trackBothEnds, "other start and end", "it starts and ends elsewhere")
      }
    let subject = "layer \"\(key.lastName)\", \(deviation.part)"
    let first = "first off at \(frame(deviation.first)) by \(amount(deviation.first))"
    let worst = "worst \(amount(deviation.worst)) at \(frame(deviation.worst))"
    var finding = ComparisonFinding(
      kind, frame: deviation.first.frame, time: deviation.first.time, frames: deviation.frames,
      text: "\(subject): \(first), \(worst); \(ending)"
    ).told(as: "\(subject): \(what)", [first, worst, ending])
    (finding.layer, finding.property) = (key.layer, deviation.part)
    return finding
  }
}
