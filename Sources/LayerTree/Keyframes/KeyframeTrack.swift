internal import Foundation
internal import Timing

/// Values at times, and the way from each to the next.
struct KeyframeTrack {
  /// How one value leads to the next.
  enum Way: Hashable {
    case straight
    /// Each value holds until the next.
    case steps
    /// Through all values on a smooth curve.
    case smooth
  }

  let values: [AnimatableValue]
  /// 0...1, rising: one for each value, and for steps one more, at which the last one ends.
  let times: [Double]
  /// The pacing of each interval; evenly where there is none.
  let curves: [CubicBezierCurve]
  let way: Way
  /// How the curve bends at each value; unbent where there is none.
  let bends: [KeyframeBend]

  /// The value at a share of the time, 0...1; nil without values.
  func value(at progress: Double) -> AnimatableValue? {
    guard let first = values.first, let last = values.last else { return nil }
    guard values.count > 1 else { return first }
    guard way != .steps else { return values[min(interval(at: progress), values.count - 1)] }
    guard progress > 0 else { return first }
    guard progress < 1 else { return last }
    let index = min(interval(at: progress), values.count - 2)
    let length = times[index + 1] - times[index]
    var share = length > 0 ? min(max((progress - times[index]) / length, 0), 1) : 1
    if index < curves.count { share = curves[index].value(at: share) }
    guard way == .smooth, let value = smoothValue(in: index, at: share) else {
      return values[index].interpolated(to: values[index + 1], progress: share)
    }
    return value
  }

  /// The last interval that begins at or before a share of the time.
  private func interval(at progress: Double) -> Int {
    max(0, times.partitioningIndex { $0 > progress } - 1)
  }

  // MARK: - Smooth ways

  /// A point of the curve through all values; nil for values that are not made of numbers.
  ///
  /// The cubic runs between two values with the tangents that the bends give (Hermite's form);
  /// beyond the ends the outermost neighbours are mirrored.
  ///
  /// - SeeAlso: Doris Kochanek and Richard Bartels, *Interpolating Splines with Local Tension,
  ///   Continuity, and Bias Control*, SIGGRAPH 1984.
  private func smoothValue(in index: Int, at s: Double) -> AnimatableValue? {
    let kind = values[index]
    guard let start = lanes(index, like: kind), let end = lanes(index + 1, like: kind),
      let before = lanes(index - 1, like: kind), let after = lanes(index + 2, like: kind)
    else { return nil }
    let (leaving, arriving) = (bend(at: index).leaving, bend(at: index + 1).arriving)
    let (s2, s3) = (s * s, s * s * s)
    let lanes = start.indices.map { lane in
      let step = end[lane] - start[lane]
      let out = leaving.past * (start[lane] - before[lane]) + leaving.next * step
      let into = arriving.past * step + arriving.next * (after[lane] - end[lane])
      return start[lane] * (2 * s3 - 3 * s2 + 1) + out * (s3 - 2 * s2 + s)
        + end[lane] * (3 * s2 - 2 * s3) + into * (s3 - s2)
    }
    return kind.rebuilt(from: lanes)
  }

  private func bend(at index: Int) -> KeyframeBend {
    index < bends.count ? bends[index] : KeyframeBend()
  }

  /// The numbers of a value, or of the mirror image of one beyond the ends.
  private func lanes(_ index: Int, like kind: AnimatableValue) -> [Double]? {
    if values.indices.contains(index) {
      return kind.matches(values[index]) ? values[index].lanes : nil
    }
    let (edge, inner) = index < 0 ? (0, 1) : (values.count - 1, values.count - 2)
    guard let pivot = lanes(edge, like: kind), let other = lanes(inner, like: kind) else {
      return nil
    }
    return zip(pivot, other).map { 2 * $0 - $1 }
  }
}

/// How a smooth curve passes through one value; all 0 is Catmull and Rom's way.
struct KeyframeBend: Hashable {
  var tension = 0.0
  var continuity = 0.0
  var bias = 0.0

  /// How much the steps before and after a value weigh in the tangent there.
  typealias Weights = (past: Double, next: Double)

  var leaving: Weights {
    (
      (1 - tension) * (1 + bias) * (1 + continuity) / 2,
      (1 - tension) * (1 - bias) * (1 - continuity) / 2
    )
  }

  var arriving: Weights {
    (
      (1 - tension) * (1 + bias) * (1 - continuity) / 2,
      (1 - tension) * (1 - bias) * (1 + continuity) / 2
    )
  }
}
