internal import Foundation

/// Lengths of dashes and gaps in turn, for ever.
struct DashPattern {
  /// An even number of lengths: dash, gap, dash, gap.
  private let lengths: [CGFloat]
  private let firstIndex: Int
  private let firstRest: CGFloat

  /// Most dashes and gaps along one path.
  private static let lengthLimit: CGFloat = 1_000_000

  /// A pattern that can be laid along a path; nil where the line is solid.
  ///
  /// It is where there are no lengths, they add up to nothing, one of them is negative or not
  /// finite, or there would be too many dashes. An odd number of lengths is repeated, so dashes
  /// and gaps change places. The phase may be any finite number.
  init?(lengths: [CGFloat], phase: CGFloat, along measure: PathMeasure) {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else { return nil }
    let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite, !Self.exceedsLimit(lengths, along: measure) else { return nil }

    var rest = phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    var index = 0
    while rest >= lengths[index], index < lengths.count - 1 {
      rest -= lengths[index]
      index += 1
    }
    self.lengths = lengths
    self.firstIndex = index
    self.firstRest = max(lengths[index] - rest, 0)
  }

  /// Whether the lengths, laid along a path, would be more dashes and gaps than are made.
  static func exceedsLimit(_ lengths: [CGFloat], along measure: PathMeasure) -> Bool {
    let total = lengths.reduce(0, +)
    guard total > 0 else { return false }
    let rounds = measure.length / total + CGFloat(measure.subpaths.count)
    return rounds * CGFloat(lengths.count) > lengthLimit
  }

  /// The dashes of a subpath between two lengths, in order; a dash may have no length.
  func dashes(from lowerBound: CGFloat, to upperBound: CGFloat) -> [ClosedRange<CGFloat>] {
    var dashes: [ClosedRange<CGFloat>] = []
    var position = lowerBound
    var index = firstIndex
    var rest = firstRest
    while position < upperBound {
      let end = min(position + rest, upperBound)
      if index.isMultiple(of: 2) { dashes.append(position...end) }
      position = end
      index = (index + 1) % lengths.count
      rest = lengths[index]
    }
    return dashes
  }
}
